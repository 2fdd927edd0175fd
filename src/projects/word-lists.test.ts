import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWordsFile, packWords, unpackWords } from './word-lists.ts';

const words = fc.array(fc.stringMatching(/^[a-zäß0-9]{1,40}$/), { maxLength: 12 });

it('reads back what it has written', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (texts) => {
      const sorted = texts.map((text) => [...new Set(text)].sort((a, b) => (a < b ? -1 : 1)));
      expect(unpackWords(packWords(texts), texts.length)).toEqual(sorted);
    }),
  );
});

it('reads back places that lie far apart', () => {
  const count = 100_000;
  const places = [0, 44, 45, 46, 90, 2115, 2160, 50_000, 99_999];
  const texts: string[][] = Array.from({ length: count }, () => []);
  for (const place of places) texts[place]?.push('chair');
  const read = unpackWords(packWords(texts), count);
  expect(read.flatMap((text, place) => (text.length > 0 ? [place] : []))).toEqual(places);
});

it('reads back words that share very many letters', () => {
  const long = 'chair'.repeat(20);
  const texts = [[`${long}a`, `${long}b`], [`${long}b`]];
  expect(unpackWords(packWords(texts), 2)).toEqual(texts);
});

it('needs no escape in JSON', () => {
  const texts = Array.from({ length: 3000 }, (_, place) => (place % 7 ? [] : [`w${place}`, 'w']));
  const { places } = packWords(texts);
  expect(JSON.stringify(places)).toHaveLength(places.length + 2);
});

it('ignores places that do not exist', () => {
  expect(unpackWords({ words: '0a', places: 'PPP' }, 3)).toEqual([[], [], []]);
  expect(unpackWords({ words: '', places: '' }, 1)).toEqual([[]]);
});

it('tells a list of words from other values', () => {
  expect(isWordsFile(packWords([['a']]))).toBe(true);
  expect(isWordsFile({ words: 'a' })).toBe(false);
  expect(isWordsFile(null)).toBe(false);
});
