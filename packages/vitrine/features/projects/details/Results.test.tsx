import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLanguage } from '../../../i18n/load-language.ts';
import { Results } from './Results.tsx';

const { details: strings } = (await loadLanguage('en')).interface;

test.each([
  [{ before: '15' }, ['<span>Before: </span>']],
  [{ after: '4' }, ['<span>After: </span>']],
  [
    { before: '15', after: '4' },
    [
      '<span class="visually-hidden">Before: </span>',
      '<span class="visually-hidden">After: </span>',
    ],
  ],
])('a single figure says what it is: %j', (figures, labels) => {
  const results = [{ label: 'Calls', figure: '−73 %', ...figures }];
  const html = renderToStaticMarkup(<Results {...{ results, strings }} locale="en" />);
  expect(html.match(/<span.*?<\/span>/g)).toEqual(labels);
});
