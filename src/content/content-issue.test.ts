import { expect, test } from 'vitest';
import { type ContentIssue, formatIssues } from './content-issue.ts';

function issue(file: string, line: number): ContentIssue {
  return { file, line, expected: 'this', found: 'that' };
}

test('of many only the first are told, and how many more there are', () => {
  const three = [issue('b.yaml', 1), issue('a.yaml', 10), issue('a.yaml', 9)];
  expect(formatIssues(three, 'warning', 2)).toBe(`The content has 3 warnings:

a.yaml:9
  expected  this
  found     that

a.yaml:10
  expected  this
  found     that

And 1 more like these.`);
});
