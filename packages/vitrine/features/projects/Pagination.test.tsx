import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLanguage } from '../../i18n/load-language.ts';
import { Pagination } from './Pagination.tsx';
import { unfilteredQuery } from './search/project-query.ts';

const { projects: strings } = (await loadLanguage('en')).interface;

/** The links of the pager; `-` for one that leads nowhere. */
function linksOn(page: number, pages: number): string[] {
  const query = { ...unfilteredQuery, root: '/de', q: 'shop' };
  const html = renderToStaticMarkup(
    <Pagination {...{ query, page, pages, strings }} locale="en" />,
  );
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => {
    const isDisabled = attributes.includes('role="link" aria-disabled="true"');
    return /href="([^"]*)"/.exec(attributes)?.[1] ?? (isDisabled ? '-' : attributes);
  });
}

test('the pager ends at the first and at the last page', () => {
  const second = '/de/project?q=shop&amp;page=2';
  expect(linksOn(1, 3)).toEqual(['-', second]);
  expect(linksOn(2, 3)).toEqual(['/de/project?q=shop', '/de/project?q=shop&amp;page=3']);
  expect(linksOn(3, 3)).toEqual([second, '-']);
  expect(linksOn(1, 1)).toEqual([]);
});
