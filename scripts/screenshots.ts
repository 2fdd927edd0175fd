// Takes screenshots of a built site: `npm run screenshots`.
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { readBuiltSettings } from '../cli/build/fingerprint.ts';
import { type Command, type Options, readOptions, runCommand } from '../cli/command.ts';
import { stopwatch } from '../cli/output.mjs';
import { ROOT, requireBuilt, shown } from '../cli/project.ts';
import { createApp } from '../server/app.ts';
import { openBrowser } from './open-browser.ts';
import { serve } from './serve.ts';
import { open } from './settle.ts';

const FOLDER = join(ROOT, 'screenshots');

/** The light on a screenshot: the system's choice, and an hour that goes with it. */
const lights = [
  { light: 'day', colorScheme: 'light', time: '2026-06-15T10:00:00' },
  { light: 'night', colorScheme: 'dark', time: '2026-06-15T22:30:00' },
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
    help: `the widths in pixels, unless ${usualWidths}`,
  },
} as const satisfies Options;

/** Takes a page at its full length. */
async function takeScreenshots(
  browser: Browser,
  page: string,
  url: string,
  widths: readonly number[],
): Promise<void> {
  const elapsed = stopwatch();
  const name = page === '/' ? 'home' : page.slice(1).replace(/[^A-Za-z0-9]+/g, '-');
  for (const width of widths) {
    for (const { light, colorScheme, time } of lights) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      await using tab = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await tab.clock.setFixedTime(time);
      await open(tab, url);
      const path = join(FOLDER, `${name}-${width}-${light}.png`);
      await tab.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
  console.log(`${page}: ${widths.length * lights.length} screenshots (${elapsed()})`);
}

const command: Command = {
  summary: 'Takes screenshots of the built site into screenshots/, by day and by night.',
  examples: [
    ['npm run screenshots', 'every kind of page of dist/ in four widths'],
    ['OUT_DIR=out npm run screenshots -- --pages /,/about --widths 390', 'some of another build'],
  ],
  options,
  async run(args) {
    const { values } = readOptions(options, args);
    const widths = values.widths.split(',').map(Number);
    const { OUT_DIR, BASE: base } = await readBuiltSettings();
    const folder = resolve(ROOT, OUT_DIR);
    requireBuilt(folder);
    const total = stopwatch();
    await using served = await serve(createApp({ folder, base }));
    await using browser = await openBrowser();
    for (const page of values.pages.split(',')) {
      await takeScreenshots(browser, page, served.address + base + page, widths);
    }
    console.log(`Screenshots are in ${shown(FOLDER)}/ (${total()}).`);
  },
};

if (import.meta.main) await runCommand(command, process.argv.slice(2));
