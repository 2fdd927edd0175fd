import { expect, test } from 'vitest';
import { isQuotation, wordDiff, writeDiff } from './shortening.ts';

const said =
  'I can’t recommend him too highly. He was fast, and never unhappy.\n\nWe will ask again.';

test.each([
  ['all words', said],
  ['another break of lines', said.replaceAll(/\s+/g, ' ')],
  ['the end', '… We will ask again.'],
  ['the beginning', 'I can’t recommend him too highly. …'],
  ['parts from all over', 'I can’t recommend him too highly. … fast, and … We will ask again.'],
  ['marks in brackets', '[…] We will ask again.'],
  ['a middle', '…He was fast…'],
])('a quotation: %s', (_, text) => {
  expect(isQuotation(text, said)).toBe(true);
});

test.each([
  ['an end that is not marked', 'I can’t recommend him too highly.'],
  ['a beginning that is not marked', 'We will ask again.'],
  ['another word', said.replace('fast', 'quick')],
  ['another sign', said.replace('fast,', 'fast')],
  ['another order', '… We will ask again. … He was fast, …'],
  ['part of a word', '… never … happy. …'],
  ['part of a word with an apostrophe', 'I can … recommend him too highly. …'],
  ['a mark alone', '…'],
  ['two marks for nothing', 'I can’t … … We will ask again.'],
  ['three dots', 'I can’t recommend him too highly...'],
])('no quotation: %s', (_, text) => {
  expect(isQuotation(text, said)).toBe(false);
});

test.each([
  ['a part of a number', '… 5 of 5.', 'I give 2.5 of 5.'],
  ['a number without its part behind the point', 'It took 2 …', 'It took 2,5 years.'],
  ['a part of a word with a hidden hyphen', 'I am … happy.', 'I am un\u00adhappy.'],
  ['a part of a word with another hyphen', 'It is … sound.', 'It is un\u2011sound.'],
])('no quotation: %s', (_, text, original) => {
  expect(isQuotation(text, original)).toBe(false);
});

test('in a language without spaces, any sign ends a word', () => {
  expect(isQuotation('とても…でした。', 'とても丁寧な仕事でした。')).toBe(true);
});

test('a letter with its accent and the two signs of it are the same', () => {
  expect(isQuotation('Tre\u0300s calme. …', 'Tr\u00e8s calme. Merci.')).toBe(true);
});

test('an author may write … too', () => {
  expect(isQuotation('Well … good', 'Well … good')).toBe(true);
  expect(isQuotation('Well …', 'Well … good')).toBe(true);
});

test('a difference names the words of each side', () => {
  expect(wordDiff('a b c', 'a c d')).toEqual([
    { text: 'a ', in: 'both' },
    { text: 'b ', in: 'first' },
    { text: 'c ', in: 'both' },
    { text: 'd ', in: 'second' },
  ]);
  expect(writeDiff('He was fast, and good.', 'He was … good.')).toBe(
    'He was [-fast, and-] {+…+} good.',
  );
});
