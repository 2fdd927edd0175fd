import { mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { findWarnings } from '../../packages/vitrine/content/check/warnings.ts';
import { ContentError, formatIssues } from '../../packages/vitrine/content/content-issue.ts';
import { loadContent } from '../../packages/vitrine/content/loader/load.ts';
import type { Content } from '../../packages/vitrine/content/types.ts';
import { base } from './base.ts';

/** The new content of each changed file, or the target of a symbolic link; null removes the file. */
export type Changes = Readonly<Record<string, string | Uint8Array | { link: string } | null>>;

export function png(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#c33' } as const;
  return sharp({ create }).png().toBuffer();
}

/** The images that `base` names, in the size in which the site shows them. */
const images = {
  'images/ines.png': await png(448, 448),
  'images/baker.png': await png(208, 208),
  'projects/bakery/cover.png': await png(800, 500),
};

/**
 * Writes `base` with some changes to a temporary content folder, and removes the folder after `use`.
 */
export async function withFolder<T>(
  changes: Changes,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await using home = await mkdtempDisposable(join(tmpdir(), 'content-'));
  const folder = join(home.path, 'content');
  const files: Changes = { ...images, ...base, ...changes };
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    if (typeof text === 'object' && 'link' in text) await symlink(text.link, join(folder, name));
    else await writeFile(join(folder, name), text);
  }
  return await use(folder);
}

export function load(folder: string): Promise<Content> {
  return loadContent(folder, join(dirname(folder), 'images'));
}

/** The whole error message for a content folder, which it names `content`; empty without errors. */
export async function errorsIn(folder: string): Promise<string> {
  try {
    await load(folder);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message.replaceAll(folder, 'content');
    throw error;
  }
}

/** All warnings for a content folder as text, which names the folder `content`; empty without any. */
export async function warningsIn(folder: string): Promise<string> {
  const warnings = await findWarnings(folder, await load(folder));
  const message = warnings.length === 0 ? '' : formatIssues(warnings, 'warning');
  return message.replaceAll(folder, 'content');
}
