import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds, schemaOf } from '../../src/content/kind-files.ts';
import { schemaAt } from '../../src/content/loader/schema-keys.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { migrateContent, renameKeys } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';

const rename = (path: [string, ...string[]], to: string) => [{ path, to }];

test.each<[string, string, [string, ...string[]], string, string]>([
  [
    'beside comments, in lines of its own',
    'a: 1 # one\n\n# two\ntagline:   "x" # three\n',
    ['tagline'],
    'slogan',
    'a: 1 # one\n\n# two\nslogan:   "x" # three\n',
  ],
  [
    'in a group',
    'footer:\n  old: 1\nold: 2\n',
    ['footer', 'old'],
    'new',
    'footer:\n  new: 1\nold: 2\n',
  ],
  [
    'in each entry of a list, with the line ends of Windows',
    'items:\r\n- old: 1\r\n  b: 2\r\n- { old: 3 }\r\n',
    ['items', '*', 'old'],
    'longer',
    'items:\r\n- longer: 1\r\n  b: 2\r\n- { longer: 3 }\r\n',
  ],
  ['in quotes', '"old": 1\n', ['old'], 'new', 'new: 1\n'],
  ['behind a byte order mark', '\uFEFFold: 1\n', ['old'], 'new', '\uFEFFnew: 1\n'],
  ['that is there already', 'old: 1\nnew: 2\n', ['old'], 'new', 'old: 1\nnew: 2\n'],
  ['that is only a value', 'a: old\nb: [old]\n', ['old'], 'new', 'a: old\nb: [old]\n'],
])('a field %s', (_, before, path, to, after) => {
  expect(renameKeys(before, false, rename(path, to)).text).toBe(after);
});

test('a field above Markdown, not in it', () => {
  const text = '---\ntitle: A\nold: 1\n---\n\nold: as it was\n';
  const { text: after, renamed } = renameKeys(text, true, rename(['old'], 'new'));
  expect(after).toBe(text.replace('\nold: 1', '\nnew: 1'));
  expect(renamed).toEqual([{ line: 3, change: 'old → new' }]);
});

test('a folder over several versions, in each language, once', async () => {
  const site = '# mine\nname: Ida\nfooter: { tagline: Hi }\n';
  const project = '---\ncoverAlt: A\n---\nText.\n';
  const folder = await temporaryFolder({
    'site.yaml': site,
    'de/site.yaml': site,
    'projects/1/index.md': project,
    'home.yaml': 'tagline: not this one\n',
  });
  const list: Migration[] = [
    { version: '0.2.0', kind: 'site', path: ['footer', 'tagline'], to: 'slogan' },
    { version: '0.3.0', kind: 'project', path: ['coverAlt'], to: 'coverText' },
    { version: '0.3.0', kind: 'site', path: ['footer', 'slogan'], to: 'motto' },
  ];
  expect(await migrateContent(folder, list)).toHaveLength(5);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  expect(await read('site.yaml')).toBe(site.replace('tagline', 'motto'));
  expect(await read('de/site.yaml')).toBe(site.replace('tagline', 'motto'));
  expect(await read('projects/1/index.md')).toBe(project.replace('coverAlt', 'coverText'));
  expect(await read('home.yaml')).toBe('tagline: not this one\n');
  expect(await migrateContent(folder, list)).toEqual([]);
});

test('no field has the old name of another', () => {
  const taken = migrations.filter(({ kind: name, path }) => {
    const kind = kinds[name];
    return kind && schemaAt(schemaOf(kind), path) !== undefined;
  });
  expect(taken).toEqual([]);
});
