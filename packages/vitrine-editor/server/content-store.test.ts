import { existsSync, writeFileSync } from 'node:fs';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { HTTPException } from 'hono/http-exception';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from 'vitrine/command';
import type { Json, JsonGroup } from 'vitrine/form';
import { loadLanguage } from 'vitrine/languages';
import { drawing, makeFolder } from '../../../tests/editor/content-folder.ts';
import { valuesOf } from '../../../tests/editor/values.ts';
import { cases } from '../../../tests/helpers/random-cases.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { filePath, schemaOf } from '../../vitrine/content/collection-files.ts';
import { inEnglish } from '../../vitrine/content/phrase.ts';
import { type Registry, registry } from '../../vitrine/content/registry.ts';
import type { SaveResponse } from '../api.ts';
import { withoutEmptyGroups } from '../form/messages-form.ts';
import { addMedia } from './content-media.ts';
import { ContentStore } from './content-store.ts';
import { DraftStore } from './draft-store.ts';
import * as issues from './issues.ts';

const en = await loadLanguage('en');
const pl = await loadLanguage('pl');

// Another test file of the same process may have imported the content store without this mock.
vi.hoisted(() => vi.resetModules());
vi.mock(import('./issues.ts'), { spy: true });

let folder: string;
let contentStore: ContentStore;
beforeEach(async () => {
  folder = await makeFolder();
  contentStore = new ContentStore(folder);
});

afterEach(() => rm(folder, { recursive: true }));

const read = (path: string) => readFile(join(folder, path), 'utf8');

/** Saves changed fields of a file, as the form of the file does. */
async function save(path: string, fields: JsonGroup) {
  const { hash, value = {}, body } = await contentStore.open(path);
  return await contentStore.save({ path, hash, change: { value: { ...value, ...fields }, body } });
}

test('lists the files in the folder and those that could be added', async () => {
  const { files } = await contentStore.overview();
  const shown = files.map(({ path, title, exists }) => ({ path, title, exists }));
  expect(shown).toContainEqual({ path: 'about.md', title: 'About', exists: false });
  expect(shown.filter(({ exists }) => exists)).toEqual([
    { path: 'site.yaml', title: 'Site and footer', exists: true },
    { path: 'home.yaml', title: 'Home', exists: true },
    { path: 'services.yaml', title: 'Services', exists: true },
    { path: 'testimonials.yaml', title: 'Testimonials', exists: true },
    { path: 'contact.yaml', title: 'Contact', exists: true },
    { path: 'projects.yaml', title: 'Project page and lists', exists: true },
    { path: 'projects/one/index.md', title: 'First', exists: true },
    { path: 'projects/two/index.md', title: 'Second', exists: true },
    { path: 'pages/terms.md', title: 'Terms', exists: true },
  ]);
});

test('a file that does not exist yet begins with the texts that the command `new` writes', async () => {
  const { exists, value } = await contentStore.open('steps.yaml');
  expect({ exists, value }).toEqual({ exists: false, value: { heading: 'How I work' } });
  expect((await contentStore.open('pages/rates.md')).value).toEqual({});
});

test('offers the images and videos in the folder of a file, but not those of projects', async () => {
  const mediaOf = async (path: string) => (await contentStore.open(path)).media;
  expect(await mediaOf('home.yaml')).toEqual(['images/portrait.svg', 'portrait.svg', 'walk.mp4']);
  expect(await mediaOf('projects/one/index.md')).toEqual([
    'images/portrait.svg',
    'portrait.svg',
    'walk.mp4',
    'walk.vtt',
  ]);
});

test('saving keeps the permissions of a file', async () => {
  await chmod(join(folder, 'site.yaml'), 0o600);
  expect(await save('site.yaml', { brand: 'Bakehouse' })).toMatchObject({ kind: 'saved' });
  expect((await stat(join(folder, 'site.yaml'))).mode & 0o777).toBe(0o600);
});

test('does not replace a file that is read-only', async () => {
  await chmod(join(folder, 'site.yaml'), 0o444);
  await expect(save('site.yaml', { brand: 'Bakehouse' })).rejects.toMatchObject({
    code: 'EACCES',
    path: join(folder, 'site.yaml'),
  });
});

test('saving a file that is a symbolic link changes the file to which it leads', async () => {
  await rename(join(folder, 'site.yaml'), join(folder, 'shared.txt'));
  await symlink('shared.txt', join(folder, 'site.yaml'));
  expect(await save('site.yaml', { brand: 'Bakehouse' })).toMatchObject({ kind: 'saved' });
  expect(await readlink(join(folder, 'site.yaml'))).toBe('shared.txt');
  expect(await readFile(join(folder, 'shared.txt'), 'utf8')).toContain('Bakehouse');
});

