import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { ContentError } from '../../content/content-issue.ts';
import { sampleFolder } from '../../content/folder.ts';
import type { Drafts } from '../../content/loader/folder-lists.ts';
import { loadContent } from '../../content/loader/load.ts';
import type { Content } from '../../content/types.ts';
import { EditorPreview, editorPreview } from './editor-preview.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['dev', 'http://127.0.0.1:4330', true],
  ['build', 'http://127.0.0.1:4330', false],
  ['dev', undefined, false],
  ['dev', 'https://elsewhere.example', false],
  ['dev', 'http://127.0.0.1:4330/"><script>', false],
])('astro %s with the editor at %s', (command, origin, expected) => {
  vi.stubEnv('EDITOR_ORIGIN', origin);
  expect(editorPreview(command, '/content') !== undefined).toBe(expected);
});

test('the preview shows the last content without errors, and at its start that of the files', async () => {
  const folder = await temporaryFolder({});
  const good: Content = await loadContent(sampleFolder);
  const wrong = new ContentError([{ file: 'home.yaml', expected: 'a text', found: 'a number' }]);
  const preview = new EditorPreview(folder);
  const withErrors = (drafts?: Drafts) => (drafts ? Promise.reject(wrong) : Promise.resolve(good));
  expect(await preview.load(withErrors)).toBe(good);
  const changed = { ...good };
  expect(await preview.load(() => Promise.resolve(changed))).toBe(changed);
  expect(await preview.load(withErrors)).toBe(changed);
  const failing = () => Promise.reject(new Error('The disk is full.'));
  await expect(preview.load(failing)).rejects.toThrow('The disk is full.');
  const first = new EditorPreview(folder);
  await expect(first.load(() => Promise.reject(wrong))).rejects.toBe(wrong);
});
