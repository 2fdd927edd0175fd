import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pageSize } from './page.ts';

/** The largest a cover may be, in bytes. */
export const largestCover = 60_000;

const scale = 1.25;

/** Where Chromium is. Throws with what to install when there is none. */
function findBrowser(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
  }
  const found = [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  if (!found) {
    throw new Error(
      'No Chromium was found. Install it (Debian: apt install chromium) or set CHROMIUM_PATH to the program.',
    );
  }
  return found;
}

/** Starts the browser that takes the pictures. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** Takes a picture of a page, 1600 by 1000 pixels, as PNG. `name` names it in messages. */
export async function photograph(browser: Browser, name: string, html: string): Promise<Buffer> {
  const file = join(tmpdir(), `vitrine-cover-${process.pid}-${name}.html`);
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: pageSize, deviceScaleFactor: scale });
  try {
    await page.goto(pathToFileURL(file).href);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const missing = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'error').map((font) => font.family),
    );
    if (missing.length > 0) {
      throw new Error(`Cover ${name}: the typefaces ${missing.join(', ')} did not load. Run npm ci.`);
    }
    return await page.screenshot();
  } finally {
    await page.close();
    await rm(file, { force: true });
  }
}

/** Packs a picture as WebP, as good as fits into `largestCover`. Throws when nothing fits. */
export async function packCover(name: string, picture: Buffer): Promise<Buffer> {
  for (let quality = 88; quality >= 40; quality -= 4) {
    const packed = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (packed.length <= largestCover) return packed;
  }
  throw new Error(
    `Cover ${name} is larger than ${largestCover} bytes even at quality 40. Draw it with less detail.`,
  );
}
