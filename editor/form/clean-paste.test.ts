import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test.each([
  ['one\vtwo\u00a0three\u200b\ufefffour', 'one\ntwo threefour'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['•\tOne\n·\tTwo\no\tInner', '- One\n- Two\n- Inner'],
  ['1.\tOne\n2)\tTwo', '1. One\n2) Two'],
  ['2 - 1\ta table', '2 - 1\ta table'],
])('%j', (pasted, text) => {
  expect(cleanPaste(pasted, true)).toBe(text);
});

test('a plain field keeps the signs of a list', () => {
  expect(cleanPaste('•\tOne\vTwo', false)).toBe('•\tOne\nTwo');
});
