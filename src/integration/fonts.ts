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

/** The CSS `font-weight` of a variable font for headings and of one for text. */
const ranges = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

/** A font file that the options of `vitrine()` name. */
interface CustomFont {
  /** Absolute path of the file. */
  path: string;
  /** Whether the font is variable, with a range of weights in one file. */
  isVariable: boolean;
}

/** The owner's font files, by their option: `heading`, `text` or `textStrong`. */
export type CustomFonts = Partial<Record<keyof Options['fonts'], CustomFont>>;

/**
 * Opens the font files that the options name.
 *
 * @param root The absolute path of the project's folder.
 * @throws AstroError if a file does not exist or is not a font
 */
export function readCustomFonts(root: string, fonts: Options['fonts']): CustomFonts {
  const read = (place: string, path: string): CustomFont => {
    const file = optionFile(root, `fonts.${place}`, path);
    try {
      const font = create(readFileSync(file));
      if ('variationAxes' in font)
        return { path: file, isVariable: font.variationAxes.wght !== undefined };
    } catch {
      // The parser's error is dropped, because it does not help an owner; the next error names the file.
    }
    throw new AstroError(
      `fonts.${place} in the options of vitrine() names ${path}, which is not a font file (.woff2) with a single font.`,
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
 * `--font-text`. The second file of each font, with further letters, is added only if the content has
 * such letters.
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
      // A font that loads too late for the first paint is used only from the next page on, which avoids
      // a layout shift.
      display: 'optional' as const,
      fallbacks: [...fallbacks],
      options: { variants: customVariants(role, customFonts) ?? bundled },
    };
  };
  return [family('heading', heading), family('text', text)];
}

/** The owner's font files: one file, or for a text font with one weight also a second one for bold. */
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
