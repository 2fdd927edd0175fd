import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test.each([
  ['one\vtwo\u00a0three\u200b\ufefffour', 'one\ntwo threefour'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
  ['•\tOne\n·\tTwo\no\tInner', '- One\n- Two\n- Inner'],
  ['1.\tOne\n2)\tTwo', '1. One\n2) Two'],
  [
    '•\u00a0\u00a0\u00a0One\n○\tTwo\n\uf0d8\tThree\nv\tFour\n*\tFive',
    '- One\n- Two\n- Three\n- Four\n- Five',
  ],
  ['a)\tOne\nb)\tTwo\n\n(1)\tFirst', '1) One\n2) Two\n\n1) First'],
  ['i.\tOne\nii.\tTwo\niii.\tThree', '1. One\n2. Two\n3. Three'],
  ['\t•\talone\n\t•\ttwo', '- alone\n- two'],
  ['•\tOne\n\t•\tInner\n\t\t•\tDeep\n•\tTwo', '- One\n\t- Inner\n\t\t- Deep\n- Two'],
  ['A\u180e\u2061\u001e\u001f\u202a\u202cB', 'AB'],
  ['o  no list, and\n- one', 'o  no list, and\n- one'],
  ['2 - 1\ta table', '2 - 1\ta table'],
])('%j', (pasted, text) => {
  expect(cleanPaste(pasted, true)).toBe(text);
});

test('a plain field keeps the signs of a list', () => {
  expect(cleanPaste('•\tOne\vTwo', false)).toBe('•\tOne\nTwo');
});
