import { expect, test } from 'vitest';
import { inEnglish, say } from '../phrase.ts';
import { describe } from './describe.ts';

test.each([
  ['two\nlines  and\tspaces', undefined, "'two lines and spaces'"],
  ['x'.repeat(81), undefined, `'${'x'.repeat(80)}…'`],
  ['🪟'.repeat(80), undefined, `'${'🪟'.repeat(80)}'`],
  ['\u00a0a\u200b\u3000b\t', undefined, "'\\u00a0a\\u200b\\u3000b'"],
  ['ti\u200ctle می\u200cخواهم 👩\u200d💻', undefined, "'ti\\u200ctle می\u200cخواهم 👩\u200d💻'"],
  [0.1, undefined, 'the number 0.1'],
  [true, 'true', 'the value true'],
  [[], undefined, 'an empty list'],
  [null, '~', '~, which means an empty value in YAML'],
])('%j', (value, written, expected) => {
  expect(inEnglish(describe(value, written))).toBe(expected);
});

test.each([
  [say('unknownField', { name: '\u00a0brand' }), "an unknown field '\\u00a0brand'"],
  [say('twice', { value: say('quoted', { text: 'na\u200bme' }), line: '1' }), 'na\\u200bme'],
  ['brand:\u00a0Halloran', 'brand:\\u00a0Halloran'],
])('in %j, what is not seen is an escape', (phrase, words) => {
  expect(inEnglish(phrase)).toContain(words);
});
