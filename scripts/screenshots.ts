// Takes screenshots of a built site: `npm run screenshots`.
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { readBuiltSettings } from '../cli/build/fingerprint.ts';
import { type Command, type Options, readOptions, runCommand } from '../cli/command.ts';
import { run } from '../platform/child-process.mjs';
import { stopwatch } from '../platform/output.mjs';
import { displayPath, ROOT, requireBuilt } from '../platform/site-paths.ts';
import { createNodeApp } from '../server/http/static-files.ts';
import { type LookName, lookNames } from '../src/looks/looks.ts';
import { openBrowser } from './open-browser.ts';
import { serve } from './serve.ts';
import { open } from './settle.ts';

const FOLDER = join(ROOT, 'screenshots');

/** The light of a screenshot: the colour scheme of the system, and an hour that fits. */
const lights = [
  { light: 'day', colorScheme: 'light', time: '2026-06-15T10:00:00' },
  { light: 'night', colorScheme: 'dark', time: '2026-06-15T22:30:00' },
] as const;

/** The devices of the pictures in docs/looks.md. */
const devices = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 900 },
};

/** Every kind of page. The last one does not exist. */
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
  looks: {
    type: 'boolean',
    help: 'instead, the first view of Home in every look, for docs/looks.md',
  },
} as const satisfies Options;

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

/** Builds the sample in a look, and takes the first view of Home for docs/looks.md. */
async function takeLook(look: LookName): Promise<void> {
  const folder = join(ROOT, '.cache/looks', look);
  const env = { ...process.env, LOOK: look, CONTENT: 'sample', OUT_DIR: folder };
  const code = await run(process.execPath, [join(ROOT, 'cli/main.ts'), 'build'], {
    cwd: ROOT,
    env,
  });
  if (code !== 0) throw new Error(`The build in the look ${look} ended with ${code}.`);
  await using served = await serve(createNodeApp({ folder, base: '' }));
  await using browser = await openBrowser();
  for (const [device, viewport] of Object.entries(devices)) {
    for (const { light, colorScheme, time } of lights) {
      await using tab = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await tab.clock.setFixedTime(time);
      await open(tab, served.address);
      const picture = await tab.screenshot({ animations: 'disabled' });
      const path = join(ROOT, 'docs/pictures/looks', `${look}-${device}-${light}.webp`);
      await sharp(picture)
        .resize({ width: viewport.width / 2 })
        .webp({ quality: 80 })
        .toFile(path);
    }
  }
}

const command: Command = {
  summary: 'Takes screenshots of the built site into screenshots/, by day and by night.',
  examples: [
    ['npm run screenshots', 'every kind of page of dist/ in four widths'],
    ['npm run screenshots -- --looks', 'the pictures of docs/looks.md'],
    ['OUT_DIR=out npm run screenshots -- --pages /,/about --widths 390', 'some of another build'],
  ],
  options,
  async run(args) {
    const { values } = readOptions(options, args);
    if (values.looks) {
      for (const look of lookNames) await takeLook(look);
      return;
    }
    const widths = values.widths.split(',').map(Number);
    const { OUT_DIR, BASE: base } = await readBuiltSettings();
    const folder = resolve(ROOT, OUT_DIR);
    requireBuilt(folder);
    const total = stopwatch();
    await using served = await serve(createNodeApp({ folder, base }));
    await using browser = await openBrowser();
    for (const page of values.pages.split(',')) {
      await takeScreenshots(browser, page, served.address + base + page, widths);
    }
    console.log(`Screenshots are in ${displayPath(FOLDER)}/ (${total()}).`);
  },
};

if (import.meta.main) await runCommand(command, process.argv.slice(2));