test('saves nothing that would cause an issue in another file', async () => {
  const technologies = { label: 'Technologies', options: ['PHP'] };
  const response = await save('projects.yaml', { technologies });
  expect(response).toMatchObject({
    kind: 'invalid',
    issues: [{ field: 'technologies[0]', path: 'projects/one/index.md', title: 'First' }, {}],
  });
});

test('does not write over what another program writes while a change is checked', async () => {
  const { hash, value = {} } = await contentStore.open('site.yaml');
  const changed = (await read('site.yaml')).replace('Ines', 'Iris');
  const request = {
    path: 'site.yaml',
    hash,
    // `save` reads this getter after its first comparison of hashes and before the content check.
    get change() {
      writeFileSync(join(folder, 'site.yaml'), changed);
      return { value: { ...value, brand: 'Mine' } };
    },
  };
  expect(await contentStore.save(request)).toEqual({ kind: 'changed' });
  expect(await read('site.yaml')).toBe(changed);
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('neither saves nor deletes what another program has changed since it was opened', async () => {
  const path = 'projects/one/index.md';
  const { hash, value = {} } = await contentStore.open(path);
  const changed = (await read(path)).replace('First', 'Primo');
  writeFileSync(join(folder, path), changed);
  const change = { value: { ...value, title: 'Mine' } };
  expect(await contentStore.save({ path, hash, change })).toEqual({ kind: 'changed' });
  expect(await contentStore.remove(path, hash)).toEqual({ kind: 'changed' });
  expect(await read(path)).toBe(changed);
});

test('keeps all images of simultaneous uploads under one name', async () => {
  const images = [1, 2, 3, 4, 5].map((width) => drawing.replace('width="8"', `width="${width}"`));
  const file = await contentStore.find('projects/one/index.md');
  const upload = (image: string) =>
    addMedia(folder, file, 'Shop.svg', '.svg', new TextEncoder().encode(image));
  const names = await Promise.all(images.map(upload));
  const written = await Promise.all(names.map((name) => read(`projects/one/${name}`)));
  expect(written).toEqual(images);
});

test('no image takes a name that differs from another in capital letters only', async () => {
  writeFileSync(join(folder, 'projects/one/SHOP.svg'), drawing);
  const bytes = new TextEncoder().encode(drawing);
  expect(await contentStore.addMedia('projects/one/index.md', 'Shop.svg', 'image', bytes)).toBe(
    'shop-2.svg',
  );
});

test('a byte order mark stays', async () => {
  const before = `\uFEFF${await read('home.yaml')}`;
  writeFileSync(join(folder, 'home.yaml'), before);
  const { hash, text } = await contentStore.open('home.yaml');
  const change = { text: text.replace('Shops', 'Stores') };
  expect(await contentStore.save({ path: 'home.yaml', hash, change })).toMatchObject({
    kind: 'saved',
  });
  expect(await read('home.yaml')).toBe(before.replace('Shops', 'Stores'));
});

test('creates a project under a free id, with its images, when it is saved', async () => {
  expect(await contentStore.freePath('page', 'About')).toBe('pages/about-2.md');
  expect(await contentStore.freePath('page', '文')).toBe('pages/page.md');
  expect(await contentStore.freePath('post', 'About')).toBe('posts/about/index.md');
  const path = await contentStore.freePath('project', 'Oil');
  expect(path).toBe('projects/1/index.md');
  const cover = await contentStore.addMedia(
    path,
    'Can.svg',
    'image',
    new TextEncoder().encode(drawing),
  );
  expect((await contentStore.open(path)).media).toEqual(['can.svg']);
  const fields = { category: 'Shop', technologies: ['PHP'], date: '2026-11-20', summary: 'New.' };
  expect(await save(path, { ...fields, cover })).toMatchObject({ kind: 'invalid' });
  expect(existsSync(join(folder, 'projects/1'))).toBe(false);
  const whole = { title: 'Oil', ...fields, cover, coverAlt: 'A can' };
  expect(await save(path, whole)).toMatchObject({ kind: 'saved', file: { media: ['can.svg'] } });
  expect(await read('projects/1/can.svg')).toBe(drawing);
  expect(await issues.findErrors(folder)).toEqual([]);
});

const oil = {
  title: 'Oil',
  category: 'Shop',
  technologies: ['PHP'],
  date: '2026-11-20',
  summary: 'New.',
  cover: 'can.svg',
  coverAlt: 'A can',
};

/** Begins a new project “Oil” with an image; returns a function that saves the fields of the project. */
async function beginOil() {
  const path = 'projects/1/index.md';
  await contentStore.addMedia(path, 'Can.svg', 'image', new TextEncoder().encode(drawing));
  return (fields: JsonGroup = {}) => save(path, { ...oil, ...fields });
}

/** Runs an action while the content store checks the next change. */
async function whenChecked(work: () => unknown): Promise<void> {
  const { issuesOfChange: check } = await vi.importActual<typeof issues>('./issues.ts');
  vi.mocked(issues.issuesOfChange).mockImplementationOnce(async (...args) => {
    await work();
    return await check(...args);
  });
}

test('a new project appears whole: until then its folder has a name that the check ignores', async () => {
  const saveOil = await beginOil();
  const before = await readdir(join(folder, 'projects'));
  let names: string[] = [];
  await whenChecked(async () => {
    names = await readdir(join(folder, 'projects'));
    expect(await issues.findErrors(folder)).toEqual([]);
  });
  expect(await saveOil()).toMatchObject({ kind: 'saved' });
  const [temporary, ...others] = names.filter((name) => !before.includes(name));
  expect(temporary).toMatch(/^\.1\./);
  expect(others).toEqual([]);
  expect((await readdir(join(folder, 'projects'))).sort()).toEqual(['1', ...before].sort());
  expect((await readdir(join(folder, 'projects/1'))).sort()).toEqual(['can.svg', 'index.md']);
});

test.each([
  ['is right', {}, 'changed'],
  ['is wrong', { category: 'None' }, 'invalid'],
])('what another program puts where a new project %s is kept', async (_what, fields, kind) => {
  const saveOil = await beginOil();
  await whenChecked(async () => {
    await mkdir(join(folder, 'projects/1'));
    writeFileSync(join(folder, 'projects/1/notes.txt'), 'Theirs');
  });
  expect(await saveOil(fields)).toMatchObject({ kind });
  expect(await readdir(join(folder, 'projects/1'))).toEqual(['notes.txt']);
  const names = await readdir(join(folder, 'projects'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an editor keeps the images of an entry with unsaved changes, and removes those of others', async () => {
  const mediaOf = async (path: string) => (await contentStore.open(path)).media;
  const paths = ['projects/1/index.md', 'projects/2/index.md'];
  for (const path of paths) {
    await contentStore.addMedia(path, 'Can.svg', 'image', new TextEncoder().encode(drawing));
    expect(await mediaOf(path)).toEqual(['can.svg']);
  }
  await contentStore.keepDraft({
    path: 'projects/1/index.md',
    title: 'Oil',
    hash: 'absent',
    change: { value: { title: 'Oil' }, body: '' },
  });
  await new DraftStore(folder).removeUnusedImages();
  expect(await Promise.all(paths.map(mediaOf))).toEqual([['can.svg'], []]);
});

test('names entries without an id by their titles', async () => {
  const { value = {} } = await contentStore.open('services.yaml');
  const services = Array.isArray(value.services) ? value.services : [];
  const added: Json[] = [
    { title: 'Web sites', text: 'A.' },
    { id: '', title: 'Websites', text: 'B.' },
    { title: 'Web sites', text: 'C.' },
  ];
  expect(await save('services.yaml', { services: [...services, ...added] })).toMatchObject({
    kind: 'saved',
  });
  expect(await read('services.yaml')).toMatch(
    /- id: web-sites\n.*\n.*\n +- id: websites-2\n.*\n.*\n +- id: web-sites-2\n/,
  );
});

test('an empty entry lacks what the owner has to write, and not the id that its title makes', async () => {
  const { value = {} } = await contentStore.open('services.yaml');
  const services = Array.isArray(value.services) ? value.services : [];
  const index = services.length;
  const changedFields = (response: SaveResponse) =>
    response.kind === 'invalid' ? response.issues.map(({ field }) => field) : [];
  expect(changedFields(await save('services.yaml', { services: [...services, {}] }))).toEqual([
    `services[${index}].title`,
    `services[${index}].text`,
  ]);
  const wrong = { id: 'Two words', title: 'Care' };
  expect(changedFields(await save('services.yaml', { services: [...services, wrong] }))).toEqual([
    `services[${index}].id`,
    `services[${index}].text`,
  ]);
});

test('deletes a project without references, keeps a copy, and restores it', async () => {
  const { hash } = await contentStore.open('projects/one/index.md');
  const response = await contentStore.remove('projects/one/index.md', hash);
  expect(response.kind).toBe('removed');
  if (response.kind !== 'removed') return;
  expect(existsSync(join(folder, 'projects/one'))).toBe(false);
  expect(existsSync(join(response.backupPath, 'portrait.svg'))).toBe(true);
  const text = await readFile(join(response.backupPath, 'index.md'), 'utf8');
  await mkdir(join(folder, 'projects/one'));
  await expect(contentStore.restore(response.undo)).rejects.toThrow(HTTPException);
  expect(await readdir(join(folder, 'projects/one'))).toEqual([]);
  await rm(join(folder, 'projects/one'), { recursive: true });
  expect(await contentStore.restore(response.undo)).toBe('projects/one/index.md');
  expect(await read('projects/one/index.md')).toBe(text);
  await expect(contentStore.restore(response.undo)).rejects.toThrow(HTTPException);
  await rm(dirname(response.backupPath), { recursive: true });
  await expect(contentStore.remove('site.yaml', hash)).rejects.toThrow(HTTPException);
});

test('does not delete a project that another program changes while it is copied', async () => {
  const { hash } = await contentStore.open('projects/one/index.md');
  const file = join(folder, 'projects/one/index.md');
  // `remove` reads the time between its first hash comparison and copying: it names the copy by time.
  const time = vi.spyOn(Date.prototype, 'toISOString').mockImplementation(() => {
    writeFileSync(file, 'Changed');
    return 'changed-meanwhile';
  });
  const response = await contentStore.remove('projects/one/index.md', hash);
  time.mockRestore();
  expect(response).toEqual({ kind: 'changed' });
  expect(await read('projects/one/index.md')).toBe('Changed');
  expect(existsSync(join(ROOT, '.cache/editor/removed/changed-meanwhile'))).toBe(false);
});

test('does not delete a project that a testimonial names', async () => {
  const items = [{ id: 'a', author: 'A', text: 'Good.', project: 'one' }];
  await save('testimonials.yaml', { items });
  const { hash } = await contentStore.open('projects/one/index.md');
  const response = await contentStore.remove('projects/one/index.md', hash);
  expect(response).toMatchObject({ kind: 'invalid', issues: [{ field: 'items[0].project' }] });
});

test.each([
  '../secrets.yaml',
  'projects/../../x/index.md',
  'projects/../index.md',
  'projects/a/b/index.md',
  'package.json',
  'projects/one/../../site.yaml',
  '/etc/passwd',
  'pages/..%2fx.md',
  '',
])('opens nothing at %o', async (path) => {
  await expect(contentStore.open(path)).rejects.toThrow(HTTPException);
});

test('saves only the texts of the interface that are filled in', async () => {
  const path = 'messages.yaml';
  const comment = '# Ours\n';
  expect(await save(path, { layout: {}, projects: { count: {}, search: 'Find' } })).toMatchObject({
    kind: 'saved',
  });
  expect(await read(path)).toBe('projects:\n  search: Find\n');
  await writeFile(join(folder, path), comment + (await read(path)));
  expect(await save(path, { projects: {} })).toMatchObject({ kind: 'saved' });
  expect(await read(path)).toBe(`${comment}{}\n`);
  expect((await contentStore.open(path)).issues).toEqual([]);
});

test('a form for the texts of the interface has the texts and plural forms of its language', async () => {
  const site = await read('site.yaml');
  await writeFile(join(folder, 'site.yaml'), `${site}locales: [en, pl]\n`);
  const formIn = async (path: string) => {
    const { form, translated, value } = await contentStore.open(path);
    expect({ translated, value }).toEqual({ translated: undefined, value: {} });
    const { layout, projects } = form.properties;
    const count = projects?.type === 'object' && projects.properties.count;
    if (layout?.type !== 'object' || !count || count.type !== 'object') throw new Error(path);
    expect([layout.isAlwaysShown, count.isAlwaysShown]).toEqual([true, true]);
    const defaults = Object.entries(count.properties).map(([name, field]) => [name, field.default]);
    return { menu: layout.properties.menu?.default, count: Object.fromEntries(defaults) };
  };
  expect(await formIn('messages.yaml')).toEqual({
    menu: en.interface.layout.menu,
    count: en.interface.projects.count,
  });
  expect(await formIn('pl/messages.yaml')).toEqual({
    menu: pl.interface.layout.menu,
    count: pl.interface.projects.count,
  });
});

test('follows no link out of the folder', async () => {
  const other = await makeFolder();
  onTestFinished(() => rm(other, { recursive: true }));
  await symlink(join(other, 'projects/one'), join(folder, 'projects/away'));
  await symlink(join(other, 'pages/terms.md'), join(folder, 'pages/away.md'));
  await expect(contentStore.open('projects/away/index.md')).rejects.toThrow('outside the content');
  await expect(contentStore.open('pages/away.md')).rejects.toThrow('outside the content');
  const { files, errors } = await contentStore.overview();
  const away = files.filter(({ path }) => path.includes('away'));
  expect(away.map(({ path, title }) => ({ path, title }))).toEqual([
    { path: 'projects/away/index.md', title: 'away' },
    { path: 'pages/away.md', title: 'away' },
  ]);
  expect(errors.length).toBeGreaterThan(0);
  expect(
    (await issues.findErrors(folder)).map(({ file, found }) => [basename(file), inEnglish(found)]),
  ).toEqual([
    [
      'away.md',
      `a symbolic link to '${join(other, 'pages/terms.md')}', which is outside the content folder`,
    ],
    [
      'away',
      `a symbolic link to '${join(other, 'projects/one')}', which is outside the content folder`,
    ],
  ]);
  const { projects } = await contentStore.open('testimonials.yaml');
  expect(projects.map(({ id }) => id)).toEqual(['away', 'one', 'two']);
});

const known = {
  projectIds: ['one', 'two'],
  serviceIds: ['websites', 'shops'],
  categories: ['Shop', 'Blog'],
  technologies: ['HTML', 'PHP'],
};
// Omits kinds whose values depend on other files: posts need posts.yaml, and the projects of the
// folder use categories and technologies that projects.yaml lists.
const { post: _post, projects: _projects, ...others }: Registry = registry;
const kinds = Object.entries(others).map(([name, collection]) => ({
  name,
  path: filePath(collection).replace('*', name === 'project' ? 'one' : 'terms'),
  schema: schemaOf(collection, known),
}));

test.each(kinds)('any right value of $name is saved and read again', async ({ path, schema }) => {
  await fc.assert(
    fc.asyncProperty(valuesOf(schema), async (value) => {
      const { hash, body } = await contentStore.open(path);
      const response = await contentStore.save({ path, hash, change: { value, body } });
      expect(response).toMatchObject({ kind: 'saved' });
      const written = path === registry.messages.file ? withoutEmptyGroups(value) : value;
      expect((await contentStore.open(path)).value).toEqual(written);
      expect(await issues.findErrors(folder)).toEqual([]);
    }),
    { numRuns: cases(1) },
  );
});

describe('a further language', () => {
  const site = 'site.yaml';
  const begin = async (...locales: string[]) => {
    const { hash, value } = await contentStore.open(site);
    return await contentStore.save({ path: site, hash, change: { value: { ...value, locales } } });
  };

  test.each([
    ['de', async () => {}],
    ['pt-BR', async () => {}],
    ['de', async () => await mkdir(join(folder, 'de'))],
    ['de', async () => await writeFiles(folder, { 'de/.DS_Store': '' })],
  ])('begins with its folder and a first file: %s', async (tag, prepare) => {
    await prepare();
    expect(await begin('en', tag)).toMatchObject({ kind: 'saved' });
    expect(await readFile(join(folder, tag, site), 'utf8')).toBe(`locale: ${tag}\n`);
    expect(await contentStore.open(`${tag}/home.yaml`)).toMatchObject({
      exists: false,
      languages: ['en', tag],
    });
    expect((await contentStore.overview()).errors).toEqual([]);
  });

  test('has no errors before it is saved', async () => {
    const { hash, value, title } = await contentStore.open(site);
    const change = { value: { ...value, locales: ['en', 'de'] } };
    expect(await contentStore.keepDraft({ path: site, title, hash, change })).toMatchObject({
      issues: [],
    });
    expect(existsSync(join(folder, 'de'))).toBe(false);
    const { draft } = await contentStore.open(site);
    await contentStore.discardDraft({ path: site, revision: draft?.revision });
  });

  test('is not begun where a folder is named in another way, or where the file has errors', async () => {
    await writeFiles(folder, { 'pt_BR/home.yaml': 'closing: { heading: A }\n' });
    expect(await begin('en', 'pt-BR')).toMatchObject({ kind: 'invalid' });
    expect(await begin('de', 'en')).toMatchObject({ kind: 'invalid' });
    expect(existsSync(join(folder, 'pt-BR'))).toBe(false);
    expect(existsSync(join(folder, 'en'))).toBe(false);
  });
});
