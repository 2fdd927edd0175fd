import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withoutSvgMetadata } from '../../content/images/svg-metadata.ts';
import { mapLimit, openFiles } from '../../lib/map-limit.ts';

/** Matches the name of an original: Vite adds a hash of 8 characters, and Astro more to those of versions. */
const original = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg))$/i;

/** The originals that a text names, without the beginning of their names, which texts may escape. */
const mentions = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg))\b/gi;

const texts = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;

/**
 * Removes the originals of images that no file of the built site names, such as those from which Astro made
 * versions; and removes from the others what does not belong to the picture, such as the place of a photograph.
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
  if (file.toLowerCase().endsWith('.svg')) {
    const text = await readFile(file, 'utf8');
    const clean = withoutSvgMetadata(text);
    if (clean !== text) await writeFile(file, clean);
    return;
  }
  const image = sharp(await readFile(file), { animated: true });
  const { exif, xmp, iptc, comments, format, compression } = await image.metadata();
  if (!(exif || xmp || iptc || comments)) return;
  const form = compression === 'av1' ? 'avif' : format;
  // sharp leaves metadata out. It turns the pixels first, because the orientation is a part of the metadata.
  await writeFile(file, await image.autoOrient().toFormat(form, { quality: 90 }).toBuffer());
}
