import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the file is cv.pdf, or the one that is named', () => {
  expect(readOptions([])).toEqual({ to: 'cv.pdf' });
  expect(readOptions(['--to', 'out/Ines.PDF'])).toEqual({ to: 'out/Ines.PDF' });
  expect(readOptions(['--help'])).toBe('help');
});

test.each([
  [['--to', 'cv.txt'], "--to: expected a file that ends in .pdf, found 'cv.txt'."],
  [['--form', 'a4'], "Unknown option '--form'"],
  [['out.pdf'], 'Unexpected argument'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
