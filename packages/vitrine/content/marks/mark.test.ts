import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMarks, markOf, readMarks, withoutMarks } from './mark.ts';

test('a mark gives back its number and leaves the text as it was', () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => !hasMarks(text));
  fc.assert(
    fc.property(texts, fc.nat(100_000), (text, field) => {
      const marked = text + markOf(field);
      expect(hasMarks(marked)).toBe(true);
      expect(readMarks(marked)).toEqual({ text, parts: [{ field, start: 0, end: text.length }] });
      expect(withoutMarks(marked)).toBe(text);
    }),
  );
});

test('each part of a joined text belongs to the mark behind it', () => {
  const joined = `Hello ${`Ines${markOf(3)}`}, and ${`bakers${markOf(40)}`}!`;
  expect(readMarks(joined)).toEqual({
    text: 'Hello Ines, and bakers!',
    parts: [
      { field: 3, start: 0, end: 10 },
      { field: 40, start: 10, end: 22 },
    ],
  });
});

test('nothing is left of a mark that was cut or is in an address', () => {
  const marked = `A${markOf(1234)}`;
  for (let end = 1; end <= marked.length; end += 1) {
    expect(withoutMarks(marked.slice(0, end))).toBe('A');
    expect(withoutMarks(encodeURIComponent(marked.slice(0, end)))).toBe('A');
    expect(readMarks(marked.slice(0, end)).text).toBe('A');
  }
});

test('joiners in emoji and Persian words are no marks', () => {
  for (const text of ['👩‍🍳', 'می‌خواهم', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '⁦English⁩']) expect(withoutMarks(text)).toBe(text);
});
