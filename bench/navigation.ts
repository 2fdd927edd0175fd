// How soon the next page is painted after a click on a link of the navigation: `npm run bench:pages`.
import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';
import { withSite } from './with-site.ts';

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

async function measureClicks(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  const times = new Map<string, number[]>(links.map((name) => [name, []]));
  await page.goto('/');
  for (let round = 0; round < rounds; round += 1) {
    for (const name of links) times.get(name)?.push(await clickToPaint(page, name));
  }
  console.log(`\nFrom a click to the first paint of the next page, median of ${rounds}:`);
  for (const [name, all] of times) console.log(`${name}: ${median(all).toFixed(0)} ms`);
  await page.close();
}

await withSite(measureClicks);
