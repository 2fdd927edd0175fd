import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import type { LookName } from '../../looks/looks.ts';
import type { Colours } from '../site-colours.ts';
import { type CardWords, card, cardImages, cardSize, coverSize } from './share-card.ts';
import type { ShareFont } from './share-fonts.ts';

/** Draws a card; without a cover the texts have the whole width. */
export type Draw = (words: CardWords, coverFile?: string) => Promise<Buffer>;

/** The size and crop of a cover on a card; part of the cache's key. */
export const coverForm = { ...coverSize, fit: 'cover', position: 'top' } as const;

/** Shared images are smaller than this, in bytes, so that messengers show them at once. */
const maxBytes = 60_000;

/**
 * Settings of JPEG to try in order, until the image is small enough. Optimised coding takes nearly as
 * long as drawing, and most cards are small enough without.
 */
export const jpegForms = [
  { quality: 66, optimiseCoding: false },
  { quality: 66, optimiseCoding: true },
  { quality: 54, optimiseCoding: true },
  { quality: 42, optimiseCoding: true },
].map((form) => ({ ...form, quantisationTable: 3 }));

/** Loads fonts and images for drawing cards. */
export async function openStudio(
  fonts: readonly ShareFont[],
  colours: Colours,
  look: LookName,
): Promise<Draw> {
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  const images = cardImages(colours, look);
  const { width, height } = cardSize;

  return async (words, coverFile) => {
    const cover = coverFile && { ...coverSize, data: await readCover(coverFile) };
    const node = card(words, cover || undefined, colours);
    const pixels = await renderer.render(node, { width, height, format: 'raw', images });
    const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    let jpeg = Buffer.alloc(0);
    for (const form of jpegForms) {
      jpeg = await image.clone().jpeg(form).toBuffer();
      if (jpeg.length < maxBytes) break;
    }
    return jpeg;
  };
}

async function readCover(file: string): Promise<Buffer> {
  return await sharp(file)
    .autoOrient()
    .resize(coverForm)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
}
