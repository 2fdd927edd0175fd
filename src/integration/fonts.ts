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

const weights = {
  heading: `${fontWeights.heading}`,
  text: `${fontWeights.text} ${fontWeights.strong}`,
};

const plainWeights = { heading: `${fontWeights.heading}`, text: `${fontWeights.text}` };

/** A font file of the owner's. */
interface OwnFont {
  /** Absolute. */
  path: string;
  /** Whether it holds a range of weights. */
  isVariable: boolean;
}

/** The font files of the owner's, by their place. */
export type OwnFonts = Partial<Record<keyof Options['fonts'], OwnFont>>;

/**
 * Looks into the font files that the options name.
 *
 * @param root The project's folder, absolute.
 * @throws AstroError where a file is not there, or is not a font
 */
export function readOwnFonts(
  root: string,
  { heading, text, textStrong }: Options['fonts'],
): OwnFonts {
  const font = (place: string, path: string | undefined): OwnFont | undefined => {
    if (path === undefined) return undefined;
    const file = optionFile(root, `fonts.${place}`, path);
    const isVariable = hasWeights(file);
    if (isVariable !== undefined) return { path: file, isVariable };
    throw new AstroError(
      `fonts.${place} in the options of vitrine() names ${path}, which is not a font file of one font (.woff2).`,
    );
  };
  return {
    heading: font('heading', heading),
    text: font('text', text),
    textStrong: font('textStrong', textStrong),
  };
}

/** Whether a font file holds a range of weights; undefined where the file is not a font. */
function hasWeights(file: string): boolean | undefined {
  try {
    const font = create(readFileSync(file));
    return 'variationAxes' in font ? font.variationAxes.wght !== undefined : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The two fonts of the site's typeface, for `fonts` of Astro's configuration: `--font-heading` and
 * `--font-text`. The styles name their second files only where the content has letters of these.
 *
 * @param own Fonts that replace those of the typeface.
 */
export function siteFonts(content: Content, ownFonts: OwnFonts) {
  const { heading, text, fallbacks } = typefaces[content.site.typeface];
  const ranges = hasExtended(JSON.stringify(content)) ? [undefined, extended.range] : [undefined];
  const family = (role: 'heading' | 'text', { family, file, extendedFile }: FontSource) => ({
    provider: fontProviders.local(),
    name: family,
    cssVariable: `--font-${role}`,
    // A font that comes too late for the first paint waits for the next page, so that no text moves
    // under a reader's eyes.
    display: 'optional' as const,
    fallbacks: [...fallbacks],
    options: {
      variants:
        ownVariants(role, ownFonts) ??
        ranges.map((unicodeRange) => ({
          src: [pathToFileURL(join(PACKAGE, unicodeRange ? extendedFile : file))],
          weight: weights[role],
          style: 'normal',
          unicodeRange,
        })),
    },
  });
  return [family('heading', heading), family('text', text)];
}

/** One file for all weights, or where a text's has only one of them a second file for the strong one. */
function ownVariants(role: 'heading' | 'text', ownFonts: OwnFonts) {
  const font = ownFonts[role];
  if (font === undefined) return undefined;
  const strong = role === 'text' && !font.isVariable ? ownFonts.textStrong : undefined;
  const variant = ({ path }: OwnFont, weight: string) => ({
    src: [pathToFileURL(path)],
    weight,
    style: 'normal',
  });
  if (!strong) return [variant(font, font.isVariable ? weights[role] : plainWeights[role])];
  return [variant(font, plainWeights.text), variant(strong, `${fontWeights.strong}`)];
}
