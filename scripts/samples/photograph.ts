import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { pageSize } from './page.ts';

/** The largest a picture may be, in bytes. */
export const largestPicture = 60_000;

const scale = 1.25;

/** Takes a picture of a page, 1600 by 1000 pixels, as PNG. `name` names it in messages. */
export async function photograph(browser: Browser, name: string, html: string): Promise<Buffer> {
  const file = join(tmpdir(), `vitrine-sample-${process.pid}-${name.replaceAll('/', '-')}.html`);
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: pageSize, deviceScaleFactor: scale });
  try {
    await page.goto(pathToFileURL(file).href);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const missing = await page.evaluate(() =>
      [...document.fonts].filter((font) => font.status === 'error').map((font) => font.family),
    );
    if (missing.length > 0) {
      throw new Error(
        `Picture ${name}: the typefaces ${missing.join(', ')} did not load. Run npm ci.`,
      );
    }
    return await page.screenshot();
  } finally {
    await rm(file, { force: true });
    await page.close();
  }
}

/** Packs a picture as WebP, as good as fits into `largestPicture`. Throws when nothing fits. */
export async function packPicture(name: string, picture: Buffer): Promise<Buffer> {
  for (let quality = 86; quality >= 40; quality -= 6) {
    const packed = await sharp(picture)
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (packed.length <= largestPicture) return packed;
  }
  throw new Error(
    `Picture ${name} is larger than ${largestPicture} bytes even at quality 40. Draw it with less detail.`,
  );
}
