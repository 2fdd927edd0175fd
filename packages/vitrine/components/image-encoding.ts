import { widestVersion } from '../content/images/widest-version.ts';

/** From this width on, images are WebP: AVIF takes long to encode and saves little (docs/performance.md). */
const WEBP_FROM_WIDTH = 1000;

/** A version of an image, with its width in pixels. */
interface Version {
  width: number;
  format: string;
  quality: number;
}

/**
 * The versions of an image, from the narrowest.
 *
 * @param widths The widths in pixels to make; no version is wider than the original, or has a side longer than
 * `MAX_IMAGE_SIDE`.
 */
export function versionsOf(
  image: { width: number; height: number },
  widths: readonly number[],
): Version[] {
  const widest = widestVersion(image);
  const fitting = widths.filter((candidate) => candidate < widest);
  // The original's own width replaces all widths that are larger.
  const chosen = fitting.length < widths.length ? [...fitting, widest] : fitting;
  return chosen.map((width) => ({ width, ...encodingFor(width) }));
}

/** The file format and the quality for an image of a given width. */
export function encodingFor(width: number) {
  return width < WEBP_FROM_WIDTH
    ? { format: 'avif', quality: 55 }
    : { format: 'webp', quality: 75 };
}
