import { expect, test } from 'vitest';
import { listViews } from './list-views.ts';

const projects = (count: number, covers: number) =>
  Array.from({ length: count }, (_, index) => (index < covers ? { cover: 'cover.png' } : {}));

test.each([
  ['no form of its own', undefined, projects(12, 12), ['pictures']],
  ['pictures first', 'pictures', projects(12, 12), ['pictures', 'list']],
  ['a list first', 'list', projects(4, 1), ['list', 'pictures']],
  ['a list, but no picture', 'list', projects(12, 0), ['list']],
  ['pictures of three projects', 'pictures', projects(3, 3), ['pictures']],
  ['a list of three projects', 'list', projects(3, 3), ['list']],
] as const)('a content with %s', (_, view, all, expected) => {
  expect(listViews(view, all)).toEqual(expected);
});
