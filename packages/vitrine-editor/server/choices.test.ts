import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { addChoice } from './choices.ts';
import { ContentStore } from './content-store.ts';

let folder: string;
let store: ContentStore;
beforeEach(async () => {
  folder = await makeFolder();
  store = new ContentStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const path = 'projects/one/index.md';
const list = () => readFile(join(folder, 'projects.yaml'), 'utf8');

test('a word is added to the list of the field, and the form has it', async () => {
  const before = await list();
  const response = await addChoice(store, { path, field: 'technologies', word: 'CSS' });
  expect(await list()).toBe(before.replace('[HTML, PHP]', '[HTML, PHP, CSS]'));
  expect(response).toMatchObject({
    kind: 'added',
    form: { properties: { technologies: { items: { enum: ['HTML', 'PHP', 'CSS'] } } } },
  });
});

test('a word that the list has is not added again', async () => {
  const before = await list();
  const response = await addChoice(store, { path, field: 'category', word: 'blog' });
  expect(response.kind).toBe('added');
  expect(await list()).toBe(before);
});

test('unsaved changes of the list stay unsaved, and get the word too', async () => {
  const { hash, value } = await store.open('projects.yaml');
  const heading = { value: { ...value, heading: 'Things' } };
  const before = await list();
  await store.keepDraft({ path: 'projects.yaml', title: 'Projects', hash, change: heading });
  await addChoice(store, { path, field: 'technologies', word: 'CSS' });
  expect(await list()).toBe(before.replace('[HTML, PHP]', '[HTML, PHP, CSS]'));
  const { draft, hash: now } = await store.open('projects.yaml');
  expect(draft?.hash).toBe(now);
  expect(draft?.change).toMatchObject({
    value: { heading: 'Things', technologies: { options: ['HTML', 'PHP', 'CSS'] } },
  });
});

test('only fields with such a list get words', async () => {
  for (const [other, field] of [
    [path, 'title'],
    ['home.yaml', 'category'],
  ] as const) {
    const added = addChoice(store, { path: other, field, word: 'a' });
    await expect(added).rejects.toMatchObject({ status: 400 });
  }
});

test('the pages of the site are listed with their titles', async () => {
  const { pages, extensible } = await store.open(path);
  expect(extensible).toEqual(['category', 'technologies']);
  expect(pages).toContainEqual({ address: '/details/one', title: 'First' });
  expect(pages).toContainEqual({ address: '/terms', title: 'Terms' });
  expect(pages).toContainEqual({ address: '/service/shops', title: 'Shops' });
  expect(pages.map(({ address }) => address)).not.toContain('/about');
});
