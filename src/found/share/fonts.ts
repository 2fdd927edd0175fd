import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { ContentError } from '../../content/problems.ts';

/** A font that shared images are set in. */
export interface ShareFont {
  /** The name that a card calls it by. */
  name: string;
  data: Buffer;
}

/** The site's two typefaces; the scripts that their packages have come as files of their own. */
const bundled = [
  ...['latin', 'latin-ext', 'vietnamese'].map((script) => ({
    name: 'heading',
    file: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-wght-normal.woff2`,
  })),
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'].map((script) => ({
    name: 'text',
    file: `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${script}-wght-normal.woff2`,
  })),
];

/**
 * Reads the fonts of shared images: the two typefaces of the site, and after them the files in
 * `fonts/` of the content, for letters that those lack.
 *
 * @param folder The content folder, absolute.
 */
export async function readFonts(folder: string): Promise<ShareFont[]> {
  const { resolve } = createRequire(import.meta.url);
  const own = await readdir(join(folder, 'fonts')).catch(() => []);
  const files = own.filter((name) => /\.(?:woff2?|ttf|otf)$/i.test(name)).sort();
  const sources = [
    ...bundled.map(({ name, file }, index) => ({
      name: firstOf(index, name),
      path: resolve(file),
    })),
    ...files.map((file) => ({ name: `own-${file}`, path: join(folder, 'fonts', file) })),
  ];
  return await Promise.all(
    sources.map(async ({ name, path }) => ({ name, data: await readFile(path) })),
  );
}

/** A card names the first file of a typeface; the others stand in where it lacks a letter. */
function firstOf(index: number, name: string): string {
  const isFirst = bundled.findIndex((font) => font.name === name) === index;
  return isFirst ? name : `${name}-${index}`;
}

/** A text that changes when one of the fonts does. */
export function fontsKey(fonts: readonly ShareFont[]): string {
  const hash = createHash('sha256');
  for (const { data } of fonts) hash.update(data);
  return hash.digest('hex');
}

/** Says which letters of a text none of some fonts has, each once, in order. */
export type FindMissing = (text: string) => string[];

/**
 * Looks into fonts for the letters that they have.
 *
 * @throws ContentError where a file of `fonts/` is no font.
 */
export function missingLetters(fonts: readonly ShareFont[]): FindMissing {
  const opened = fonts.map(open);
  const known = new Map<string, boolean>();
  const has = (letter: string) => {
    const found =
      known.get(letter) ??
      opened.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    known.set(letter, found);
    return found;
  };
  // Spaces and signs without a shape of their own need no glyph.
  return (text) =>
    [
      ...new Set(
        text.normalize('NFC').replaceAll(/[\p{White_Space}\p{C}\p{Variation_Selector}]/gu, ''),
      ),
    ].filter((letter) => !has(letter));
}

function open({ name, data }: ShareFont): Font {
  const font = parsed(data);
  if (font && 'hasGlyphForCodePoint' in font) return font;
  throw new ContentError([
    {
      file: name.replace(/^own-/, 'fonts/'),
      expected: 'a font file of one font, as .woff2, .woff, .ttf or .otf',
      found: font ? 'a collection of several fonts' : 'a file that cannot be read as a font',
    },
  ]);
}

function parsed(data: Buffer): ReturnType<typeof create> | undefined {
  try {
    return create(data);
  } catch {
    // What is no font has no reason that would help its owner; the file is named in the report.
    return undefined;
  }
}
