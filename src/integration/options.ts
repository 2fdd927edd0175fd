import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { z } from 'zod';
import { nearest } from '../content/nearest.ts';
import { overridableNames } from './overridable.ts';

/** A file of the owner's: a path relative to the project's folder, or a file of a package. */
const file = z.string().min(1, 'a path such as ./src/Footer.tsx');

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'an origin without a path, such as https://stats.example',
  );

/** The options of `vitrine()` in `astro.config`. All are optional. */
export const optionsSchema = z.strictObject({
  /**
   * Components that replace ours, by name: the path of an `.astro` or `.tsx` file with a default
   * export. It gets the props of the component that it replaces, and may import that component from
   * `vitrine/components`. Example: `{ Footer: './src/Footer.tsx' }`.
   */
  components: z.partialRecord(z.enum(overridableNames), file).default({}),
  /** Stylesheets that are loaded after ours, in order. Example: `['./src/custom.css']`. */
  customCss: z.array(file).default([]),
  /** An image beside the name in the header, 28 pixels high. Example: `'./src/logo.svg'`. */
  logo: file.optional(),
  /** A square SVG that favicon, touch icon and app icons are drawn from. Example: `'./src/icon.svg'`. */
  icon: file.optional(),
  /**
   * Font files (`.woff2`) for headings and for text. A variable font needs one file; `textStrong` is
   * for bold text where the file of `text` has one weight only.
   */
  fonts: z
    .strictObject({
      /** For headings. */
      heading: file.optional(),
      /** For text. */
      text: file.optional(),
      /** For bold text. */
      textStrong: file.optional(),
    })
    .default({}),
  /**
   * Other sites that pages may load from. The content policy allows these origins and no others.
   * Example: `{ scripts: ['https://cdn.usefathom.com'], connections: ['https://cdn.usefathom.com'] }`.
   */
  thirdParties: z
    .strictObject({
      /** Origins of scripts: `script-src`. */
      scripts: z.array(origin).default([]),
      /** Origins of embedded pages: `frame-src`. */
      frames: z.array(origin).default([]),
      /** Origins that scripts send data to: `connect-src`. */
      connections: z.array(origin).default([]),
      /** Origins of images, such as the pixel of an analytics service: `img-src`. */
      images: z.array(origin).default([]),
    })
    .default({ scripts: [], frames: [], connections: [], images: [] }),
});

/** The options of `vitrine()` as an owner writes them. All are optional. */
export type VitrineOptions = z.input<typeof optionsSchema>;

/** The options with their defaults. */
export type Options = z.output<typeof optionsSchema>;

/**
 * Checks the options of `vitrine()`.
 *
 * @throws AstroError that names each wrong option with what is allowed
 */
export function readOptions(given: VitrineOptions): Options {
  const { data, error } = optionsSchema.safeParse(given);
  if (data) return data;
  const lines = error.issues.flatMap((issue) => {
    const place = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return [`${place || 'options'}: ${issue.message}`];
    return issue.keys.map((key) => unknownKey(place, key));
  });
  const count = lines.length === 1 ? 'an error' : `${lines.length} errors`;
  throw new AstroError(
    `The options of vitrine() have ${count}:\n  ${lines.join('\n  ')}`,
    'Each option is described in docs/reference.md.',
  );
}

function unknownKey(place: string, key: string): string {
  const known = place === 'components' ? overridableNames : Object.keys(optionsSchema.shape);
  const near = nearest(key, known);
  const question = near === undefined ? '' : ` Did you mean '${near}'?`;
  return `${place === '' ? key : `${place}.${key}`}: no such option.${question}`;
}

/**
 * The absolute path of a file that an option names.
 *
 * @param root The project's folder, absolute.
 * @param option The name of the option, for the error.
 * @throws AstroError where there is no such file
 */
export function optionFile(root: string, option: string, path: string): string {
  const absolute = join(root, path);
  if (existsSync(absolute)) return absolute;
  try {
    return createRequire(join(root, 'package.json')).resolve(path);
  } catch {
    throw new AstroError(
      `${option} in the options of vitrine() names ${path}, and there is no such file.`,
      `Paths are relative to ${root}.`,
    );
  }
}
