import sharp from 'sharp';
import { withoutProlog } from '../content/images/open-image.ts';
import { filePaths } from '../site/file-paths.ts';
import type { Colours } from './site-colours.ts';

interface IconForm {
  /** Path of the icon, without the sub-path. */
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Fraction of the width that the drawing fills, from 0 to 1; less if systems crop the icon. */
  fill: number;
  /** Whether the icon has a background: Apple's devices show transparent parts in black. */
  onPaper: boolean;
  /** `purpose` of the icon in the web app manifest, which omits icons without a purpose. */
  purpose?: 'any' | 'maskable';
}

/** The PNG icons of the site. */
export const icons: readonly IconForm[] = [
  { path: filePaths.touchIcon, size: 180, fill: 0.8, onPaper: true },
  { path: '/icons/192.png', size: 192, fill: 1, onPaper: false, purpose: 'any' },
  { path: '/icons/512.png', size: 512, fill: 1, onPaper: false, purpose: 'any' },
  { path: '/icons/maskable.png', size: 512, fill: 0.6, onPaper: true, purpose: 'maskable' },
];

const icoSizes = [16, 32, 48];

/**
 * Draws the PNG icons and favicon.ico.
 *
 * @param svg The square SVG drawing that all icons show.
 * @returns The icon files by path, without the sub-path.
 */
export async function drawIcons(svg: Buffer, colours: Colours): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const drawn = withoutProlog(svg);
  for (const icon of icons) files.set(icon.path, await drawIcon(drawn, icon, colours('paper')));
  const images = icoSizes.map(async (size) => ({ size, png: await drawing(drawn, size) }));
  return files.set(filePaths.favicon, ico(await Promise.all(images)));
}

async function drawIcon(svg: Uint8Array, { size, fill, onPaper }: IconForm, paper: string) {
  const background = onPaper ? paper : '#0000';
  const create = { width: size, height: size, channels: 4, background } as const;
  return await sharp({ create })
    .composite([{ input: await drawing(svg, Math.round(size * fill)) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function drawing(svg: Uint8Array, size: number): Promise<Buffer> {
  const { width = size, density = 72 } = await sharp(svg).metadata();
  return await sharp(svg, { density: (density * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNG images into an ICO file: header (6 bytes), entries (16 bytes each, in which 0 means 256 pixels), images. */
function ico(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
