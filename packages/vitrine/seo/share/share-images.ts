import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileCache } from '../../content/file-cache.ts';
import { mapLimit } from '../../content/map-limit.ts';
import type { Content } from '../../content/types.ts';
import { type SitePage, shareImagePath, sitePages } from '../../site/site-pages.ts';
import { fontPackage, scriptOf } from '../../styles/script-fonts.ts';
import type { Colours } from '../site-colours.ts';
import { coverFormat, type Draw, jpegSettings, openStudio } from './draw-share-card.ts';
import { type CardWords, card, cardImages } from './share-card.ts';
import { missingLetters, readFonts } from './share-fonts.ts';

/** Writes a file of the built site; the path is without the sub-path. */
export type WriteFile = (path: string, file: Buffer | string) => Promise<unknown>;

/** Number of share images that are drawn at the same time, in threads. */
const concurrency = 3;

/**
 * Draws the share image (Open Graph) of each page, or reads it from the cache. No image is drawn
 * for a page that is not translated, or that uses the image of another page (`imageOf`).
 *
 * @param folder The absolute path of the content folder.
 * @param write Writes each share image, which is a JPEG file.
 * @returns A warning about letters that no font has; undefined if no letter is missing.
 */
export async function shareImages(
  content: Content,
  folder: string,
  colours: Colours,
  cache: FileCache,
  write: WriteFile,
): Promise<string | undefined> {
  const { brand, locale, typeface, look } = content.site;
  const isMirrored = new Intl.Locale(locale).getTextInfo().direction === 'rtl';
  const style = { look, colours, isMirrored };
  const texts = sitePages(content).map(({ title, promise = title, line = '' }) => promise + line);
  const fonts = await readFonts(folder, typeface, locale, brand + texts.join(''));
  const missingIn = missingLetters(fonts);
  const shared = [
    hash('sha256', Buffer.concat(fonts.map(({ data }) => data))),
    JSON.stringify([coverFormat, jpegSettings]),
    ...cardImages(style).map(({ data }) => data),
  ];
  let studio: Promise<Draw> | undefined;
  const draw: Draw = async (words, cover) => {
    studio ??= openStudio(fonts, style);
    return (await studio)(words, cover);
  };
  const drawn = await mapLimit(
    sitePages(content).filter(({ language, imageOf }) => (language ?? imageOf) === undefined),
    concurrency,
    async (page) => {
      const { words, missing } = cardWords(page, brand, missingIn);
      const cover = page.cover && join(folder, page.cover.path);
      const design = JSON.stringify(card(words, cover && 'cover', style));
      const parts = [...shared, design, ...(cover ? [await readFile(cover)] : [])];
      const image = await cache.get(parts, '.jpg', () => draw(words, cover));
      await write(content.root + shareImagePath(page.path), image);
      return { path: page.path, missing };
    },
  );
  const lines = drawn
    .filter(({ missing }) => missing.length > 0)
    .map(({ path, missing }) => `  ${path}  ${missing.join(' ')}`);
  if (lines.length === 0) return undefined;
  const scriptFonts = fontPackage(scriptOf(locale));
  return [
    'The images for shared links leave words out, because no font has these letters:',
    ...lines,
    ...(scriptFonts
      ? [`Install a font package that has them: npm install ${scriptFonts.name}`]
      : []),
    `${scriptFonts ? 'Or put' : 'Put'} a font that has them into fonts/ in the content folder (.woff2, .woff, .ttf or .otf).`,
  ].join('\n');
}

/**
 * The texts of a page's share image, and the letters that no font has, each once. A text with such
 * a letter is omitted, because it would show boxes; the name of the site replaces an omitted title.
 */
function cardWords(page: SitePage, brand: string, missingIn: (text: string) => string[]) {
  const missing = new Set<string>();
  const drawable = (text: string | undefined) => {
    const letters = missingIn(text ?? '');
    for (const letter of letters) missing.add(letter);
    return letters.length > 0 ? undefined : text;
  };
  const name = drawable(brand);
  const title = drawable(page.promise ?? page.title) ?? name;
  const words: CardWords = { title, line: drawable(page.line), brand: name };
  return { words, missing: [...missing] };
}
