import type { Browser } from '@playwright/test';
import { open } from '../settle.ts';

/** The light on a screenshot: the system's choice, and an hour that goes with it. */
export const lights = [
  { name: 'day', colorScheme: 'light', time: '2026-06-15T10:00:00' },
  { name: 'night', colorScheme: 'dark', time: '2026-06-15T22:30:00' },
] as const;

/** How a page is taken. */
export interface Setting {
  /** Width of the window in CSS pixels. */
  width: number;
  light: (typeof lights)[number];
}

/** A screenshot of a page at its full length. */
export interface Screenshot extends Setting {
  /** The picture as PNG. */
  png: Buffer;
}

/** Takes a screenshot of a page at its full length, with all motion still. */
export async function takeScreenshot(
  browser: Browser,
  url: string,
  { width, light }: Setting,
): Promise<Screenshot> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: light.colorScheme,
    reducedMotion: 'reduce',
  });
  try {
    await page.clock.setFixedTime(light.time);
    await open(page, url);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { width, light, png };
  } finally {
    await page.close();
  }
}
