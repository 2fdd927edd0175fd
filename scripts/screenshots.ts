// Takes screenshots of a built site: `npm run screenshots`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Command, type Options, readOptions, runCommand, UsageError } from '../cli/command.ts';
import { stopwatch } from '../cli/output.mjs';
import { ROOT, requireBuilt, shown } from '../cli/project.ts';
import { browseSite } from './browse-site.ts';
import { open } from './settle.ts';

const FOLDER = join(ROOT, 'screenshots');

/** The light on a screenshot: the system's choice, and an hour that goes with it. */
const lights = [
  { name: 'day', colorScheme: 'light', time: '2026-06-15T10:00:00' },
  { name: 'night', colorScheme: 'dark', time: '2026-06-15T22:30:00' },
] as const;

/** Every kind of page; the last one is not there. */
const usualPages =
  '/,/about,/service,/service/website-development,/project,/project/2,/details/123,/contact,/nowhere';
const usualWidths = '390,768,1280,1920';

const options = {
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

/** A page at its full length. */
interface Screenshot {
  /** Width of the window in CSS pixels, and the light. */
  caption: string;
  width: number;
  png: Buffer;
}

/**
 * Reads what to take screenshots of: the folder of a built site, pages, and widths in CSS pixels.
 *
 * @throws UsageError that says what is wrong
 */
export function readScreenshotOptions(args: readonly string[]) {
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

async function takeOfPage(
  browser: Browser,
  page: string,
  url: string,
  widths: readonly number[],
): Promise<void> {
  const time = stopwatch();
  const name = page === '/' ? 'home' : page.slice(1).replace(/[^A-Za-z0-9]+/g, '-');
  const screenshots: Screenshot[] = [];
  for (const width of widths) {
    for (const light of lights) {
      const png = await takeScreenshot(browser, url, width, light);
      await writeFile(join(FOLDER, `${name}-${width}-${light.name}.png`), png);
      screenshots.push({ caption: `${width} ${light.name}`, width, png });
    }
  }
  await writeFile(join(FOLDER, `${name}-sheet.png`), await contactSheet(browser, screenshots));
  console.log(`${page}: ${screenshots.length} screenshots and a sheet (${time()})`);
}

async function takeScreenshot(
  browser: Browser,
  url: string,
  width: number,
  { colorScheme, time }: (typeof lights)[number],
): Promise<Buffer> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  await using page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(time);
  await open(page, url);
  return await page.screenshot({ fullPage: true, animations: 'disabled' });
}

/** The screenshots of a page side by side, a quarter of their size. */
async function contactSheet(browser: Browser, screenshots: readonly Screenshot[]): Promise<Buffer> {
  await using page = await browser.newPage();
  const figures = screenshots.map(
    ({ caption, width, png }) => `<figure><figcaption>${caption}</figcaption>
      <img src="data:image/png;base64,${png.toString('base64')}" width="${Math.max(190, width / 4)}"></figure>`,
  );
  await page.setContent(`<!doctype html><style>
      body { display: flex; align-items: start; gap: 24px; width: max-content; margin: 0; padding: 24px; background: #808080 }
      figure { margin: 0 } figcaption { height: 32px; color: white; font: 18px sans-serif }
    </style>${figures.join('')}`);
  return await page.locator('body').screenshot();
}

const command: Command = {
  summary: 'Takes screenshots of the built site into screenshots/, by day and by night.',
  examples: [
    ['npm run screenshots', 'every kind of page of dist/ in four widths'],
    ['npm run screenshots -- out --pages /,/about --widths 390', 'some of another build'],
  ],
  options,
  async run(args) {
    const { folder, pages, widths } = readScreenshotOptions(args);
    const site = resolve(folder);
    requireBuilt(site);
    const total = stopwatch();
    await mkdir(FOLDER, { recursive: true });
    await browseSite({ folder: site, base: '' }, async (browser, address) => {
      for (const page of pages) await takeOfPage(browser, page, address + page, widths);
    });
    console.log(`Screenshots are in ${shown(FOLDER)}/ (${total()}).`);
  },
};

if (import.meta.main) await runCommand(command, process.argv.slice(2));
