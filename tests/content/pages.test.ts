import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { errorsIn, load, withFolder } from './check-folder.ts';
import { testErrors } from './table-tests.ts';

const imprint = `---
title: Imprint
navLabel: Imprint
description: Who is behind this site.
---

Ines *Halloran*.
`;

test('pages are in the order of their files, with their text as HTML', async () => {
  const changes = { 'pages/privacy.md': imprint, 'pages/imprint.md': imprint };
  const { pages } = await withFolder(changes, load);
  expect(pages.map(({ id }) => id)).toEqual(['imprint', 'privacy']);
  expect(pages[0]).toMatchObject({
    title: 'Imprint',
    html: expect.stringContaining('<em>Halloran</em>'),
  });
});

testErrors('a page', {
  'without text': [
    { 'pages/imprint.md': imprint.replace('Ines *Halloran*.\n', '') },
    'pages/imprint.md: expected a text in Markdown below the second line of ---, found no text',
  ],
  'whose name cannot be an address': [
    { 'pages/About us.md': imprint },
    "pages/About us.md: expected a file name that ends in .md and otherwise contains only lower-case letters, digits and single hyphens, such as blue-door-2, found 'About us.md'",
  ],
  'with another ending': [
    { 'pages/imprint.txt': imprint },
    "pages/imprint.txt: expected a file for each entry, whose name ends in .md, found a file with another extension. Did you mean 'pages/imprint.md'?",
  ],
  'that is a folder': [
    { 'pages/privacy/index.md': imprint },
    "pages/privacy: expected a file for each entry, whose name ends in .md, found a folder. Did you mean 'pages/privacy.md'?",
  ],
  'in a folder with a slip in its name': [
    { 'page/imprint.md': imprint },
    "page: expected the folder pages, which contains a file for each entry, found 'page'. Did you mean 'pages'?",
  ],
});

test('no page can take the address of one of the site itself', async () => {
  const folders = ['', '[...lang]/'].map(
    (name) => new URL(`../../packages/vitrine/routes/${name}`, import.meta.url),
  );
  const routes = (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
  const names = routes
    .filter((route) => !/\..+\.ts$/.test(route))
    .map((route) => route.replace(/\.[a-z.]+$/, ''))
    .filter((name) => !/^[[_]/.test(name))
    .concat('writing');
  expect(names).toContain('about');
  const files = Object.fromEntries(names.map((name) => [`pages/${name}.md`, imprint]));
  const message = await withFolder(files, errorsIn);
  for (const name of names) expect(message).toContain(`whose URL path would be /${name}`);
});

test('folders of pictures are left alone', async () => {
  const pictures = { 'pages/pictures/note.txt': '', 'images/a.png': '' };
  const changes = { 'pages/imprint.md': imprint, ...pictures };
  const { pages } = await withFolder(changes, load);
  expect(pages).toHaveLength(1);
});
