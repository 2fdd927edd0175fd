import type { ContentIssue } from '../content-issue.ts';

/** The extensions of image files; names may have them in lower or upper case. */
export const imageEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'];

const ending = new RegExp(`\\.(?:${imageEndings.join('|')})$`, 'i');

export function isImageName(name: string): boolean {
  return ending.test(name);
}

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** The maximum number of pixels of an image. Decoding needs four bytes of memory for each pixel. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/**
 * The maximum width and height in pixels of the images on pages: that of a WebP file, which has 14 bits for
 * each (RFC 9649, section 2.5). libvips writes AVIF files of one pixel more.
 */
export const MAX_IMAGE_SIDE = 16_383;

/** How many times longer one side of an image may be than the other, so that no version lacks a side. */
export const MAX_IMAGE_RATIO = 200;

/** The width in pixels of the widest version of an image on pages. */
export function widestVersion({ width, height }: { width: number; height: number }): number {
  return Math.floor(Math.min(width, MAX_IMAGE_SIDE, (width * MAX_IMAGE_SIDE) / height));
}

export type FileIssue = Omit<ContentIssue, 'file' | 'line' | 'field'>;

export function isIssue(result: object): result is FileIssue {
  return 'expected' in result;
}
