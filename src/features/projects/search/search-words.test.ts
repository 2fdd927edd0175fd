import { expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';

it.each([
  ['Birch and Bobbin', ['birch', 'and', 'bobbin']],
  ['HTML-CSS-JAVASCRIPT', ['html', 'css', 'javascript']],
  ['Café Zoë, Łódź', ['cafe', 'zoe', 'lodz']],
  ['Straße STRASSE', ['strasse', 'strasse']],
  ['Cafe\u0301', ['cafe']],
  ['İstanbul ıslak', ['istanbul', 'islak']],
  ['ﬁligree ½ №7', ['filigree', '12', '7']],
  ['Ørsted Æther Đuro', ['orsted', 'aether', 'duro']],
  ["baker's 24/7", ['baker', 's', '24', '7']],
  ['Привет, МИР שלום مرحبا', ['привет', 'мир', 'שלום', 'مرحبا']],
  ['  … – !', []],
  ['', []],
])('splits %j into normalized words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
