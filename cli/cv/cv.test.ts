import { expect, test } from 'vitest';
import { readTarget } from './cv.ts';

test('the file is cv.pdf, or the one that is named', () => {
  expect(readTarget([])).toBe('cv.pdf');
  expect(readTarget(['--to', 'out/Ines.PDF'])).toBe('out/Ines.PDF');
});

test.each([
  [['--to', 'cv.txt'], "--to: expected a file that ends in .pdf, found 'cv.txt'."],
  [['--form', 'a4'], "Unknown option '--form'"],
  [['out.pdf'], 'Unexpected argument'],
])('%j is refused', (args, message) => {
  expect(() => readTarget(args)).toThrow(message);
});
