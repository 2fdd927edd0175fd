import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/**
 * Features of Chromium that are switched off. The first three are the suggestions of the address bar:
 * pages of their own that an ordinary Chromium loads in each new window, which takes as long as many a
 * page test. This list replaces Playwright's; the others stand there, too.
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

/** What Chromium is started with to look at the site: no graphics card, no calls of its own. */
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
 * @throws SettingsError that says what to install where there is none.
 */
export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  const args = [...browserFlags, ...flags];
  return await chromium.launch({ args, executablePath: await findBrowser() });
}
