import { expect, test } from 'vitest';
import { mergeFields } from '../../i18n/merge-fields.ts';
import { inEnglish } from '../phrase.ts';
import { mergeFiles } from './merge-files.ts';
import { parseYaml } from './yaml-file.ts';

const original = {
  heading: 'Services',
  page: { title: 'SERVICES', navLabel: 'Services' },
  tags: ['a', 'b'],
  services: [
    { id: 'shop', title: 'Shops', price: '€ 900' },
    { id: 'blog', title: 'Blogs', price: '€ 500' },
  ],
};

test.each([
  ['a field that is left out keeps the original', {}, original],
  ['an empty field keeps the original', { heading: null }, original],
  ['a text is replaced', { heading: 'Leistungen' }, { ...original, heading: 'Leistungen' }],
  [
    'a group is merged by field',
    { page: { navLabel: 'Leistungen' } },
    { ...original, page: { title: 'SERVICES', navLabel: 'Leistungen' } },
  ],
  ['a list is taken whole', { tags: ['c'] }, { ...original, tags: ['c'] }],
  [
    'entries with ids are merged, new ones come at the end',
    {
      services: [
        { id: 'new', title: 'Neu' },
        { id: 'blog', title: 'Blogs und Zeitschriften' },
      ],
    },
    {
      ...original,
      services: [
        { id: 'shop', title: 'Shops', price: '€ 900' },
        { id: 'blog', title: 'Blogs und Zeitschriften', price: '€ 500' },
        { id: 'new', title: 'Neu' },
      ],
    },
  ],
])('%s', (_, own, merged) => {
  expect(mergeFields(original, own)).toEqual(merged);
});

test('lines are those of the translation', () => {
  const own = parseYaml('services:\n  - id: new\n  - id: blog\n    title: ""\n', 0);
  if ('issue' in own) throw new Error(inEnglish(own.issue.found));
  const merged = mergeFiles({ data: original }, own);
  expect(merged.lineOf(['services', 1, 'title'])).toBe(4);
  expect(merged.written(['services', 1, 'title'])).toBe('""');
  expect(merged.lineOf(['services', 2, 'id'])).toBe(2);
  expect(merged.lineOf(['services', 0, 'title'])).toBe(1);
  expect(merged.lineOf(['heading'])).toBe(1);
});
