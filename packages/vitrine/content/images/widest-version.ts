/**
 * The maximum width and height in pixels of the images on pages: that of a WebP file, which has 14 bits for
 * each (RFC 9649, section 2.5). libvips writes AVIF files of one pixel more.
 */
export const MAX_IMAGE_SIDE = 16_383;

/** The width in pixels of the widest version of an image on pages. */
export function widestVersion({ width, height }: { width: number; height: number }): number {
  return Math.floor(Math.min(width, MAX_IMAGE_SIDE, (width * MAX_IMAGE_SIDE) / height));
}
