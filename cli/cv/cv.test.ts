import { expect, test } from 'vitest';
import { readTarget } from './cv.ts';

test('the file is cv.pdf, or the one that is named', () => {
  expect(readTarget([])).toBe('cv.pdf');
  expect(readTarget(['--to', 'out/Ines.PDF'])).toBe('out/Ines.PDF');
});

test('a file behind the command is refused', () => {
  expect(() => readTarget(['out.pdf'])).toThrow('Unexpected argument');
});
