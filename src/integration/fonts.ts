import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontProviders } from 'astro/config';
import { AstroError } from 'astro/errors';
import { create } from 'fontkitten';
import { PACKAGE } from '../../platform/site-folder.mjs';
import type { Content } from '../content/types.ts';
import {
  extended,
  type FontSource,
  fontWeights,
  hasExtended,
  typefaces,
} from '../styles/typefaces.ts';
import { type Options, optionFile } from './options.ts';

/** The weights in a variable font, by the place of the font. */
const ranges = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

/** A font file of the owner's. */
interface CustomFont {
  /** Absolute. */
  path: string;
  /** Whether it holds a range of weights. */
  isVariable: boolean;
}

/** The font files of the owner's, by their place. */
export type CustomFonts = Partial<Record<keyof Options['fonts'], CustomFont>>;

/**
 * Opens the font files that the options name.
 *
 * @param root The project's folder, absolute.
 * @throws AstroError where a file is not there, or is not a font
 */
export function readCustomFonts(root: string, fonts: Options['fonts']): CustomFonts {
  const read = (place: string, path: string): CustomFont => {
    const file = optionFile(root, `fonts.${place}`, path);
    try {
      const font = create(readFileSync(file));
      if ('variationAxes' in font)
        return { path: file, isVariable: font.variationAxes.wght !== undefined };
    } catch {
      // The parser's reason does not help; the error below names the file.
    }
    throw new AstroError(
      `fonts.${place} in the options of vitrine() names ${path}, which is not a font file of one font (.woff2).`,
    );
  };
  return Object.fromEntries(
    Object.entries(fonts).flatMap(([place, path]) => (path ? [[place, read(place, path)]] : [])),
  );
}

const variant = (path: string, weight: string | number, unicodeRange?: string[]) => ({
  src: [pathToFileURL(path)],
  weight: `${weight}`,
  style: 'normal',
  unicodeRange,
});

/**
 * The two fonts of the site's typeface, for `fonts` of Astro's configuration: `--font-heading` and
 * `--font-text`. Their second files, with further letters, are there only where the content has such
 * letters.
 *
 * @param customFonts Fonts that replace those of the typeface.
 */
export function siteFonts(content: Content, customFonts: CustomFonts) {
  const { heading, text, fallbacks } = typefaces[content.site.typeface];
  const isExtended = hasExtended(JSON.stringify(content));
  const family = (role: 'heading' | 'text', { family, file, extendedFile }: FontSource) => {
    const bundled = [variant(join(PACKAGE, file), ranges[role])];
    if (isExtended)
      bundled.push(variant(join(PACKAGE, extendedFile), ranges[role], extended.range));
    return {
      provider: fontProviders.local(),
      name: family,
      cssVariable: `--font-${role}`,
      // A font that comes too late for the first paint waits for the next page, so that no text
      // moves under a reader's eyes.
      display: 'optional' as const,
      fallbacks: [...fallbacks],
      options: { variants: customVariants(role, customFonts) ?? bundled },
    };
  };
  return [family('heading', heading), family('text', text)];
}

/** One file for all weights; a text font with one weight may have a second file for bold text. */
function customVariants(role: 'heading' | 'text', customFonts: CustomFonts) {
  const font = customFonts[role];
  if (font === undefined) return undefined;
  if (font.isVariable) return [variant(font.path, ranges[role])];
  const { textStrong } = customFonts;
  return [
    variant(font.path, fontWeights[role]),
    ...(role === 'text' && textStrong ? [variant(textStrong.path, fontWeights.strong)] : []),
  ];
}
