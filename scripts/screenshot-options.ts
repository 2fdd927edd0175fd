import { type Options, readOptions, UsageError } from '../cli/command.ts';

/** What to take screenshots of. */
export interface ScreenshotOptions {
  /** Folder of the built site, relative to the project's. */
  folder: string;
  pages: readonly string[];
  /** Widths of the window in CSS pixels. */
  widths: readonly number[];
}

/** Every kind of page; the last one is not there. */
const usualPages =
  '/,/about,/service,/service/website-development,/project,/project/2,/details/123,/contact,/nowhere';
const usualWidths = '390,768,1280,1920';

/** The options of the command. */
export const options = {
  pages: {
    type: 'string',
    value: '/,/about',
    default: usualPages,
    help: `the pages, unless ${usualPages}`,
  },
  widths: {
    type: 'string',
    value: '390,1280',
    default: usualWidths,
    help: `the widths in pixels, 200 to 4000, unless ${usualWidths}`,
  },
} as const satisfies Options;

/**
 * Reads the options of the command.
 * @throws UsageError that says what is wrong
 */
export function readScreenshotOptions(args: readonly string[]): ScreenshotOptions {
  const { values, positionals } = readOptions(options, args, { allowPositionals: true });
  const [folder = 'dist', ...more] = positionals;
  if (more.length > 0) {
    throw new UsageError(`One folder at a time, not ${positionals.join(', ')}.`);
  }
  const pages = values.pages.split(',');
  const wrongPage = pages.find((page) => !page.startsWith('/'));
  if (wrongPage !== undefined) {
    throw new UsageError(`A page is a path such as /about, not '${wrongPage}'.`);
  }
  return { folder, pages, widths: values.widths.split(',').map(readWidth) };
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new UsageError(`A width is a whole number of pixels from 200 to 4000, not '${text}'.`);
}
