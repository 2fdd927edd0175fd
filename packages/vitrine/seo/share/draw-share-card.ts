import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { openImage } from '../../content/images/open-image.ts';
import {
  type CardStyle,
  type CardWords,
  card,
  cardImages,
  cardSize,
  coverSize,
} from './share-card.ts';
import type { ShareFont } from './share-fonts.ts';

/** Draws a share image as JPEG; without a cover, the texts have the whole width. */
export type Draw = (words: CardWords, coverFile?: string) => Promise<Buffer>;

/** Size and crop of the cover on a share image; a part of the cache key. */
export const coverFormat = { ...coverSize, fit: 'cover', position: 'top' } as const;

/** Target size of share images in bytes, so that messengers show the images immediately. */
const maxBytes = 60_000;

/**
 * JPEG settings to try in order, until the share image is small enough. The first one is without
 * optimised coding, which takes nearly as long as drawing, and which most images do not need.
 */
export const jpegSettings = [
  { quality: 66, optimiseCoding: false },
  { quality: 66, optimiseCoding: true },
  { quality: 54, optimiseCoding: true },
  { quality: 42, optimiseCoding: true },
].map((form) => ({ ...form, quantisationTable: 3 }));

/** Loads fonts and images, and returns a function that draws share images with them. */
export async function openStudio(fonts: readonly ShareFont[], style: CardStyle): Promise<Draw> {
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  const images = cardImages(style);
  const { width, height } = cardSize;

  return async (words, coverFile) => {
    const cover = coverFile && { ...coverSize, data: await readCover(coverFile) };
    const node = card(words, cover || undefined, style);
    const pixels = await renderer.render(node, { width, height, format: 'raw', images });
    const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    let jpeg = Buffer.alloc(0);
    for (const settings of jpegSettings) {
      jpeg = await image.clone().jpeg(settings).toBuffer();
      if (jpeg.length < maxBytes) break;
    }
    return jpeg;
  };
}

async function readCover(file: string): Promise<Buffer> {
  const image = await openImage(file);
  return await image
    .autoOrient()
    .resize(coverFormat)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
