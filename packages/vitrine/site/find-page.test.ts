import { rm } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { loadContent } from '../content/loader/load.ts';
import { pageAt, sectionsOf } from './find-page.ts';

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
