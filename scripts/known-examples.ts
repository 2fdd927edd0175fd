// Before npm packs create-vitrine, writes the contents of the examples there, with reduced pictures. Fails where
// packages/vitrine/content/known-examples.json, by which `check` recognises them, does not fit; `--update` writes it.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { people } from '../packages/create-vitrine/examples.mjs';
import { fail } from '../packages/vitrine/cli/output.mjs';
import { textsOfExample } from '../packages/vitrine/content/check/remaining-examples.ts';
import { filesIn } from '../packages/vitrine/content/files-in.ts';
import { isImageName } from '../packages/vitrine/content/images/image-files.ts';
import { shortHash } from '../packages/vitrine/content/known-examples.ts';
import { REPOSITORY } from './install.mjs';

/** The content folders of the examples, by the names of the examples. */
export const exampleFolders: ReadonlyMap<string, string> = new Map(
  ['sample', ...people.keys()].map((name) => [name, join(REPOSITORY, 'examples', name, 'content')]),
);

/** A picture in the smallest size without a warning of `check`. A drawing and a video stay as they are. */
export async function reduced(file: string, whole: Buffer): Promise<Buffer> {
  if (!file.endsWith('.webp')) return whole;
  const resized = sharp(whole).resize({ width: 800, withoutEnlargement: true });
  const small = await resized.webp({ quality: 13, effort: 6 }).toBuffer();
  return small.length < whole.length ? small : whole;
}

/** Writes an example with reduced pictures. @returns its part of `known-examples.json` */
async function writeExample(folder: string, target: string) {
  const images: [path: string, hashes: string][] = [];
  for (const path of filesIn(folder)) {
    const whole = await readFile(join(folder, path));
    const written = await reduced(path, whole);
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), written);
    if (!isImageName(path)) continue;
    const hashes = [whole, written].map(shortHash);
    images.push([path, [...new Set(hashes)].join(' ')]);
  }
  return { ...(await textsOfExample(folder)), images: Object.fromEntries(images) };
}

if (import.meta.main) {
  const contents = join(REPOSITORY, 'packages/create-vitrine/contents');
  await rm(contents, { recursive: true, force: true });
  const examples = Array.from(exampleFolders, async ([name, folder]) => {
    return [name, await writeExample(folder, join(contents, name))] as const;
  });
  const hashes = Object.fromEntries(await Promise.all(examples));
  const text = `${JSON.stringify(hashes, undefined, 2)}\n`;
  const file = join(REPOSITORY, 'packages/vitrine/content/known-examples.json');
  if (process.argv.includes('--update')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8')) !== text) {
    fail(
      `${file} does not fit the examples. Write it again: node ${import.meta.filename} --update`,
    );
  }
}
