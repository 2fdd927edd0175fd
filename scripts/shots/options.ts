import { parseArgs } from 'node:util';
import { SettingsError } from '../../server/settings-error.ts';
import { readFlags } from '../read-flags.ts';

export interface ShotOptions {
  /** Folder of the built site, relative to the project's. */
  folder: string;
  pages: readonly string[];
  /** Widths of the window in CSS pixels. */
  widths: readonly number[];
}

/** The pages that are photographed unless `--pages` names others; the last one is not there. */
export const usualPages = [
  '/',
  '/about',
  '/service',
  '/project',
  '/project/2',
  '/details/123',
  '/contact',
  '/nowhere',
] as const;

/** The widths that are photographed unless `--widths` names others, in CSS pixels. */
export const usualWidths = [390, 768, 1280, 1920] as const;

const USAGE = `npm run shots [-- [folder] [--pages /,/about] [--widths 390,1280]]
  folder    the built site, dist if left out
  --pages   ${usualPages.join(',')}
  --widths  ${usualWidths.join(',')} (in pixels, 200 to 4000)`;

/**
 * Reads the options of the command.
 * @throws SettingsError that says what is wrong and how the command is used
 */
export function readOptions(args: readonly string[]): ShotOptions {
  const { values, positionals } = readFlags(USAGE, () =>
    parseArgs({
      args: [...args],
      options: { pages: { type: 'string' }, widths: { type: 'string' } },
      allowPositionals: true,
    }),
  );
  if (positionals.length > 1) refuse(`One folder at a time, not ${positionals.join(', ')}.`);
  const pages = values.pages?.split(',') ?? usualPages;
  for (const page of pages) {
    if (!page.startsWith('/')) refuse(`A page is a path such as /about, not '${page}'.`);
  }
  const widths = values.widths?.split(',').map(readWidth) ?? usualWidths;
  return { folder: positionals[0] ?? 'dist', pages, widths };
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  return refuse(`A width is a whole number of pixels from 200 to 4000, not '${text}'.`);
}

function refuse(what: string): never {
  throw new SettingsError(`${what}\n${USAGE}`);
}
