import { expect, it } from 'vitest';
import { isCatalogueFile, packCatalogue, unpackCatalogue } from './catalogue.ts';

const projects = [
  { id: '9', title: 'A', client: 'B', category: 'Blog', languages: ['X', 'Y'], date: '2026-01-02' },
  { id: 'b-2', title: '“C”', category: 'Shop', languages: ['Y'], date: '1999-12-31' },
  {
    id: 'c',
    title: 'D',
    client: undefined,
    category: 'Blog',
    languages: ['X', 'Y'],
    date: '2026-01-01',
  },
];

it('reads back what it has written', () => {
  expect(unpackCatalogue(packCatalogue(projects))).toEqual([
    {
      place: 0,
      id: '9',
      title: 'A',
      client: 'B',
      category: 'Blog',
      languages: ['X', 'Y'],
      year: 2026,
    },
    {
      place: 1,
      id: 'b-2',
      title: '“C”',
      client: '',
      category: 'Shop',
      languages: ['Y'],
      year: 1999,
    },
    {
      place: 2,
      id: 'c',
      title: 'D',
      client: '',
      category: 'Blog',
      languages: ['X', 'Y'],
      year: 2026,
    },
  ]);
});

it('writes each mix of category and languages once', () => {
  expect(packCatalogue(projects).kindList).toHaveLength(2);
});

it.each([null, [], 'text', {}, { ...packCatalogue(projects), kinds: ['0'] }])(
  'refuses %j as a list of projects',
  (value) => {
    expect(isCatalogueFile(value)).toBe(false);
  },
);

it('accepts its own file after a way through JSON', () => {
  expect(isCatalogueFile(JSON.parse(JSON.stringify(packCatalogue(projects))))).toBe(true);
});
