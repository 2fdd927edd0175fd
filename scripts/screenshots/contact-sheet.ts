import sharp from 'sharp';
import type { Screenshot } from './take-screenshot.ts';

/** Distance between the screenshots, in pixels. */
const GAP = 24;
/** Room for the words above a screenshot, in pixels. */
const CAPTION = 32;
const NARROWEST = 190;

/**
 * Puts the screenshots of a page side by side in one picture, a quarter of their size.
 * @returns the picture as PNG
 */
export async function contactSheet(screenshots: readonly Screenshot[]): Promise<Buffer> {
  const prints = await Promise.all(screenshots.map(makePrint));
  let left = GAP;
  const placed = prints.flatMap(({ caption, print, width }) => {
    const at = left;
    left += width + GAP;
    return [
      { input: caption, left: at, top: GAP },
      { input: print, left: at, top: GAP + CAPTION },
    ];
  });
  const height = Math.max(...prints.map((print) => print.height)) + CAPTION + 2 * GAP;
  return await sharp({ create: { width: left, height, channels: 3, background: '#808080' } })
    .composite(placed)
    .png()
    .toBuffer();
}

async function makePrint({ png, width, light }: Screenshot) {
  const printed = Math.max(NARROWEST, Math.round(width / 4));
  const { data, info } = await sharp(png)
    .resize({ width: printed })
    .png()
    .toBuffer({ resolveWithObject: true });
  const caption = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${printed}" height="${CAPTION}">
      <text x="0" y="20" font-family="sans-serif" font-size="18" fill="white">${width} ${light.name}</text>
    </svg>`,
  );
  return { caption, print: data, width: info.width, height: info.height };
}
