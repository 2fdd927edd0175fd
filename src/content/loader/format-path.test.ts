import { expect, test } from 'vitest';
import { formatPath } from './format-path.ts';

test.each([
  [[], ''],
  [['title'], 'title'],
  [['hero', 'words'], 'hero.words'],
  [['stats', 1, 'end'], 'stats[1].end'],
  [[0], '[0]'],
  [['groups', 0, 'skills', 12], 'groups[0].skills[12]'],
])('%j', (path, expected) => {
  expect(formatPath(path)).toBe(expected);
});
