import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinFacts, t } from 'vitrine/form';
import { firstSentence } from '../../../vitrine/features/projects/card/first-sentence.ts';
import { isolated } from '../../../vitrine/i18n/direction.ts';
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

/** Parts of texts in both writing directions, with signs at which the functions look. */
const parts = [
  'React',
  'C++',
  '.NET',
  'Yahoo!',
  'שלום',
  'عربي',
  ' ',
  '3',
  '!',
  '(a)',
  '1,900 ₪',
  'Dr.',
  '。',
];

// React would find another text than the server has sent, and render the island again, without marks.
test.each<[string, (text: string) => string]>([
  ['isolated', isolated],
  ['in a list', (text) => joinFacts([text, 'Shop'], 'he')],
  ['in a sentence', (text) => t('About {text}!', { text }, 'en')],
  ['cut to one sentence', (text) => firstSentence(text, 'en')],
])('a text that is %s is shown in the same way with a mark', (_name, show) => {
  const written = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(written, (some) => {
      const text = some.join('').trim();
      fc.pre(text !== '');
      expect(withoutMarks(show(text + markOf(7)))).toBe(show(text));
    }),
  );
});
