import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/**
 * Features of Chromium that are switched off. The first three are the suggestions of the address bar:
 * Chromium loads them as pages in each new window, which takes as long as some page tests. The others
 * are those that Playwright switches off, because this list replaces Playwright's.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/** The flags of Chromium for tests and screenshots: no graphics card, no background requests. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
];

/**
 * Starts the browser for screenshots and measurements.
 *
 * @param flags Further flags of Chromium.
 * @throws SettingsError that says what to install if there is no browser.
 */
export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  const args = [...browserFlags, ...flags];
  return await chromium.launch({ args, executablePath: await findBrowser() });
}
