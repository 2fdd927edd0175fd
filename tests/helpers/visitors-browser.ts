import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.ts';
import { browserFlags } from '../../scripts/open-browser.ts';

/**
 * Starts a Chromium that renders pages ahead of a click, as a visitor's does: it renders none while
 * Playwright's debugger looks at a page, and puppeteer's looks from further away.
 *
 * @param flags Further flags of Chromium.
 */
export async function openVisitorsBrowser(...flags: readonly string[]): Promise<Browser> {
  return await puppeteer.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, ...flags],
    defaultViewport: { width: 1280, height: 900 },
  });
}
