import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markTitle } from './mark-title.ts';
import { wordsOf } from './search-words.ts';

const marked = (title: string, keywords: string, corrected: readonly string[] = []) =>
  markTitle(title, {
    words: wordsOf(keywords, 'en'),
    corrected: new Set(corrected),
    locale: 'en',
  })
    .map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Birch and Bobbin', 'bob', 'Birch and [Bob]bin'],
  ['Birch and Bobbin', 'b bo', '[B]irch and [Bo]bbin'],
  ['Birch and Bobbin', 'bobbni', 'Birch and Bobbin'],
  ['Birch and Bobbin', 'irch', 'Birch and Bobbin'],
  ['Café Zoë', 'cafe zo', '[Café] [Zo]ë'],
  ['Cafe\u0301 Zoe', 'cafe', '[Cafe\u0301] Zoe'],
  ['Straße', 'stras', '[Straß]e'],
  ['Javorška Dolina', 'JAVORSKA', '[Javorška] Dolina'],
  ['<b>Shop</b>', 'b', '<[b]>Shop</[b]>'],
  ['建築設計事務所', '設計', '建築[設計]事務所'],
  ['建築設計事務所', '設計事務所', '建築[設計事務所]'],
  ['Webデザイン ﾃﾞｻﾞｲﾝ', 'でざ', 'Web[デザ]イン [ﾃﾞｻﾞ]ｲﾝ'],
  ['か\u3099く', 'が', '[か\u3099]く'],
  ['디자인 상점', '상', '디자인 [상]점'],
  ['किताब क्षेत्र', 'क', '[कि]ताब [क्षे]त्र'],
  ['ร้านดอกไม้', 'ไม', 'ร้านดอก[ไม้]'],
  ['ΟΔΟΣ Άνθη', 'οδός ανθ', '[ΟΔΟΣ] [Άνθ]η'],
  ['Birch', '', 'Birch'],
  ['Birch', '… !', 'Birch'],
])('highlights in the title %j the keywords %j', (title, keywords, expected) => {
  expect(marked(title, keywords)).toBe(expected);
});

it('highlights a whole word that is found in spite of a typo', () => {
  expect(marked('Birch and Bobbin', 'bobbni bi', ['birch', 'bobbin'])).toBe('[Bi]rch and [Bobbin]');
});

it('splits any title into parts that together are the same title', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(text, text, (title, keywords) => {
      const words = wordsOf(`${keywords} ${title.slice(0, 3)}`, 'en');
      const parts = markTitle(title, { words, corrected: new Set(), locale: 'en' });
      expect(parts.map(({ text: part }) => part).join('')).toBe(title);
      expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
    }),
  );
}, 30_000);
