import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** How dark a picture is in its left and its right half, without its margin. */
async function ink(part: Locator): Promise<{ left: number; right: number }> {
  const png = await part.screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ground = data[(Math.floor(info.height / 6) * info.width + 3) * info.channels] ?? 0;
  const sides = { left: 0, right: 0 };
  data.forEach((value, index) => {
    const x = Math.floor(index / info.channels) % info.width;
    if (x < 2 || x >= info.width - 2) return;
    sides[x < info.width / 2 ? 'left' : 'right'] += Math.abs(value - ground);
  });
  return sides;
}

/** The half of a part of the page that has more ink: that of an arrow's head, or of a text. */
export async function heavySide(part: Locator): Promise<'left' | 'right'> {
  const { left, right } = await ink(part);
  return left > right ? 'left' : 'right';
}

/**
 * The signs of a text without its blanks, as they stand from left to right in its first line.
 * Marks that are not seen are left out.
 */
export async function fromLeft(text: Locator): Promise<string> {
  return await text.evaluate((element) => {
    const signs: { sign: string; left: number; top: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      [...(node.textContent ?? '')].forEach((sign, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0 && sign.trim() !== '') signs.push({ sign, left, top });
      });
    }
    const first = Math.min(...signs.map(({ top }) => top));
    return signs
      .filter(({ top }) => top - first < 8)
      .sort((a, b) => a.left - b.left)
      .map(({ sign }) => sign)
      .join('');
  });
}
