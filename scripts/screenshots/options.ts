import { type Options, readOptions, UsageError } from '../../cli/command.ts';

/** What to take screenshots of. */
export interface ScreenshotOptions {
  /** Folder of the built site, relative to the project's. */
  folder: string;
  pages: readonly string[];
  /** Widths of the window in CSS pixels. */
  widths: readonly number[];
}

/** The pages that are taken unless `--pages` names others; the last one is not there. */
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

/** The widths that are taken unless `--widths` names others, in CSS pixels. */
export const usualWidths = [390, 768, 1280, 1920] as const;

/** The options of the command. */
export const options = {
  pages: { type: 'string', value: '/,/about', help: `the pages, unless ${usualPages.join(',')}` },
  widths: {
    type: 'string',
    value: '390,1280',
    help: `the widths in pixels, 200 to 4000, unless ${usualWidths.join(',')}`,
  },
} as const satisfies Options;

/**
 * Reads the options of the command.
 * @throws UsageError that says what is wrong
 */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  const { values, positionals } = readOptions(options, args, { allowPositionals: true });
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
  throw new UsageError(what);
}
