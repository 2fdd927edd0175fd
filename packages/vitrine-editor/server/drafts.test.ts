import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadContent } from 'vitrine/editing';

import { drawing, makeFolder } from '../../../tests/editor/content-folder.ts';
import type { FileState } from '../api.ts';
import { ContentStore } from './content-store.ts';
import { DraftStore } from './draft-store.ts';
import { draftsOf } from './unsaved-files.ts';

let folder: string;
let store: ContentStore;
beforeEach(async () => {
  folder = await makeFolder();
  store = new ContentStore(folder);
});
afterEach(async () => {
  await rm(join(new DraftStore(folder).folders.drafts, '..'), { recursive: true, force: true });
  await rm(folder, { recursive: true });
});

const home = 'home.yaml';
const read = (path: string) => readFile(join(folder, path), 'utf8');

/** Keeps a change of the field `closing` or of others, as the page of the editor does. */
async function keep(state: FileState, fields: FileState['value'], revision?: string) {
  const { path, title, hash, value, body } = state;
  const change = { value: { ...value, ...fields }, body };
  return await store.keepDraft({ path, title, hash, revision, change });
}

/** The title of Home as the preview of the editor shows it. */
async function shownHeading() {
  const { site } = await loadContent(folder, undefined, await draftsOf(folder));
  return site.titleSuffix;
}

test('kept changes reach the preview and the next editor, and not the file', async () => {
  const before = await read('site.yaml');
  const site = await store.open('site.yaml');
  expect(await keep(site, { titleSuffix: 'Bread' })).toMatchObject({ kind: 'kept', issues: [] });
  expect(await read('site.yaml')).toBe(before);
  expect(await shownHeading()).toBe('Bread');

  store = new ContentStore(folder);
  const { draft, hash } = await store.open('site.yaml');
  expect(draft).toMatchObject({ hash, change: { value: { titleSuffix: 'Bread' } } });
  const { files } = await store.overview();
  expect(files.filter(({ isUnsaved }) => isUnsaved)).toMatchObject([{ path: 'site.yaml' }]);

  const change = draft?.change ?? { text: '' };
  const request = { path: 'site.yaml', hash, change };
  expect(await store.save(request)).toEqual({ kind: 'changed' });
  expect(await store.save({ ...request, revision: draft?.revision })).toMatchObject({
    kind: 'saved',
    file: { draft: undefined },
  });
  expect(await read('site.yaml')).toContain('titleSuffix: Bread');
  expect(await new DraftStore(folder).all()).toEqual([]);
});

test('changes that are taken back, or discarded, are not kept any more', async () => {
  const state = await store.open('site.yaml');
  await keep(state, { titleSuffix: 'Bread' });
  const [kept] = await new DraftStore(folder).all();
  const response = await keep(state, {}, kept?.revision);
  expect(response).toEqual({ kind: 'kept', revision: undefined, isStale: false, issues: [] });
  expect(await new DraftStore(folder).all()).toEqual([]);
  await keep(state, { titleSuffix: 'Bread' });
  const { draft } = await store.open('site.yaml');
  await store.discardDraft({ path: 'site.yaml', revision: 'of another window' });
  expect(await shownHeading()).toBe('Bread');
  await store.discardDraft({ path: 'site.yaml', revision: draft?.revision });
  expect(await shownHeading()).not.toBe('Bread');
});

test('of two windows with one file, neither replaces what the other has typed', async () => {
  const state = await store.open('site.yaml');
  const first = await keep(state, { titleSuffix: 'First' });
  expect(first).toMatchObject({ kind: 'kept' });
  expect(await keep(state, { titleSuffix: 'Second' })).toEqual({ kind: 'changed' });
  expect(await shownHeading()).toBe('First');
  // The second window opens the file again, and goes on with the changes of the first.
  const { draft } = await store.open('site.yaml');
  expect(await keep(state, { titleSuffix: 'Both' }, draft?.revision)).toMatchObject({
    kind: 'kept',
  });
  expect(await shownHeading()).toBe('Both');
});

test('a change by another program is reported while an owner types, and is never replaced', async () => {
  const state = await store.open('site.yaml');
  await keep(state, { titleSuffix: 'Mine' });
  const theirs = (await read('site.yaml')).replace(/^name: .*/m, 'name: Theirs');
  await writeFile(join(folder, 'site.yaml'), theirs);
  const { draft } = await store.open('site.yaml');
  const response = await keep(state, { titleSuffix: 'Mine too' }, draft?.revision);
  expect(response).toMatchObject({ kind: 'kept', isStale: true });
  const change = { value: { ...state.value, titleSuffix: 'Mine too' } };
  const revision = 'revision' in response ? response.revision : undefined;
  expect(await store.save({ path: 'site.yaml', hash: state.hash, revision, change })).toEqual({
    kind: 'changed',
  });
  expect(await read('site.yaml')).toBe(theirs);
});

