import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { load, report, withFolder } from './report.ts';

const imprint = `---
title: Imprint
link: Imprint
description: Who is behind this site.
---

Ines *Halloran*.
`;

test('pages stand in the order of their files, with their text as HTML', async () => {
  const changes = { 'pages/privacy.md': imprint, 'pages/imprint.md': imprint };
  const { pages } = await withFolder(changes, load);
  expect(pages.map(({ id }) => id)).toEqual(['imprint', 'privacy']);
  expect(pages[0]).toMatchObject({
    title: 'Imprint',
    html: expect.stringContaining('<em>Halloran</em>'),
  });
});

test('no folder means no pages', async () => {
  const { pages } = await withFolder({}, load);
  expect(pages).toEqual([]);
});

test('a missing field and a page without text', async () => {
  expect(
    await report({
      'pages/imprint.md': imprint.replace('link: Imprint\n', ''),
      'pages/privacy.md': imprint.replace('Ines *Halloran*.\n', ''),
    }),
  ).toMatchInlineSnapshot(`
    "The content has 2 mistakes:

    content/pages/imprint.md:2  link
      expected  a text
      found     nothing, the field is missing

    content/pages/privacy.md
      expected  the text of the page, in Markdown, below the second line of ---
      found     no text"
  `);
});

test('names that cannot be addresses', async () => {
  expect(
    await report({
      'pages/About us.md': imprint,
      'pages/about.md': imprint,
      'pages/imprint.txt': imprint,
      'pages/privacy/index.md': imprint,
    }),
  ).toMatchInlineSnapshot(`
    "The content has 4 mistakes:

    content/pages/About us.md
      expected  a file name of lower-case letters, digits and single hyphens, such as blue-door-2, and .md
      found     'About us.md'

    content/pages/about.md
      expected  a file name whose address the site does not use itself
      found     'about.md', whose address would be /about

    content/pages/imprint.txt
      expected  a file for each page, whose name ends in .md
      found     another ending
      Did you mean 'pages/imprint.md'?

    content/pages/privacy
      expected  a file for each page, whose name ends in .md
      found     a folder
      Did you mean 'pages/privacy.md'?"
  `);
});

test('no page can take the address of one of the site itself', async () => {
  const folders = ['', '[...lang]/'].map(
    (name) => new URL(`../../src/pages/${name}`, import.meta.url),
  );
  const routes = (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
  const names = routes
    .filter((route) => !/\..+\.ts$/.test(route))
    .map((route) => route.replace(/\.[a-z.]+$/, ''))
    .filter((name) => !name.startsWith('['));
  expect(names).toContain('about');
  const files = Object.fromEntries(names.map((name) => [`pages/${name}.md`, imprint]));
  const message = await report(files);
  for (const name of names) expect(message).toContain(`whose address would be /${name}`);
});

test('a misspelt folder', async () => {
  expect(await report({ 'page/imprint.md': imprint })).toMatchInlineSnapshot(`
    "The content has a mistake:

    content/page
      expected  the folder pages, with a file for each page
      found     'page'
      Did you mean 'pages'?"
  `);
});

test('folders of pictures are left alone', async () => {
  const changes = {
    'pages/imprint.md': imprint,
    'pages/pictures/note.txt': '',
    'images/a.png': '',
  };
  const { pages } = await withFolder(changes, load);
  expect(pages).toHaveLength(1);
});
