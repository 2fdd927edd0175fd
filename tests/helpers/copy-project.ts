import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';

const parts = [
  ...['packages', 'scripts', 'docs', '.vscode'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE', '.gitignore', 'README.md'],
];

/** Copies the files that a build of a site needs into a folder, without node_modules and content. */
export async function copyProject(folder: string): Promise<void> {
  for (const part of parts) await cp(join(ROOT, part), join(folder, part), { recursive: true });
}

/** Changes the text of a file. Fails the test if the text stays the same. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(change(text), file).not.toBe(text);
  await writeFile(file, change(text));
}
