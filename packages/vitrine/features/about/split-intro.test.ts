import { expect, test } from 'vitest';
import { splitIntro } from './split-intro.ts';

test('a short first paragraph becomes the sentence beside the heading', () => {
  expect(splitIntro('About me', '\n<p>I make websites.</p>\n<p>Alone.</p>')).toEqual({
    intro: 'I make websites.',
    rest: '\n<p>Alone.</p>',
  });
});

test.each([
  ['a long paragraph', `<p>${'I make websites. '.repeat(9)}</p>`],
  ['a paragraph with a link', '<p>I make <a href="/project">websites</a>.</p>'],
  ['a paragraph with a character reference', '<p>Bread &amp; butter.</p>'],
  ['a list', '<ul><li>Websites</li></ul>'],
  ['nothing', ''],
])('%s stays', (_, html) => {
  expect(splitIntro('About me', html)).toEqual({ rest: html });
});
