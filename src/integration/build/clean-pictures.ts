import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withoutSvgMetadata } from '../../content/images/svg-metadata.ts';
import { clearVideoMetadata } from '../../content/images/video-metadata.ts';
import { mapLimit, openFiles } from '../../lib/map-limit.ts';

/** Matches the name of an original: Vite adds a hash of 8 characters, and Astro more to those of versions. */
const original = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg|mp4|webm))$/i;

/** The originals that a text names, without the beginning of their names, which texts may escape. */
const mentions = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg|mp4|webm))\b/gi;

const texts = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;

/**
 * Removes the originals of images and videos that no file of the built site names, such as those from which Astro
 * made versions; and removes from the others what does not belong to the picture, such as its place.
 *
 * @param folder The absolute path of the built site.
 * @param assets The name of its folder with hashed files.
 * @param server The absolute path of the code that renders pages on demand, if there is any.
 */
export async function cleanPictures(
  folder: string,
  assets: string,
  server?: string,
): Promise<void> {
  const names = await readdir(join(folder, assets)).catch(() => []);
  const originals = names.filter((name) => original.test(name));
  if (originals.length === 0) return;
  const used = new Set<string>();
  for (const place of server === undefined ? [folder] : [folder, server]) {
    const files = await readdir(place, { recursive: true }).catch(() => []);
    // Astro renders the pages with the code in `.prerender`, and removes it later.
    const read = files.filter((file) => texts.test(file) && !file.includes('.prerender'));
    await mapLimit(read, openFiles, async (file) => {
      const text = await readFile(join(place, file), 'utf8');
      for (const [, name = ''] of text.matchAll(mentions)) used.add(name);
    });
  }
  await mapLimit(originals, openFiles, async (name) => {
    const file = join(folder, assets, name);
    if (!used.has(original.exec(name)?.[1] ?? '')) await rm(file);
    else await removeMetadata(file);
  });
}

async function removeMetadata(file: string): Promise<void> {
  const clean = await withoutMetadata(file, await readFile(file));
  if (clean !== undefined) await writeFile(file, clean);
}

/** Matches an image that is written into a drawing. */
const embedded = /data:(image\/(?:png|jpeg|webp|avif|gif));base64,([\w+/=\s]+)/gi;

/** The content of a file without metadata; undefined where it has none. */
async function withoutMetadata(name: string, bytes: Buffer): Promise<string | Buffer | undefined> {
  if (/\.(?:mp4|webm)$/i.test(name)) return clearVideoMetadata(bytes) ? bytes : undefined;
  if (!/\.svg$/i.test(name)) return await cleanImage(bytes);
  const text = bytes.toString('utf8');
  let clean = withoutSvgMetadata(text);
  for (const [address, type = '', data = ''] of clean.matchAll(embedded)) {
    // What cannot be read as an image is not shown either.
    const image = await cleanImage(Buffer.from(data, 'base64')).catch(() => undefined);
    if (image) clean = clean.replace(address, `data:${type};base64,${image.toString('base64')}`);
  }
  return clean === text ? undefined : clean;
}

async function cleanImage(bytes: Buffer): Promise<Buffer | undefined> {
  const image = sharp(bytes, { animated: true });
  const { exif, xmp, iptc, comments, format, compression } = await image.metadata();
  if (!(exif || xmp || iptc || comments)) return undefined;
  const form = compression === 'av1' ? 'avif' : format;
  // sharp leaves metadata out. It turns the pixels first, because the orientation is a part of the metadata.
  return await image.autoOrient().toFormat(form, { quality: 90 }).toBuffer();
}
