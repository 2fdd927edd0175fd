import { expect, test } from 'vitest';
import { readScreenshotOptions } from './screenshots.ts';

test('without options, several pages of dist at several widths', () => {
  expect(readScreenshotOptions([])).toMatchObject({
    folder: 'dist',
    pages: expect.arrayContaining(['/', '/details/123']),
    widths: [390, 768, 1280, 1920],
  });
});

test('pages, widths and a folder can be named', () => {
  expect(readScreenshotOptions(['out', '--pages', '/,/about', '--widths', '390,1280'])).toEqual({
    folder: 'out',
    pages: ['/', '/about'],
    widths: [390, 1280],
  });
});

test.each([
  [['--widths', '390,wide'], "A width is a whole number of pixels from 200 to 4000, not 'wide'."],
  [['--widths', '12'], "A width is a whole number of pixels from 200 to 4000, not '12'."],
  [['--pages', 'about'], "A page is a path such as /about, not 'about'."],
  [['one', 'two'], 'One folder at a time, not one, two.'],
  [['--page', '/'], "Unknown option '--page'"],
])('%j is refused with the reason', (args, reason) => {
  expect(() => readScreenshotOptions(args)).toThrow(reason);
});
