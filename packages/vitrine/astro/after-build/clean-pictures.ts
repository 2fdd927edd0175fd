import { isUtf8 } from 'node:buffer';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { AstroError } from 'astro/errors';
import sharp from 'sharp';
import { withoutEntities } from '../../content/decode.ts';
import { filesIn } from '../../content/files-in.ts';
import { withoutPictureMetadata } from '../../content/images/picture-metadata.ts';
import { withoutSvgMetadata } from '../../content/images/svg-metadata.ts';
import { withoutVideoMetadata } from '../../content/images/video-metadata.ts';
import { mapLimit, openFiles } from '../../content/map-limit.ts';

const extensions = 'a?png|jpe?g|jfif|pjp(?:eg)?|webp|avif|gif|tiff?|svg|mp4|m4v|mov|webm';

/** The hash of 8 characters that Vite adds to an original, and its extension. Astro adds more to versions. */
const hashed = String.raw`\.([\w-]{8}\.(?:${extensions}))`;

const original = new RegExp(`${hashed}$`, 'i');

/** The originals that a text names, without the beginning of their names, which texts may escape. */
const mentions = new RegExp(`${hashed}\\b`, 'gi');

const picture = new RegExp(`\\.(?:${extensions})$`, 'i');

/** Keeps small pictures out of styles, where {@link cleanPictures} does not look, and scripts out of first answers. */
export const assetsInlineLimit = (file: string) =>
  picture.test(file) || file.endsWith('.js') ? false : undefined;

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
  const files = await readdir(join(folder, assets)).catch(() => []);
  const originals = files.filter((name) => original.test(name));
  if (originals.length === 0) return;
  const used = new Set<string>();
  for (const root of server === undefined ? [folder] : [folder, server]) {
    // Astro renders the pages with the code in `.prerender`, and removes it later.
    const read = filesIn(root, texts).filter((file) => !file.includes('.prerender'));
    await mapLimit(read, openFiles, async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      for (const [, name = ''] of text.matchAll(mentions)) used.add(name);
    });
  }
  await mapLimit(originals, openFiles, async (name) => {
    const file = join(folder, assets, name);
    if (!used.has(original.exec(name)?.[1] ?? '')) await rm(file);
    else await removeMetadata(file);
  });
}

/** @throws AstroError if a file that pages show is no picture that can be read */
async function removeMetadata(file: string): Promise<void> {
  const bytes = await readFile(file);
  const clean = await withoutMetadata(bytes, extname(file).slice(1).toLowerCase());
  if (clean === undefined)
    throw new AstroError(
      `${basename(file)} is no picture that can be read, so data in it, such as its place, cannot be removed.`,
      'Save the picture again as PNG, JPEG, WebP or AVIF.',
    );
  if (!clean.equals(bytes)) await writeFile(file, clean);
}

/** The picture or video without data about it; undefined if it cannot be read. */
async function withoutMetadata(bytes: Buffer, extension: string): Promise<Buffer | undefined> {
  if (/^svg/.test(extension)) {
    const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
    return Buffer.from(await cleanSvg(bytes.toString(encoding)), encoding);
  }
  if (/^(?:mp4|m4v|mov|webm)$/.test(extension)) return withoutVideoMetadata(bytes);
  const clean = withoutPictureMetadata(bytes);
  const image = sharp(bytes, { animated: true, failOn: 'none' });
  const facts = await image.metadata().catch(() => undefined);
  if (facts === undefined || (clean && (facts.orientation ?? 1) === 1)) return clean;
  // sharp leaves metadata out. It turns the pixels first, because the orientation is a part of the metadata.
  const format = facts.compression === 'av1' ? 'avif' : facts.format;
  const save = async () => await image.autoOrient().toFormat(format, { quality: 90 }).toBuffer();
  return await save().catch(() => clean);
}

/** Matches the beginning of a picture in a drawing, such as `"data:image/png;base64,`: the sign, the type, the rest. */
const embedded = /(["'(]|&(?:quot|apos|#3[49]);)\s*data:image\/([a-z]+(?:\+xml)?)([^,"'()]*),/gi;

/** Removes metadata from a drawing, and from the pictures in it. Pictures that cannot be read are left out. */
export async function cleanSvg(svg: string): Promise<string> {
  const text = withoutSvgMetadata(svg);
  const parts: string[] = [];
  let at = 0;
  for (const { 0: head, 1: before = '', 2: type = '', 3: options = '', index } of text.matchAll(
    embedded,
  )) {
    const start = index + head.length;
    const end = text.indexOf(before === '(' ? ')' : before, start);
    if (index < at || end < 0) continue;
    const bytes = dataIn(text.slice(start, end), /;\s*base64\s*$/i.test(options));
    const clean = (await withoutMetadata(bytes, type.toLowerCase())) ?? Buffer.of();
    if (clean.equals(bytes)) continue;
    const url = `data:image/${type};base64,${clean.toString('base64')}`;
    parts.push(text.slice(at, index), before, url);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The bytes of a `data:` URL (RFC 2397) that is written in XML. */
function dataIn(written: string, isBase64: boolean): Buffer {
  const bytes = Buffer.from(withoutEntities(written))
    .toString('latin1')
    .replaceAll(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, isBase64 ? 'base64' : 'latin1');
}
