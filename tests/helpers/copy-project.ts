import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../platform/site-paths.ts';

const parts = [
  ...['src', 'cli', 'server', 'editor', 'platform', 'scripts', 'schemas', 'docs', 'packages'],
  ...['.vscode', 'index.ts', 'content.ts', 'components.ts', 'schema.ts'],
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json', 'LICENSE'],
  ...['.gitignore', 'CHANGELOG.md', 'README.md'],
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
