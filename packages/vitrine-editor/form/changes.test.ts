import { expect, test } from 'vitest';
import type { Json } from 'vitrine/form';
import { english } from '../english.ts';
import { changeName, changesBetween } from './changes.ts';

const shown = (before: Json, after: Json) =>
  changesBetween(before, after).map(({ what, field }) => `${what} ${field}`);
const titled = (...titles: string[]) => titles.map((title) => ({ title, text: 'a' }));

test.each<[Json, Json, string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: 2, b: 1 }, ['changed a', 'changed b']],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }, ['changed a.b[1].c']],
  [{ a: { b: 1 } }, {}, ['changed a']],
  [{ a: [1] }, { a: [1, 2] }, ['added a[1]']],
  [{ a: [1, 2, 3] }, { a: [1, 3] }, ['removed a[1]']],
  [{ a: ['x'] }, { a: ['y'] }, ['changed a[0]']],
])('%j and %j differ in %j', (before, after, changes) => {
  expect(shown(before, after)).toEqual(changes);
});

test('an entry that was moved past many others is one change', () => {
  const before = { a: titled('1', '2', '3', '4', '5', '6', '7', '8') };
  expect(shown(before, { a: titled('8', '1', '2', '3', '4', '5', '6', '7') })).toEqual([
    'moved a[0]',
  ]);
  expect(shown(before, { a: titled('2', '3', '4', '5', '6', '7', '8', '1') })).toEqual([
    'moved a[7]',
  ]);
});

test('a moved entry has its old index', () => {
  const [move] = changesBetween({ words: ['a', 'b', 'c'] }, { words: ['c', 'a', 'b'] });
  expect(move).toEqual({ what: 'moved', field: 'words[0]', text: 'c', from: 2 });
});

test('an entry that was moved and changed is known by its id, or else by its title', () => {
  expect(
    shown(
      [{ id: 'a', title: 'A' }, { id: 'b', title: 'B' }, { id: 'c' }],
      [{ id: 'c' }, { id: 'a', title: 'New' }, { id: 'b', title: 'B' }],
    ),
  ).toEqual(['moved [0]', 'changed [1].title']);
  expect(shown(titled('A', 'B', 'C'), [{ title: 'C', text: 'b' }, ...titled('A', 'B')])).toEqual([
    'moved [0]',
    'changed [0].text',
  ]);
  expect(shown([{ id: 'a', title: 'A' }], [{ id: 'b', title: 'A' }])).toEqual(['changed [0].id']);
});

test('changes are named after their entries, removed ones too', () => {
  const before = { services: titled('Shops', 'Care', 'Words') };
  const after = { services: [...titled('Care', 'Shops'), { title: 'Tea', price: '5' }] };
  const names = changesBetween(before, after).map((change) =>
    changeName(change, before, after, english),
  );
  expect(names).toEqual([
    'Moved: Services › Shops',
    'Added: Services › Tea',
    'Removed: Services › Words',
  ]);
  const [move] = changesBetween({ words: ['a', 'b', 'c'] }, { words: ['c', 'a', 'b'] });
  expect(move && changeName(move, {}, {}, english)).toBe('Moved: Words › c');
});
