import { expect, test } from 'vitest';
import { inEnglish } from '../phrase.ts';
import { strayEmphasis } from './emphasis.ts';

const shown = 'whose signs are shown as they are';

test.each([
  [
    'これは**重要です。**そして次へ。彼は**「はい」**と言った。',
    `1 '**重要です。**そして次へ。彼は**「はい」**', ${shown}`,
  ],
  ['a\n**„Zitat“**es', `2 '**„Zitat“**', ${shown}`],
  ['a *„Zitat“*es und *b*', `1 '*„Zitat“*', ${shown}`],
  ['**「A」**B**C**', "1 '**「A」**B**', which is emphasis within emphasis"],
  ['A**「B」**C、D**E**F', `1 '**「B」**C、D**E**', ${shown}`],
  ['> **A「B」**C\n> **D**', `1 '**A「B」**', ${shown}`],
  ['これは_重要_です', `1 '_重要_', ${shown}`],
  ['_„Zitat“_es', `1 '_„Zitat“_', ${shown}`],
  ['# **Hinweis:**Bitte', `1 '**Hinweis:**', ${shown}`],
  ['|a|\n|-|\n|**(주의)**는|', `3 '**(주의)**', ${shown}`],
  ['[~~「a」~~b](c)', `1 '~~「a」~~', ${shown}`],
  ['- a\n\n  ** b **', `3 '** b **', ${shown}`],
  ['まず**。重要**です', `1 '**。重要**', ${shown}`],
  ['名前は*。*です', `1 '*。*', ${shown}`],
  ['text**。text', `1 '**', ${shown}`],
  ['이것은**、중요**한', `1 '**、중요**', ${shown}`],
  ['a\n** bold**', `2 '** bold**', ${shown}`],
  ['a **b *c*', `1 '**', ${shown}`],
  ['a **b*', `1 '*', ${shown}`],
  ['***a** b', `1 '*', ${shown}`],
  ['<div>\n**a**</div>', "2 '**a**' in a block of HTML"],
])('%j has signs of emphasis that are shown or pair wrongly', (markdown, ...found) => {
  expect(strayEmphasis(markdown).map((issue) => `${issue.line} ${inEnglish(issue.found)}`)).toEqual(
    found,
  );
});

test.each([
  '**a** *b* _c_ __d__ ***e*** **f *g* h**',
  'これは**重要**です。彼は **「はい」** と言った。**„Zitat“** von',
  'snake_case_name, other_name_x, __dirname and __filename, _id und user_name',
  '5*3 and 4 * 2 * 3, 2**8\n\nf(*args) g(*args)\n\nA*-Algorithmus und B*-Baum',
  '**19 €*** und 20 €**, *Preis* (inkl.)*\n\n* zzgl.\n\n** zzgl. MwSt',
  '`**a「b」**c` \\*\\*x\\*\\* <pre>**a**</pre>\n\n    **「a」**b',
  'https://a.test/_foo_/b_「c」_d <https://a_b_.test/>',
  'Hotel **** ~5 bis ~7\n\n***\n\n* * *',
])('%j has none', (markdown) => {
  expect(strayEmphasis(markdown)).toEqual([]);
});

test('a text of signs only is read in one pass', () => {
  // One step for each pair of signs would take longer than a test may.
  const text = ['*a ', 'a** ', '**a **'].map((part) => part.repeat(5000)).join('\n\n');
  expect(strayEmphasis(text)).toHaveLength(1);
});
