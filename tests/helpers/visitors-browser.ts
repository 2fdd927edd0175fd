import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser.ts';
import { browserFlags } from '../../scripts/open-browser.ts';

/**
 * Starts a Chromium that prerenders pages before a click, as a visitor's does. Chromium prerenders
 * nothing while Playwright's debugger is attached to the page; puppeteer does not prevent it.
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
