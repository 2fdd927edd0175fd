import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../settings/site-paths.ts';
import { contentFileAt, listContentFiles } from '../collection-files.ts';
import { readSource } from '../loader/source-file.ts';
import { changeFile, type FileChange, textOf } from './change-file.ts';
import { describeForm } from './form-schema.ts';
import { isGroup, type JsonGroup } from './json.ts';

const sample = join(ROOT, 'examples/sample/content');
const folders = ['examples/sample/content', 'tests/fixtures/edge-cases', 'tests/fixtures/minimal'];

/** The fields and the Markdown text that the editor's form shows for a file. */
async function shownBy(
  path: string,
  folder = sample,
): Promise<{ value: JsonGroup; body?: string | undefined }> {
  const read = await readSource(join(folder, path), path);
  const data = 'source' in read ? read.source.data : undefined;
  if (!isGroup(data)) throw new Error(`${path} has no fields.`);
  return { value: data, body: textOf(path, readFileSync(join(folder, path), 'utf8')).body };
}

function changeOf(path: string, raw: string, asked: FileChange) {
  const collection = contentFileAt(path)?.collection;
  if (collection === undefined) throw new Error(`${path} is not the path of a content file.`);
  return changeFile(path, raw, asked, describeForm(collection));
}

function change(path: string, raw: string, asked: FileChange): string {
  const changed = changeOf(path, raw, asked);
  if ('error' in changed) throw new Error(changed.error);
  return changed.text;
}

test.each(folders)('saving what is there leaves every file of %s as it is', async (name) => {
  const folder = join(ROOT, name);
  const files = await listContentFiles(folder);
  const present = files.filter(({ path }) => existsSync(join(folder, path)));
  expect(present.length).toBeGreaterThan(4);
  // At most twelve files of a collection: the sample has 120 projects.
  const someOfEach = Object.values(Object.groupBy(present, ({ name }) => name));
  for (const { path } of someOfEach.flatMap((ofKind = []) => ofKind.slice(0, 12))) {
    const raw = readFileSync(join(folder, path), 'utf8');
    const { value, body } = await shownBy(path, folder);
    for (const text of [raw, raw.replaceAll('\n', '\r\n'), `\uFEFF${raw}`]) {
      expect(change(path, text, { value, body }), path).toBe(text);
      expect(change(path, text, { text: textOf(path, text).text }), path).toBe(text);
    }
  }
});

test('a changed field changes only its line, with the line end that it had', async () => {
  const raw = readFileSync(join(sample, 'about.md'), 'utf8').replaceAll('\n', '\r\n');
  const { value, body } = await shownBy('about.md');
  const heading = 'Two people: one counter';
  expect(change('about.md', raw, { value: { ...value, heading }, body })).toBe(
    raw.replace('heading: One person behind the counter', 'heading: "Two people: one counter"'),
  );
});

test('lines keep their own ends where a file has several kinds', () => {
  const raw =
    'heading: Skills\r\n\n# the groups\r\ngroups:\n  - title: One\r\n    skills:\n      - name: A\n';
  const value = { heading: 'Skills', groups: [{ title: 'Two', skills: [{ name: 'A' }] }] };
  expect(change('skills.yaml', raw, { value })).toBe(raw.replace('One', 'Two'));
  expect(change('skills.yaml', raw, { text: `# new\n${raw.replaceAll('\r\n', '\n')}` })).toBe(
    `# new\r\n${raw}`,
  );
});

test('a changed text leaves the fields, and the empty lines around it', async () => {
  const raw = readFileSync(join(sample, 'pages/imprint.md'), 'utf8');
  const { value } = await shownBy('pages/imprint.md');
  const changed = change('pages/imprint.md', raw, { value, body: 'All new.' });
  const fields = raw.slice(0, raw.indexOf('---', 4) + 4);
  expect(changed).toBe(`${fields}\nAll new.\n`);
  const emptied = change('pages/imprint.md', raw, { value, body: '' });
  expect(emptied).toBe(fields);
  expect(change('pages/imprint.md', emptied, { value, body: 'Again.' })).toBe(
    `${fields}\nAgain.\n`,
  );
});

test('a file is begun with its fields in the order of the form', () => {
  const value = { description: 'About it', title: 'Terms', navLabel: 'Terms' };
  expect(change('pages/terms.md', '', { value, body: 'Be kind.' })).toBe(
    '---\ntitle: Terms\nnavLabel: Terms\ndescription: About it\n---\n\nBe kind.\n',
  );
});

test('fields that refer to each other are left alone', () => {
  const raw = 'heading: &words Skills\ngroups:\n  - title: *words\n    skills:\n      - name: A\n';
  const value = { heading: 'Other', groups: [{ title: 'Skills', skills: [{ name: 'A' }] }] };
  expect(changeOf('skills.yaml', raw, { value })).toEqual({ error: 'unusualYaml' });
  expect(changeOf('pages/a.md', 'No front matter', { value })).toEqual({ error: 'noForm' });
});
