import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { z } from 'zod';
import { ContentError } from '../../content/content-issue.ts';
import { say } from '../../content/phrase.ts';
import { memoize } from '../../i18n/memoize.ts';
import { fontPackage, scriptOf } from '../../styles/script-fonts.ts';
import { typefacesWith } from '../../styles/script-subsets.ts';
import { type TypefaceName, typefaceNames, typefaces } from '../../styles/typefaces.ts';
import { isInRange } from '../../styles/unicode-range.ts';

export interface ShareFont {
  /** The name of the font, as `fontFamily` in a share image refers to it. */
  name: string;
  data: Buffer;
}

/** Ending of the font files in @fontsource-variable packages, after the name and the script. */
const SUFFIX = '-wght-normal.woff2';

/** `unicode.json` of a font package: the characters of each file. */
const unicodeRanges = z.record(z.string(), z.string());

/**
 * Reads the fonts for share images: the site's typeface in every script of its npm packages, then the default typeface,
 * then for a Cyrillic or Greek locale a typeface that has these letters, then the font files in `fonts/` of the content
 * folder, then the font package for the script of the locale, if the owner has installed it.
 *
 * @param folder The absolute path of the content folder.
 * @param text The letters that are read from the font package, which has many files.
 */
export async function readFonts(
  folder: string,
  typeface: TypefaceName,
  locale = 'en',
  text = '',
): Promise<ShareFont[]> {
  const covering = typefacesWith(scriptOf(locale)).slice(0, 1);
  const pairs = [...new Set<TypefaceName>([typeface, typefaceNames[0], ...covering])];
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
  const ofScript = packageFonts(folder, locale, text);
  return await Promise.all(
    [...bundled, ...ofContent, ...ofScript].map(async ({ name, path }) => ({
      name,
      data: await readFile(path),
    })),
  );
}

/**
 * The files with the letters of a text from the font package for the script of a locale, which `check` names.
 *
 * @param folder A folder from which Node finds the package.
 */
export function packageFonts(
  folder: string,
  locale: string,
  text: string,
): { name: string; family: string; path: string; range: string }[] {
  const fontOfScript = fontPackage(scriptOf(locale));
  if (!fontOfScript) return [];
  const { resolve } = createRequire(join(folder, 'fonts.js'));
  let ranges: Record<string, string>;
  try {
    const file = resolve(`${fontOfScript.name}/unicode.json`);
    ranges = unicodeRanges.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
  const source = fontOfScript.name.replace(/.*\//, '');
  const letters = [...new Set(text)];
  return Object.entries(ranges)
    .filter(([, range]) => letters.some((letter) => isInRange(range, letter)))
    .flatMap(([part, range]) => {
      const name = `${source}-${part.replace(/[[\]]/g, '')}`;
      const path = join(
        dirname(resolve(`${fontOfScript.name}/unicode.json`)),
        'files',
        name + SUFFIX,
      );
      return existsSync(path) ? [{ name, family: fontOfScript.family, path, range }] : [];
    });
}

/** The font files of an npm package, with names that end with the script: `text-latin-ext`. */
function packageFiles(source: string, prefix: string): { name: string; path: string }[] {
  const { resolve } = createRequire(import.meta.url);
  const folder = dirname(resolve(`@fontsource-variable/${source}/files/${source}-latin${SUFFIX}`));
  const files = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  return files.sort().map((file) => ({
    name: prefix + file.slice(source.length, -SUFFIX.length),
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
      expected: say('fontFile'),
      found: say(font ? 'severalFonts' : 'noFont'),
    },
  ]);
}
