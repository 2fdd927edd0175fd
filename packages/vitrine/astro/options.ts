import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { z } from 'zod';
import { nearest } from '../content/nearest.ts';
import { overridableNames } from './overridable.ts';

/** A file of the owner: a path relative to the project's folder, or a file in an npm package. */
const file = z.string().min(1, 'expected a path such as ./src/Footer.tsx');

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'expected an origin without a path, such as https://stats.example',
  );

/** The options of `vitrine()` in `astro.config`. All are optional. */
export const optionsSchema = z.strictObject({
  /**
   * Components that replace those of Vitrine, by name: the path of an `.astro` or `.tsx` file with a
   * default export. Your component gets the props of the component that it replaces, and may import that
   * component from `vitrine/components`. Example: `{ Footer: './src/Footer.tsx' }`.
   */
  components: z.partialRecord(z.enum(overridableNames), file).default({}),
  /** Stylesheets that are loaded after those of Vitrine, in this order. Example: `['./src/custom.css']`. */
  customCss: z.array(file).default([]),
  /** A logo, shown next to the name in the header, 28 pixels high. Example: `'./src/logo.svg'`. */
  logo: file.optional(),
  /** A square SVG from which favicon, touch icon and app icons are made. Example: `'./src/icon.svg'`. */
  icon: file.optional(),
  /**
   * Font files (`.woff2`) that replace those of the typeface. A variable font needs only one file;
   * `textStrong` is for bold text if the font file `text` has only one weight.
   */
  fonts: z
    .strictObject({
      /** Font file for headings. */
      heading: file.optional(),
      /** Font file for text. */
      text: file.optional(),
      /** Font file for bold text. */
      textStrong: file.optional(),
    })
    .default({}),
  /**
   * Other websites from which pages may load files. The Content-Security-Policy blocks all others.
   * Example: `{ scripts: ['https://cdn.usefathom.com'], connections: ['https://cdn.usefathom.com'] }`.
   */
  thirdParties: z
    .strictObject({
      /** Origins of scripts (CSP directive `script-src`). */
      scripts: z.array(origin).default([]),
      /** Origins of embedded pages (CSP directive `frame-src`). */
      frames: z.array(origin).default([]),
      /** Origins to which scripts send data (CSP directive `connect-src`). */
      connections: z.array(origin).default([]),
      /** Origins of images, such as the pixel of an analytics service (CSP directive `img-src`). */
      images: z.array(origin).default([]),
    })
    .default({ scripts: [], frames: [], connections: [], images: [] }),
});

/** The options of `vitrine()` as an owner writes them. All are optional. */
export type VitrineOptions = z.input<typeof optionsSchema>;

/** The options of `vitrine()` after validation, with defaults for those that the owner omits. */
export type Options = z.output<typeof optionsSchema>;

/**
 * Checks the options of `vitrine()`.
 *
 * @throws AstroError that names each invalid option and what is allowed
 */
export function readOptions(given: VitrineOptions): Options {
  const { data, error } = optionsSchema.safeParse(given);
  if (data) return data;
  const lines = error.issues.flatMap((issue) => {
    const optionPath = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [`${optionPath || 'options'}: ${issue.message}`];
    return issue.keys.map((key) => unknownKey(optionPath, key));
  });
  const count = lines.length === 1 ? 'an error' : `${lines.length} errors`;
  throw new AstroError(
    `The options of vitrine() have ${count}:\n  ${lines.join('\n  ')}`,
    'Each option is described in docs/reference.md.',
  );
}

function unknownKey(path: string, key: string): string {
  const valid = path === 'components' ? overridableNames : Object.keys(optionsSchema.shape);
  const near = nearest(key, valid);
  const question = near === undefined ? '' : ` Did you mean '${near}'?`;
  return `${path === '' ? key : `${path}.${key}`}: no such option.${question}`;
}

/**
 * The absolute path of a file that an option names.
 *
 * @param root The absolute path of the project's folder.
 * @param option The name of the option, for the error message.
 * @throws AstroError if there is no such file
 */
export function optionFile(root: string, option: string, path: string): string {
  const absolute = join(root, path);
  if (existsSync(absolute)) return absolute;
  try {
    return createRequire(join(root, 'package.json')).resolve(path);
  } catch {
    throw new AstroError(
      `The option ${option} of vitrine() names the file ${path}, which does not exist.`,
      `Paths are relative to ${root}.`,
    );
  }
}
