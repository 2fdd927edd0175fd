// Measures how soon the next page is painted after a click on a link of the navigation: `npm run bench`.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { ServerProcess } from '../helpers/server-process.ts';
import { openVisitorsBrowser } from '../helpers/visitors-browser.ts';
import { median } from './median.ts';

const links = ['About', 'Service', 'Project', 'Contact', 'Home'];
const rounds = 5;

/** How long the mouse is over a link before the click, in ms. The browser prerenders the page meanwhile. */
const hover = 500;

/** How long a visitor stays on a page, in ms. */
const stay = 1000;

/** The time from a click to the first paint of the next page, in ms. */
async function clickToPaint(page: Page, name: string): Promise<number> {
  await page.hover(`::-p-aria([name="${name}"][role="link"])`);
  await wait(hover);
  await page.mouse.down();
  await page.mouse.up();
  await wait(stay);
  return await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const { activationStart } = performance.getEntriesByType('navigation')[0]?.toJSON() ?? {};
    // The paint time of a prerendered page counts from the start of prerendering, before the click.
    return (paint ?? Number.NaN) - activationStart;
  });
}

await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
await using server = new ServerProcess({ DATA_DIR: data.path });
await server.start();
await using browser = await openVisitorsBrowser();
const page = await browser.newPage();
const times = new Map<string, number[]>(links.map((name) => [name, []]));
await page.goto(server.url);
for (let round = 0; round < rounds; round += 1) {
  for (const name of links) times.get(name)?.push(await clickToPaint(page, name));
}
console.log(`\nFrom a click to the first paint of the next page, median of ${rounds}:`);
for (const [name, all] of times) console.log(`${name}: ${median(all).toFixed(0)} ms`);
