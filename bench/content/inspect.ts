import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { settle } from '../../scripts/settle.ts';
import { mapLimit } from '../../src/content/loader/map-limit.ts';
import { violationsOn } from '../../tests/helpers/accessible.ts';
import { sidewaysScroll, textFaults } from '../../tests/helpers/readable.ts';
import { serveFolder } from '../serve-folder.ts';

/** The widths of a phone, a tablet and a desk, in CSS pixels. */
const widths = [1280, 768, 320];

/** The addresses of a built site, from its files. */
async function pagesOf(site: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/index.html', { cwd: site }));
  const pages = files.map((file) => dirname(file));
  // /home is the same page as the first one.
  return [...pages.filter((page) => page !== 'home').sort(), '404.html'];
}

/** How many pages are looked at side by side. */
const atATime = 2;

/** How high the window is: high, so that little has to be scrolled to wake what waits to be seen. */
const height = 2400;

/**
 * Looks at every page of a built site: nothing may stick out sideways at any width, and axe may find
 * nothing, on one page by day on a desk, on the next by night on a phone.
 *
 * @param most How many pages are looked at, spread over the site; all if left out.
 * @returns A line for each issue.
 */
export async function inspectSite(
  browser: Browser,
  site: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await using served = await serveFolder(site);
  await using context = await browser.newContext({ reducedMotion: 'reduce' });
  const all = await pagesOf(site);
  const step = Math.max(1, all.length / most);
  const paths = all.filter((_, index) => index % step < 1);
  const found = await mapLimit([...paths.entries()], atATime, async ([index, path]) => {
    const isNight = index % 2 === 1;
    await using page = await context.newPage();
    await page.emulateMedia({ colorScheme: isNight ? 'dark' : 'light' });
    await page.goto(`${served.address}/${path}`);
    const issues = await inspectPage(page, isNight ? 320 : 1280);
    return issues.filter((issue) => !isMeant(path, issue)).map((issue) => `/${path} ${issue}`);
  });
  return found.flat();
}

/** A not-found page without words of its own is only the frame, by the specification. */
function isMeant(path: string, issue: string): boolean {
  return path === '404.html' && issue.startsWith('axe page-has-heading-one:');
}

/** @param axeWidth The width at which axe looks. */
async function inspectPage(page: Page, axeWidth: number): Promise<string[]> {
  const issues: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (width === widths[0]) await settle(page);
    const pixels = await sidewaysScroll(page);
    if (pixels > 0) {
      issues.push(`at ${width}: ${pixels} pixels to scroll sideways, ${await textFaults(page)}`);
    }
    if (width === axeWidth) issues.push(...(await violationsOn(page)).map((line) => `axe ${line}`));
  }
  return issues;
}
