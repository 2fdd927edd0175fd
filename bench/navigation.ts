// How soon the next page is painted after a click on a link of the navigation: `npm run bench:pages`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../scripts/open-browser.ts';
import { ServerProcess } from './contact/process.ts';

const links = ['About', 'Service', 'Project', 'Contact', 'Home'];
const rounds = 5;

/** The time from a click to the first paint of the next page, in ms: a page's clock starts there. */
async function clickToPaint(page: Page, name: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  // A hand rests on a link before it clicks, and that is when the page is fetched.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForURL(`**${await link.getAttribute('href')}`, { waitUntil: 'load' });
  return await page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntriesByName('first-contentful-paint')[0];
        if (entry) resolve(entry);
      }).observe({ type: 'paint', buffered: true });
    });
    return paint.startTime;
  });
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function measureClicks(browser: Browser, base: string): Promise<void> {
  const page = await browser.newPage({ baseURL: base, viewport: { width: 1280, height: 900 } });
  const times = new Map<string, number[]>(links.map((name) => [name, []]));
  await page.goto('/');
  for (let round = 0; round < rounds; round += 1) {
    for (const name of links) times.get(name)?.push(await clickToPaint(page, name));
  }
  console.log(`\nFrom a click to the first paint of the next page, median of ${rounds}:`);
  for (const [name, all] of times) console.log(`${name}: ${middle(all).toFixed(0)} ms`);
  await page.close();
}

const data = await mkdtemp(join(tmpdir(), 'vitrine-bench-navigation-'));
const server = new ServerProcess({ DATA_DIR: data });
await server.start();
const browser = await openBrowser();
try {
  const base = `http://127.0.0.1:${server.port}`;
  await measureClicks(browser, base);
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true });
}
