import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentError, type Drafts, loadContent } from 'vitrine/editing';
import { base } from '../../../../tests/content/base.ts';
import { makeFolder } from '../../../../tests/editor/content-folder.ts';
import { writeFiles } from '../../../../tests/helpers/write-files.ts';
import { draftName, unsavedFolders } from '../../server/unsaved-files.ts';
import { editorOrigin } from './editor-origin.ts';
import { EditorPreview } from './editor-preview.ts';

test('the editor of a preview is on this machine', () => {
  vi.stubEnv('EDITOR_ORIGIN', 'http://127.0.0.1:4330');
  expect(editorOrigin()).toBe('http://127.0.0.1:4330');
  for (const other of [
    undefined,
    'https://elsewhere.example',
    'http://127.0.0.1:4330/"><script>',
  ]) {
    vi.stubEnv('EDITOR_ORIGIN', other);
    expect(editorOrigin).toThrow('not the origin of an editor');
  }
});

test('the preview leaves out changes with errors, and shows the last content without errors', async () => {
  const folder = await makeFolder();
  const { drafts: kept } = unsavedFolders(folder);
  onTestFinished(async () => {
    for (const path of [kept, folder]) await rm(path, { recursive: true });
  });
  const keep = (path: string, text: string) =>
    writeFiles(kept, { [draftName(path)]: JSON.stringify({ path, text }) });
  const preview = new EditorPreview(folder);
  const read = (drafts?: Drafts) => loadContent(folder, undefined, drafts);
  const shown = async () => (await preview.load(read)).site.titleSuffix;
  const suffixed = (suffix: string) =>
    base['site.yaml'].replace(/(titleSuffix: ).*/, `$1${suffix}`);
  await keep('home.yaml', 'hero: 1\n');
  await keep('site.yaml', suffixed('Bread'));
  expect(await shown()).toBe('Bread');
  // A new file keeps its last changes without errors while its next entry is empty.
  const steps = 'heading: Steps\nsteps:\n  - { title: Knead, text: By hand. }\n';
  const shownSteps = async () => (await preview.load(read)).steps?.steps.map(({ title }) => title);
  await keep('steps.yaml', steps);
  expect(await shownSteps()).toEqual(['Knead']);
  await keep('steps.yaml', `${steps}  - {}\n`);
  expect(await shownSteps()).toEqual(['Knead']);
  await keep('steps.yaml', `${steps}  - { title: Bake, text: At night. }\n`);
  expect(await shownSteps()).toEqual(['Knead', 'Bake']);
  await writeFile(join(folder, 'contact.yaml'), 'email: 1\n');
  await keep('site.yaml', suffixed('Rolls'));
  expect(await shown()).toBe('Bread');
  const failing = () => Promise.reject(new Error('The disk is full.'));
  await expect(preview.load(failing)).rejects.toThrow('The disk is full.');
  await expect(new EditorPreview(folder).load(read)).rejects.toThrow(ContentError);
});
