import { expect, test } from 'vitest';
import { searchParts } from './search-parts.ts';

const of = (total: number, categories: number, technologies: number) => {
  const counts = (choices: number) =>
    new Map([
      ['', total],
      ['Unused', 0],
      ...Array.from({ length: choices }, (_, index) => [`Choice ${index}`, 1] as const),
    ]);
  const parts = searchParts({
    total,
    categories: counts(categories),
    technologies: counts(technologies),
  });
  return Object.entries(parts).flatMap(([part, isShown]) => (isShown ? [part] : []));
};

test.each([
  { total: 3, categories: 3, technologies: 3, parts: [] },
  { total: 4, categories: 2, technologies: 1, parts: ['category'] },
  { total: 6, categories: 0, technologies: 2, parts: ['technology'] },
  { total: 6, categories: 1, technologies: 1, parts: [] },
  { total: 7, categories: 1, technologies: 1, parts: ['keyword'] },
  { total: 120, categories: 3, technologies: 3, parts: ['keyword', 'category', 'technology'] },
])(
  '$total projects of $categories categories and $technologies technologies',
  ({ total, categories, technologies, parts }) => {
    expect(of(total, categories, technologies)).toEqual(parts);
  },
);
