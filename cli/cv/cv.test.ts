import { expect, test } from 'vitest';
import { readTarget } from './cv.ts';
import { paperOf } from './print-curriculum.ts';

test('the file is cv.pdf, or the one that is named', () => {
  expect(readTarget([])).toBe('cv.pdf');
  expect(readTarget(['--to', 'out/Ines.PDF'])).toBe('out/Ines.PDF');
});

test('a file behind the command is refused', () => {
  expect(() => readTarget(['out.pdf'])).toThrow('Unexpected argument');
});

test('the paper is that of the region', () => {
  const papers = ['en-US', 'en-CA', 'es-MX', 'en-DE', 'de', 'en'].map(paperOf);
  expect(papers).toEqual(['Letter', 'Letter', 'Letter', 'A4', 'A4', 'A4']);
});
