import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { hasMarks } from '../../packages/vitrine-editor/preview/marks/mark.ts';
import { ContentStore } from '../../packages/vitrine-editor/server/content-store.ts';
import { discardAll, makeFolder } from './content-folder.ts';

test.setTimeout(240_000);

const outDir = '.cache/same-build';

/** Builds the site of a content folder. @returns The hash of each file, by its path */
async function build(content: string): Promise<Record<string, string>> {
  const env = { ...process.env, CONTENT: content, OUT_DIR: outDir, BASE: '' };
  await promisify(execFile)(process.execPath, ['packages/vitrine/cli/vitrine.mjs', 'build'], {
    env,
  });
  const files = globSync('**/*', { cwd: outDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt|vcf)$/.test(file));
  expect(texts.filter((file) => hasMarks(readFileSync(file, 'utf8')))).toEqual([]);
  return Object.fromEntries(
    files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

test('the same content builds to the same bytes after it was edited, and with unsaved changes', {
  tag: '@all',
}, async () => {
  const folder = await makeFolder();
  try {
    const store = new ContentStore(folder);
    const before = await build(folder);
    const edit = async (titleSuffix: string) => {
      const { path, hash, value } = await store.open('site.yaml');
      return await store.save({ path, hash, change: { value: { ...value, titleSuffix } } });
    };
    const { value } = await store.open('site.yaml');
    expect(await edit('Bread')).toMatchObject({ kind: 'saved' });
    expect(await build(folder)).not.toEqual(before);
    expect(await edit(String(value?.titleSuffix))).toMatchObject({ kind: 'saved' });

    const { path, title, hash, value: home } = await store.open('home.yaml');
    const change = { value: { ...home, stats: [{ end: 1, label: 'Unsaved' }] } };
    expect(await store.keepDraft({ path, title, hash, change })).toMatchObject({ kind: 'kept' });
    expect(await build(folder)).toEqual(before);
  } finally {
    await discardAll(folder);
    for (const made of [folder, outDir]) await rm(made, { recursive: true, force: true });
  }
});
