import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { withoutSvgMetadata } from '../../content/images/svg-metadata.ts';
import { withoutVideoMetadata } from '../../content/images/video-metadata.ts';
import { filesIn } from '../../lib/files-in.ts';
import { mapLimit, openFiles } from '../../lib/map-limit.ts';

/** Matches the name of an original: Vite adds a hash of 8 characters, and Astro more to those of versions. */
const original = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg|mp4|webm))$/i;

/** The originals that a text names, without the beginning of their names, which texts may escape. */
const mentions = /\.([\w-]{8}\.(?:png|jpe?g|webp|avif|gif|svg|mp4|webm))\b/gi;

const texts = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;

/**
 * Removes the originals of images and videos that no file of the built site names, such as those from which
 * Astro made versions; and removes from the others what does not belong to the picture, such as its place.
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
    // Astro renders the pages with the code in `.prerender`, and removes it later.
    const read = filesIn(place).filter((file) => texts.test(file) && !file.includes('.prerender'));
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
  const bytes = await readFile(file);
  const clean = await withoutMetadata(bytes, extname(file).slice(1).toLowerCase());
  if (clean !== bytes) await writeFile(file, clean);
}

async function withoutMetadata(bytes: Buffer, ending: string): Promise<Buffer> {
  if (ending === 'svg') return Buffer.from(await cleanDrawing(bytes.toString()));
  if (ending === 'mp4' || ending === 'webm') return withoutVideoMetadata(bytes);
  // `npm run check` refuses pictures that sharp cannot read, but not those in drawings, such as BMP.
  const image = sharp(bytes, { animated: true, failOn: 'none' });
  const facts = await image.metadata().catch(() => undefined);
  if (!(facts?.exif || facts?.xmp || facts?.iptc || facts?.comments)) return bytes;
  const { format, compression } = facts;
  const form = compression === 'av1' ? 'avif' : format;
  // sharp leaves metadata out. It turns the pixels first, because the orientation is a part of the metadata.
  return await image.autoOrient().toFormat(form, { quality: 90 }).toBuffer();
}

/**
 * Matches a picture in a drawing: the beginning of its URL, its type, and its bytes in Base64. Signs may be
 * percent-encoded, if the picture is in a drawing within the drawing; programs put line ends between the bytes.
 */
const embedded =
  /(data(?::|%3a)image(?:\/|%2f)([a-z]+)(?:[+;=\w.-]|%(?:2b|3b|3d))*(?:;|%3b)base64(?:,|%2c))((?:[\w+/=\s-]|%(?:0[ad]|20|2[bf]|3d)|&#\w+;)+)/gi;

/** Removes metadata from a drawing, and from the pictures in it. */
async function cleanDrawing(drawing: string): Promise<string> {
  const parts = withoutSvgMetadata(drawing).split(embedded);
  for (let place = 3; place < parts.length; place += 4) {
    const [type = '', data = ''] = parts.slice(place - 1, place + 1);
    parts[place - 1] = '';
    const bytes = Buffer.from(decodeURIComponent(data.replaceAll(/&#\w+;|\s/g, '')), 'base64');
    const clean = await withoutMetadata(bytes, type.toLowerCase());
    if (clean !== bytes) parts[place] = clean.toString('base64');
  }
  return parts.join('');
}
