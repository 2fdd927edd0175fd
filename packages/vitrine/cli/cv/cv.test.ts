import { expect, test } from 'vitest';
import { loadContent } from '../../content/loader/load.ts';
import { contentIn, readTarget, summarize } from './cv.ts';
import { paperOf } from './print-curriculum.ts';

test('the file is cv.pdf, or the one that is named', () => {
  expect(readTarget([])).toEqual({ to: 'cv.pdf' });
  expect(readTarget(['--to', 'out/Ines.PDF', '--locale', 'de'])).toEqual({
    to: 'out/Ines.PDF',
    locale: 'de',
  });
});

test('the paper is that of the region', () => {
  const papers = ['en-US', 'en-CA', 'es-MX', 'en-DE', 'de', 'en'].map(paperOf);
  expect(papers).toEqual(['Letter', 'Letter', 'Letter', 'A4', 'A4', 'A4']);
});

test('the language is the first, or one that the site has', async () => {
  const content = await loadContent('examples/sample/content');
  expect(contentIn(content).site.locale).toBe('en-DE');
  expect(contentIn(content, 'de').root).toBe('/de');
  expect(() => contentIn(content, 'fr')).toThrow("--locale: expected one of en, de, found 'fr'.");
});

const fitting = { pages: 2, excess: 0, missing: [] };

test('a curriculum that is too long is reported, and by how much', () => {
  expect(summarize('cv.pdf', fitting, 'A4', 'en')).toBe('cv.pdf is written: 2 pages, A4.');
  expect(summarize('cv.pdf', { ...fitting, pages: 3, excess: 84 }, 'Letter', 'en')).toMatch(
    /^cv\.pdf is written: 3 pages, Letter\.\nThe text is 84 mm too long for two pages/,
  );
});

test.each([
  ['ja', 'npm install @fontsource-variable/noto-sans-jp'],
  ['ru', 'Install a font that has them in the operating system'],
])('letters of %s that no font has are reported', (locale, advice) => {
  const message = summarize('cv.pdf', { ...fitting, missing: ['設', 'Ж'] }, 'A4', locale);
  expect(message).toContain('No font on this computer has these letters');
  expect(message).toContain(': 設 Ж\n');
  expect(message).toContain(advice);
});