test('an editor that ended between the saving and the removal of the changes shows no changes', async () => {
  const state = await store.open('site.yaml');
  await keep(state, { titleSuffix: 'Bread' });
  const [kept] = await new DraftStore(folder).all();
  await writeFile(join(folder, 'site.yaml'), kept?.text ?? '');
  expect((await store.open('site.yaml')).draft).toBeUndefined();
});

test('changes with errors are kept, and their errors are those of all changes', async () => {
  const state = await store.open(home);
  const response = await keep(state, { stats: [{ end: -1, label: 'Sites' }] });
  expect(response).toMatchObject({ kind: 'kept', issues: [{ path: home }] });
  const { unsavedErrors, errors } = await store.overview();
  expect(unsavedErrors).toHaveLength('issues' in response ? response.issues.length : 0);
  expect(errors).toEqual([]);
});

test('unsaved changes in a language that the site no longer has are listed, and can be discarded', async () => {
  const file = join(folder, 'site.yaml');
  const text = await read('site.yaml');
  await writeFile(file, `${text}locales: [en, de]\n`);
  const path = 'de/home.yaml';
  const state = await store.open(path);
  await keep(state, { closing: { heading: 'Schreiben Sie mir' } });
  const unsaved = async () => (await store.overview()).files.filter(({ isUnsaved }) => isUnsaved);
  expect(await unsaved()).toMatchObject([{ path: home }]);
  await writeFile(file, text);
  expect(await unsaved()).toMatchObject([{ path, title: 'Home (de)' }]);
  const { draft } = await store.open(path);
  await store.discardDraft({ path, revision: draft?.revision });
  expect(await unsaved()).toEqual([]);
});

test('a new project is shown with its picture before it is saved', async () => {
  const path = await store.freePath('project', 'Oil');
  await store.addMedia(path, 'Can.svg', 'image', new TextEncoder().encode(drawing));
  const state = await store.open(path);
  const response = await keep(
    { ...state, title: 'Oil' },
    {
      title: 'Oil',
      category: 'Shop',
      technologies: ['HTML'],
      summary: 'Oil by post.',
      images: [{ image: 'can.svg', alt: 'A can' }],
    },
  );
  expect(response).toMatchObject({ kind: 'kept', issues: [] });
  expect(existsSync(join(folder, 'projects/1'))).toBe(false);
  const { projects } = await loadContent(folder, undefined, await draftsOf(folder));
  expect(projects?.all.find(({ id }) => id === '1')).toMatchObject({
    title: 'Oil',
    images: [{ image: { path: 'projects/1/can.svg' } }],
  });
  expect((await store.overview()).files[0]).toMatchObject({
    path,
    title: 'Oil',
    exists: false,
    isUnsaved: true,
    shownAt: '/details/1',
  });
  expect(await store.freePath('project', 'Tea')).toBe('projects/2/index.md');
});

/** As a draft was kept in a version that had other names of fields. */
const ofOtherVersion = { path: 'about.md', title: 'About', hash: 'a', changes: [] };

describe('what cannot be read in the folder of unsaved changes is set aside', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  test.each<[string, (file: string) => Promise<unknown>]>([
    ['an empty file', (file) => writeFile(file, '')],
    ['a file that was cut off', (file) => writeFile(file, '{"path":"about.md","te')],
    ['a file of another version', (file) => writeFile(file, JSON.stringify(ofOtherVersion))],
    [
      'a file that this version does not have',
      async (file) => {
        const [kept] = await new DraftStore(folder).all();
        await writeFile(file, JSON.stringify({ ...kept, path: 'blog.yaml' }));
      },
    ],
    [
      'a second file for one path',
      async (file) => {
        const [kept] = await new DraftStore(folder).all();
        await writeFile(file, JSON.stringify({ ...kept, text: 'name: Other' }));
      },
    ],
    ['other JSON', (file) => writeFile(file, 'null')],
    ['a folder', (file) => mkdir(file)],
  ])('%s, and the rest works', async (_, damage) => {
    const picture = 'projects/9/can.svg';
    const { drafts, images } = new DraftStore(folder).folders;
    await keep(await store.open('site.yaml'), { titleSuffix: 'Bread' });
    await damage(join(drafts, 'damaged.json'));
    await mkdir(join(images, 'projects/9'), { recursive: true });
    await writeFile(join(images, picture), drawing);

    await new DraftStore(folder).removeUnusedImages();
    const { files, setAside } = await new ContentStore(folder).overview();
    expect(files.filter(({ isUnsaved }) => isUnsaved)).toMatchObject([{ path: 'site.yaml' }]);
    expect(setAside).toEqual([expect.stringContaining('damaged.json')]);
    expect(await shownHeading()).toBe('Bread');
    expect(existsSync(join(images, picture))).toBe(true);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test.each(['.', 'drafts'])('a file in the place of the folder %s', async (place) => {
    const { drafts } = new DraftStore(folder).folders;
    await rm(join(drafts, '..'), { recursive: true, force: true });
    await mkdir(join(drafts, '..', place, '..'), { recursive: true });
    await writeFile(join(drafts, '..', place), 'text');
    await keep(await store.open('site.yaml'), { titleSuffix: 'Bread' });
    expect(await shownHeading()).toBe('Bread');
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
