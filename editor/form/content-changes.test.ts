import { expect, test } from 'vitest';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { contentChanges } from './content-changes.ts';

const care = { id: 'care', title: 'Care' };
const shops = { id: 'shops', title: 'Shops' };
const sites = { id: 'sites', title: 'Sites' };

test.each([
  ['the same fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  [
    'a changed and a new field',
    { a: 1 },
    { a: 2, b: 1 },
    [
      { kind: 'changed', at: 'a' },
      { kind: 'changed', at: 'b' },
    ],
  ],
  [
    'a field within an entry',
    { a: { b: [1, { c: 2 }] } },
    { a: { b: [1, { c: 3 }] } },
    [{ kind: 'changed', at: 'a.b[1].c' }],
  ],
  ['a removed group', { a: { b: 1 } }, {}, [{ kind: 'changed', at: 'a' }]],
  ['a new entry', { a: [1] }, { a: [1, 2] }, [{ kind: 'added', at: 'a[1]' }]],
  ['a removed entry', { a: [care, shops] }, { a: [shops] }, [{ kind: 'removed', at: 'a[0]' }]],
  [
    'a text in the place of another',
    { a: ['Boxes', 'Books', 'Maps'] },
    { a: ['Boxes', 'Prints', 'Maps'] },
    [{ kind: 'changed', at: 'a[1]' }],
  ],
  [
    'another title, with the same id',
    { a: [care, shops] },
    { a: [care, { ...shops, title: 'Stores' }] },
    [{ kind: 'changed', at: 'a[1].title' }],
  ],
  [
    'an entry that moved up by two',
    { a: [care, shops, sites] },
    { a: [sites, care, shops] },
    [{ kind: 'moved', at: 'a[0]', from: 3, to: 1 }],
  ],
  [
    'an entry that moved and was changed',
    { a: [care, shops, sites] },
    { a: [shops, sites, { ...care, title: 'Repairs' }] },
    [
      { kind: 'changed', at: 'a[2].title' },
      { kind: 'moved', at: 'a[2]', from: 1, to: 3 },
    ],
  ],
  [
    'several entries that moved',
    { a: ['1', '2', '3', '4', '5'] },
    { a: ['5', '4', '3', '2', '1'] },
    [{ kind: 'reordered', at: 'a' }],
  ],
  ['an entry that is in the list twice', { a: [1, 1] }, { a: [1] }, [{ kind: 'changed', at: 'a' }]],
])('%s', (_, before, after, changes) => {
  const found = contentChanges(before, after);
  expect(found.map((change) => ({ ...change, at: formatPath(change.at) }))).toEqual(changes);
});
