import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { loadContent } from '../content/loader/load.ts';
import { pageAt, pathIn, sectionsOf } from './find-page.ts';

// In development the current content may be another one than that of a page that is being made.
vi.mock(import('../content/content.ts'), () => ({ contents: [] }));

test('a page is found in the content that it is made from', async () => {
  const folder = await makeFolder();
  const content = await loadContent(folder);
  await rm(folder, { recursive: true });
  expect(pageAt(content, '/details/one').title).toContain('First');
  expect(sectionsOf(content).map(({ path }) => path)).toContain('/project');
  expect(() => pageAt(content, '/details/three')).toThrow('does not list the page /details/three.');
});

const post = (tags: string) => `---
title: Bread
date: 2026-03-01
summary: On bread.
tags: [${tags}]
---

Bread.
`;

test('a page that another language does not have leads to the page above it', async () => {
  const names = '{ title: WRITING, navLabel: Writing, description: Texts. }';
  const folder = await makeFolder({
    'posts.yaml': `page: ${names}\nheading: Writing\n`,
    'posts/bread/index.md': post('Baking'),
  });
  const original = await loadContent(folder);
  await writeFile(join(folder, 'posts/bread/index.md'), post('Backen'));
  const translated = await loadContent(folder);
  await rm(folder, { recursive: true });
  expect(pathIn(translated, original, '/writing/tag/baking')).toBe('/writing');
  expect(pathIn(translated, original, '/writing/bread')).toBe('/writing/bread');
  expect(pathIn({ ...translated, posts: undefined }, original, '/writing')).toBe('/');
  expect(pathIn(translated, original, '/404')).toBe('/');
  expect(pathIn(translated, original, '/own/page')).toBe('/own/page');
});
