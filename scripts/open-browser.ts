import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** What Chromium is started with to look at the site: no graphics card, no calls of its own. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser for screenshots and measurements.
 *
 * @param flags Further flags of Chromium.
 * @throws SettingsError that says what to install where there is none.
 */
export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  const args = [...browserFlags, ...flags];
  return await chromium.launch({ args, executablePath: await findBrowser() });
}
