import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { ContentError } from '../../content/content-issue.ts';
import { memoize } from '../../lib/memoize.ts';
import { type TypefaceName, typefaceNames, typefaces } from '../../styles/typefaces.ts';

export interface ShareFont {
  /** The name of the font, as `fontFamily` in a share image refers to it. */
  name: string;
  data: Buffer;
}

/** Ending of the font files in @fontsource-variable packages, after the name and the script. */
const ending = '-wght-normal.woff2';

/**
 * Reads the fonts for share images: the site's typeface in every script of its npm packages, then
 * the default typeface, then the font files in `fonts/` of the content folder.
 *
 * @param folder The absolute path of the content folder.
 */
export async function readFonts(folder: string, typeface: TypefaceName): Promise<ShareFont[]> {
  const pairs = [...new Set<TypefaceName>([typeface, typefaceNames[0]])];
  const bundled = pairs.flatMap((name) =>
    (['heading', 'text'] as const).flatMap((role) => {
      const { source } = typefaces[name][role];
      return packageFiles(source, name === typeface ? role : source);
    }),
  );
  const files = await readdir(join(folder, 'fonts')).catch(() => []);
  const ofContent = files
    .filter((name) => /\.(?:woff2?|ttf|otf)$/i.test(name))
    .sort()
    .map((file) => ({ name: `own-${file}`, path: join(folder, 'fonts', file) }));
  return await Promise.all(
    [...bundled, ...ofContent].map(async ({ name, path }) => ({
      name,
      data: await readFile(path),
    })),
  );
}

/** The font files of an npm package, with names that end with the script: `text-latin-ext`. */
function packageFiles(source: string, prefix: string): { name: string; path: string }[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve(`@fontsource-variable/${source}/files/${source}-latin${ending}`));
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return files.sort().map((file) => ({
    name: prefix + file.slice(source.length, -ending.length),
    path: join(folder, file),
  }));
}

/**
 * Opens fonts to find out which letters of a text they lack.
 *
 * @returns A function that returns the letters of a text that none of the fonts has, each once.
 * @throws ContentError if a file in `fonts/` is not a font.
 */
export function missingLetters(fonts: readonly ShareFont[]): (text: string) => string[] {
  const opened = fonts.map(open);
  const has = memoize((letter) =>
    opened.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  return (text) => {
    // Spaces and invisible characters need no glyph.
    const shapeless = /[\p{White_Space}\p{C}\p{Variation_Selector}]/gu;
    const letters = new Set(text.normalize('NFC').replaceAll(shapeless, ''));
    return [...letters].filter((letter) => !has(letter));
  };
}

function open({ name, data }: ShareFont): Font {
  let font: ReturnType<typeof create> | undefined;
  try {
    font = create(data);
  } catch {
    // The parser's message does not help, so it is replaced by the ContentError below.
  }
  if (font && 'hasGlyphForCodePoint' in font) return font;
  throw new ContentError([
    {
      file: name.replace(/^own-/, 'fonts/'),
      expected: 'a font file of one font, as .woff2, .woff, .ttf or .otf',
      found: font ? 'a collection of several fonts' : 'a file that cannot be read as a font',
    },
  ]);
}
