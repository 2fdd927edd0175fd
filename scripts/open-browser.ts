import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { SettingsError } from '../server/settings-error.ts';
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
  return await launch({ args: [...browserFlags, ...flags] });
}

/** The same with the back/forward cache, which Playwright else switches off. */
export async function openBrowserWithCache(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return await launch({ args: [...browserFlags], ignoreDefaultArgs });
}

async function launch(options: LaunchOptions): Promise<Browser> {
  const found = await findBrowser();
  if ('problem' in found) throw new SettingsError(found.problem);
  return await chromium.launch({ ...options, executablePath: found.path });
}
