import { expect, test } from 'vitest';
import { formatProblems, type Problem } from './problems.ts';

function problem(file: string, line: number): Problem {
  return { file, line, expected: 'this', found: 'that' };
}

test('of many only the first are told, and how many more there are', () => {
  const three = [problem('b.yaml', 1), problem('a.yaml', 10), problem('a.yaml', 9)];
  expect(formatProblems(three, 'warning', 2)).toBe(`The content has 3 warnings:

a.yaml:9
  expected  this
  found     that

a.yaml:10
  expected  this
  found     that

And 1 more like these.`);
});

test('as many as may be told are told without another word', () => {
  expect(formatProblems([problem('a.yaml', 1)], 'mistake', 1)).toBe(`The content has a mistake:

a.yaml:1
  expected  this
  found     that`);
});
