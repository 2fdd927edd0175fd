// Takes screenshots of the built site into screenshots/: `npm run screenshots`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Command } from '../cli/command.ts';
import { stopwatch } from '../cli/output.mjs';
import { ROOT, requireBuilt, shown } from '../cli/project.ts';
import { runCommand } from '../cli/run-command.ts';
import { browseSite } from './browse-site.ts';
import { contactSheet } from './screenshots/contact-sheet.ts';
import { options, readScreenshotOptions, type ScreenshotOptions } from './screenshots/options.ts';
import { lights, type Screenshot, takeScreenshot } from './screenshots/take-screenshot.ts';

const FOLDER = join(ROOT, 'screenshots');

async function takeAll({ folder, pages, widths }: ScreenshotOptions): Promise<void> {
  const site = resolve(folder);
  requireBuilt(site);
  const total = stopwatch();
  await mkdir(FOLDER, { recursive: true });
  await browseSite({ folder: site, base: '' }, async (browser, address) => {
    for (const page of pages) await takeOfPage(browser, page, address + page, widths);
  });
  console.log(`Screenshots are in ${shown(FOLDER)}/ (${total()}).`);
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
      const taken = await takeScreenshot(browser, url, { width, light });
      await writeFile(join(FOLDER, `${name}-${width}-${light.name}.png`), taken.png);
      screenshots.push(taken);
    }
  }
  await writeFile(join(FOLDER, `${name}-sheet.png`), await contactSheet(screenshots));
  console.log(`${page}: ${screenshots.length} screenshots and a sheet (${time()})`);
}

const command: Command = {
  summary: 'Takes screenshots of the built site into screenshots/, by day and by night.',
  examples: [
    ['npm run screenshots', 'every kind of page of dist/ in four widths'],
    ['npm run screenshots -- out --pages /,/about --widths 390', 'some of another build'],
  ],
  options,
  run: (args) => takeAll(readScreenshotOptions(args)),
};

await runCommand(command, process.argv.slice(2));
