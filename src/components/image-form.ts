/** From this width on, in pixels, an AVIF takes longest to make and saves little (docs/performance.md). */
const WIDE = 1000;

/** The form that an image of a width is made in, and its quality. */
export function formOf(width: number) {
  return width < WIDE ? { format: 'avif', quality: 55 } : { format: 'webp', quality: 75 };
}
