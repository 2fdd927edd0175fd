import { expect, it } from 'vitest';
import { fold, wordsOf } from './search-words.ts';

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
  expect(wordsOf(text, 'en')).toEqual(words);
});

/** Pairs per locale, and the strength of comparison: accents are other letters in kana and Thai. */
it.each<[string, Intl.CollatorOptions['sensitivity'], string]>([
  ['ja', 'accent', 'か=カ か≠が は≠ぱ ｶﾞ=が つ=っ ゆ=ュ'],
  ['zh', 'accent', '設≠设 Ａ=a'],
  ['ko', 'accent', '이≠인 가≠까'],
  ['th', 'accent', 'บาน≠บ้าน ไม้≠ไม่ ๙=9'],
  ['hi', 'base', 'की≠का क≠कि फ़=फ हिंदी≠हिन्दी ९=9'],
  ['bn', 'base', 'য়=য কি≠কী ৯=9'],
  ['tr', 'base', 'ı≠i İ=i I=ı I≠i'],
  ['az', 'base', 'ı≠i İ=i I=ı I≠i'],
  ['de', 'base', 'ß=ss ẞ=ss ä=a ä≠ae'],
  ['el', 'base', 'σ=ς ό=ο ΐ=ι Σ=ς'],
  ['ru', 'base', 'й≠и ё=е Й=й'],
  ['uk', 'base', 'ї≠і ґ≠г'],
  ['mk', 'base', 'ѓ≠г ќ≠к'],
  ['ar', 'base', 'أ=ا إ=ا ى=ي ی=ي مُحَمَّد=محمد مـد=مد ة≠ه ٣=3'],
  ['he', 'base', 'שָׁלוֹם=שלום'],
  ['fr', 'base', 'é=e œ=oe ç=c'],
  ['pl', 'base', 'Ą=ą'],
])('compares letters in %s as localeCompare does', (locale, sensitivity, pairs) => {
  for (const pair of pairs.split(' ')) {
    const [a = '', b = ''] = pair.split(/[=≠]/);
    const isSame = a.localeCompare(b, locale, { sensitivity }) === 0;
    expect([pair, isSame]).toEqual([pair, pair.includes('=')]);
    expect([pair, fold(a, locale) === fold(b, locale)]).toEqual([pair, isSame]);
  }
});
