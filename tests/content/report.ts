import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../src/content/content-issue.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import type { Content } from '../../src/content/types.ts';
import { base } from './base.ts';

/** A file's new content; null takes it away. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * Makes a content folder out of the base and some changes, does something with it, and takes it
 * away again.
 *
 * @param prepare Changes that are no file's content, such as a link; gets the folder.
 */
export async function withFolder<T>(
  changes: Changes,
  use: (folder: string) => Promise<T>,
  prepare?: (folder: string) => Promise<unknown>,
): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'content-'));
  const folder = join(home, 'content');
  try {
    const png = await onePixel();
    const images = { 'images/baker.png': png, 'projects/bakery/cover.png': png };
    for (const [name, text] of Object.entries({ ...base, ...images, ...changes })) {
      if (text === null) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await prepare?.(folder);
    return await use(folder);
  } finally {
    await rm(home, { recursive: true });
  }
}

/** The content of a folder without mistakes. */
export function load(folder: string): Promise<Content> {
  return loadContent(folder, join(dirname(folder), 'images.json'));
}

/** The whole message about the mistakes of a folder, which it calls `content`. */
export async function messageOf(folder: string): Promise<string> {
  try {
    await load(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message.replaceAll(folder, 'content');
    throw error;
  }
  throw new Error('The content was taken as right.');
}

/** The whole message about a folder with some changes. */
export function report(
  changes: Changes,
  prepare?: (folder: string) => Promise<unknown>,
): Promise<string> {
  return withFolder(changes, messageOf, prepare);
}

/** A file of the base with one passage replaced. */
export function edit(file: string, passage: string, replacement: string): Record<string, string> {
  const text = base[file];
  if (text === undefined || text.split(passage).length !== 2) {
    throw new Error(`'${passage}' does not stand exactly once in ${file}.`);
  }
  return { [file]: text.replace(passage, () => replacement) };
}

/** The smallest PNG. */
export function onePixel(): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: '#c33' } as const;
  return sharp({ create }).png().toBuffer();
}
