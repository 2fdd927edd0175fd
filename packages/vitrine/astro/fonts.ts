import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontProviders } from 'astro/config';
import { AstroError } from 'astro/errors';
import { create } from 'fontkitten';
import type { Content } from '../content/types.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { contentSubsets } from '../site/content-subsets.ts';
import { genericFamilies } from '../styles/fallback-fonts.ts';
import { fontTable } from '../styles/font-table.ts';
import {
  type FontRole,
  fontFile,
  fontWeights,
  subsetNames,
  type TypefaceName,
  typefaceNames,
  typefaces,
  weightsOf,
} from '../styles/typefaces.ts';
import { type Options, optionFile } from './options.ts';

/** The CSS `font-weight` of a font file. */
function weightRange(name: TypefaceName, role: FontRole): string {
  return [...new Set(Object.values(weightsOf(name, role)))].join(' ');
}

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
  const read = (role: string, path: string): CustomFont => {
    const file = optionFile(root, `fonts.${role}`, path);
    try {
      const font = create(readFileSync(file));
      if ('variationAxes' in font)
        return { path: file, isVariable: font.variationAxes.wght !== undefined };
    } catch {
      // The parser's error is dropped, because it does not help an owner; the next error names the file.
    }
    throw new AstroError(
      `The option fonts.${role} of vitrine() names ${path}, which is not a font file (.woff2) with a single font.`,
    );
  };
  return Object.fromEntries(
    Object.entries(fonts).flatMap(([role, path]) => (path ? [[role, read(role, path)]] : [])),
  );
}

/** A font file with its weight or range of weights, in the form of Astro's configuration. */
const variant = (path: string, weight: string | number) => ({
  src: [pathToFileURL(path)],
  weight: `${weight}`,
  style: 'normal',
});

/**
 * The fonts of the site, for `fonts` of Astro's configuration. A bundled font is there once for each file, as
 * `--font-heading-outfit-latin` and for example `--font-heading-outfit-extended`: layouts/Head.astro writes the CSS. A
 * build has those of the content's typeface with the subsets that the content needs; `astro dev` has all, because the
 * content may change. A font of the owner is `--font-heading`, with the CSS of Astro.
 *
 * @param customFonts Fonts that replace those of the typeface.
 * @param command The command of Astro, such as `dev`.
 */
export function siteFonts(content: Content, customFonts: CustomFonts, command: string) {
  const isDev = command === 'dev';
  const typefaceList = isDev ? typefaceNames : [content.site.typeface];
  const needed = new Set([content, ...content.translations].flatMap(contentSubsets));
  // The file for Latin letters has no name of a subset.
  const subsets = [undefined, ...(isDev ? subsetNames : needed)];
  return (['heading', 'text'] as const).flatMap((role) => {
    const custom = customVariants(content.site.typeface, role, customFonts);
    if (custom) return [siteFont(content.site.typeface, role, `--font-${role}`, custom)];
    return typefaceList.flatMap((name) =>
      subsets
        .filter((subset) => fontTable.fonts[name][role].ranges[subset ?? 'latin'])
        .map((subset) => {
          const file = variant(
            join(PACKAGE, fontFile(name, role, subset)),
            weightRange(name, role),
          );
          return siteFont(name, role, `--font-${role}-${name}-${subset ?? 'latin'}`, [file]);
        }),
    );
  });
}

/** A font for Astro's configuration. */
function siteFont(
  typeface: TypefaceName,
  role: FontRole,
  cssVariable: `--${string}`,
  variants: ReturnType<typeof variant>[],
) {
  const { family, fontClass } = typefaces[typeface][role];
  return {
    provider: fontProviders.local(),
    name: family,
    cssVariable,
    // A heading changes to its font whenever that arrives; a long text keeps the font in which it is read.
    display: role === 'heading' ? ('swap' as const) : ('optional' as const),
    fallbacks: [genericFamilies[fontClass]],
    options: { variants },
  };
}

/** The owner's font files: one file, or for a text font with one weight also a second one for bold. */
function customVariants(typeface: TypefaceName, role: FontRole, customFonts: CustomFonts) {
  const font = customFonts[role];
  if (font === undefined) return undefined;
  if (font.isVariable) return [variant(font.path, weightRange(typeface, role))];
  const { textStrong } = customFonts;
  return [
    variant(font.path, fontWeights[role]),
    ...(role === 'text' && textStrong ? [variant(textStrong.path, fontWeights.strong)] : []),
  ];
}
