import type { ImageNode } from '@takumi-rs/core';

/** Width and height of a shared image in pixels, as Open Graph and X show it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the cover on a card in pixels. */
export const coverSize = { width: 496, height: 310 } as const;

/** What stands on a card. */
export interface CardWords {
  /** The large words. */
  title?: string | undefined;
  /** The words on the price tag. */
  line?: string | undefined;
  /** The words on the sill. */
  brand?: string | undefined;
}

/** Gives a colour of tokens.css by day, by its name. */
export type Colours = (name: string) => string;

/** An image that a card shows, by the name that its node gives as `src`. */
export interface CardImage {
  src: string;
  data: Uint8Array;
}

/** A picture in the size of `coverSize`: its pixels, or a name that stands for them. */
export type Cover = ImageNode['src'];
