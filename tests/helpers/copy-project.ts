import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../platform/site-paths.ts';

const parts = [
  ...['src', 'cli', 'server', 'editor', 'scripts', 'schemas', '.vscode', 'docs', 'packages'],
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json', 'LICENSE'],
  ...['.gitignore', 'CHANGELOG.md', 'README.md'],
];

/** Copies the files from which a site is built, except packages and content, into a folder. */
export async function copyProject(folder: string): Promise<void> {
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
}

/** Changes the text of a file. Fails the test where nothing changes. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(change(text), file).not.toBe(text);
  await writeFile(file, change(text));
}
