// Photographs the built site into shots/: `npm run shots`. Options: see shots/options.ts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { browseSite } from './browse-site.ts';
import { ROOT, shown } from './project.ts';
import { requireBuilt } from './require-built.ts';
import { runCommand } from './run-command.ts';
import { contactSheet } from './shots/contact-sheet.ts';
import { readOptions, type ShotOptions } from './shots/options.ts';
import { lights, type Photograph, photograph } from './shots/photograph.ts';
import { stopwatch } from './words.mjs';

const SHOTS = join(ROOT, 'shots');

async function shoot({ folder, pages, widths }: ShotOptions): Promise<void> {
  const site = resolve(folder);
  requireBuilt(site);
  const total = stopwatch();
  await mkdir(SHOTS, { recursive: true });
  await browseSite({ folder: site, base: '' }, async (browser, address) => {
    for (const page of pages) await shootPage(browser, page, address + page, widths);
  });
  console.log(`Photographs are in ${shown(SHOTS)}/ (${total()}).`);
}

async function shootPage(
  browser: Browser,
  page: string,
  url: string,
  widths: readonly number[],
): Promise<void> {
  const time = stopwatch();
  const name = page === '/' ? 'home' : page.slice(1).replace(/[^A-Za-z0-9]+/g, '-');
  const photographs: Photograph[] = [];
  for (const width of widths) {
    for (const light of lights) {
      const taken = await photograph(browser, url, { width, light });
      await writeFile(join(SHOTS, `${name}-${width}-${light.name}.png`), taken.png);
      photographs.push(taken);
    }
  }
  await writeFile(join(SHOTS, `${name}-sheet.png`), await contactSheet(photographs));
  console.log(`${page}: ${photographs.length} photographs and a sheet (${time()})`);
}

await runCommand(() => shoot(readOptions(process.argv.slice(2))));
