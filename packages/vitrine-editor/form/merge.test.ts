import { expect, test } from 'vitest';
import type { Json } from 'vitrine/form';
import { mergeFields, UNKNOWN } from './merge.ts';

const base = { name: 'Ines', hero: { text: 'Old', lead: 'Lead' }, words: ['a', 'b'] };

test.each<[string, Json, Json, Json, string[], string[]]>([
  [
    'fields of one version each',
    { ...base, name: 'Mia' },
    { ...base, words: ['a'] },
    { ...base, name: 'Mia', words: ['a'] },
    ['name'],
    [],
  ],
  [
    'fields of one group',
    { ...base, hero: { text: 'New', lead: 'Lead' } },
    { ...base, hero: { text: 'Old', lead: 'Other' } },
    { ...base, hero: { text: 'New', lead: 'Other' } },
    ['hero.text'],
    [],
  ],
  [
    'a removed field',
    { hero: base.hero, words: base.words },
    { ...base, words: [] },
    { hero: base.hero, words: [] },
    ['name'],
    [],
  ],
  [
    'entries of one list',
    { ...base, words: ['x', 'b'] },
    { ...base, words: ['a', 'y'] },
    { ...base, words: ['x', 'y'] },
    ['words[0]'],
    [],
  ],
  [
    'the same change',
    { ...base, name: 'Mia' },
    { ...base, name: 'Mia' },
    { ...base, name: 'Mia' },
    [],
    [],
  ],
  [
    'a field of both versions',
    { ...base, name: 'Mia' },
    { ...base, name: 'Zoe' },
    { ...base, name: 'Mia' },
    [],
    ['name'],
  ],
  [
    'a list that got longer in both',
    { ...base, words: ['a', 'b', 'c'] },
    { ...base, words: ['a', 'b', 'd'] },
    { ...base, words: ['a', 'b', 'c'] },
    [],
    ['words'],
  ],
  [
    'a changed and a removed field',
    { ...base, name: 'Mia' },
    { hero: base.hero, words: base.words },
    { ...base, name: 'Mia' },
    [],
    ['name'],
  ],
])('%s', (_, mine, theirs, value, own, places) => {
  const merged = mergeFields(base, mine, theirs);
  expect(merged.value).toEqual(value);
  expect(merged.onlyMine).toEqual(own);
  expect(merged.conflicts.map(({ field }) => field)).toEqual(places);
});

test('a moved entry is not merged with another that has its index', () => {
  const [a, b] = [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ];
  const { conflicts } = mergeFields([a, b], [b, a], [{ ...a, text: 'AA' }, b]);
  expect(conflicts).toHaveLength(1);
});

test('the chosen version wins, and without a first version each difference is to be chosen', () => {
  const theirs = { name: 'Zoe', town: 'Ulm' };
  const {
    value,
    conflicts,
    onlyMine: own,
  } = mergeFields(UNKNOWN, { name: 'Mia' }, theirs, () => false);
  expect(value).toEqual(theirs);
  expect(conflicts.map(({ field }) => field)).toEqual(['name', 'town']);
  expect(own).toEqual([]);
});
