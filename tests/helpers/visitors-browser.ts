import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../packages/vitrine/cli/browser/browser.ts';
import { browserFlags } from '../../packages/vitrine/cli/browser/open-browser.ts';

/**
 * Starts a Chromium that prerenders pages before a click (speculation rules), as a visitor's browser
 * does. Puppeteer starts it, because Chromium does not prerender while Playwright is attached.
 *
 * @param flags Additional command-line flags for Chromium.
 */
export async function openVisitorsBrowser(...flags: readonly string[]): Promise<Browser> {
  return await puppeteer.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, ...flags],
    defaultViewport: { width: 1280, height: 900 },
  });
}
