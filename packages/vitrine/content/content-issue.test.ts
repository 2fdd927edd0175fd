import { expect, test } from 'vitest';
import { ContentError, type ContentIssue, formatIssues } from './content-issue.ts';
import { say } from './phrase.ts';

function issue(file: string, line: number): ContentIssue {
  return { file, line, expected: say('file'), found: say('folder') };
}

const found = [issue('b.yaml', 1), issue('a.yaml', 10), issue('a.yaml', 9)];

test('the first issues are shown, and the number of the others', () => {
  expect(formatIssues(found, 'warning', 2)).toBe(`The content has 3 warnings:

a.yaml:9
  expected  a file
  found     a folder

a.yaml:10
  expected  a file
  found     a folder

Further warnings that are not shown: 1
  b.yaml: 1`);
});

test('an error sorts its issues by file and line, in whatever order they were found', () => {
  const lines = new ContentError(found).issues.map(({ file, line }) => `${file}:${line}`);
  expect(lines).toEqual(['a.yaml:9', 'a.yaml:10', 'b.yaml:1']);
});
