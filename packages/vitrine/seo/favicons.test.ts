import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcons, icons } from './favicons.ts';

const svg = await readFile(new URL('../looks/shop/icon.svg', import.meta.url));
const files = await drawIcons(svg, () => '#faf6ee');

/** RGBA values of the pixel in the upper left corner of an image. */
async function corner(png: Buffer | undefined): Promise<number[]> {
  const pixel = sharp(png).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('every icon has its size', async () => {
  for (const { path, size } of icons) {
    const { format, width, height } = await sharp(files.get(path)).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', width: size, height: size });
  }
});

test('only icons that systems crop have a background', async () => {
  for (const { path, onPaper } of icons) {
    expect((await corner(files.get(path)))[3], path).toBe(onPaper ? 255 : 0);
  }
});

test('favicon.ico holds three valid images', async () => {
  const ico = files.get('/favicon.ico') ?? Buffer.alloc(0);
  expect(ico.readUInt16LE(2)).toBe(1);
  const sizes: number[] = [];
  for (let index = 0; index < ico.readUInt16LE(4); index += 1) {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    const { width } = await sharp(png).metadata();
    expect(width).toBe(ico.readUInt8(at));
    sizes.push(width);
  }
  expect(sizes).toEqual([16, 32, 48]);
});
