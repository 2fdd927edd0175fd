/**
 * Images of this width in pixels or more are WebP, because AVIF takes long to encode and saves
 * little (docs/performance.md).
 */
const WIDE = 1000;

/** The file format and the quality for an image of a given width. */
export function formOf(width: number) {
  return width < WIDE ? { format: 'avif', quality: 55 } : { format: 'webp', quality: 75 };
}
