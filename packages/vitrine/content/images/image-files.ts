import type { ContentIssue } from '../content-issue.ts';

/** The extensions of image files; names may have them in lower or upper case. */
export const imageExtensions: readonly string[] = 'png jpg jpeg webp avif gif svg'.split(' ');

const IMAGE_EXTENSION = new RegExp(`\\.(?:${imageExtensions.join('|')})$`, 'i');

export function isImageName(name: string): boolean {
  return IMAGE_EXTENSION.test(name);
}

/** The maximum number of pixels of an image. Decoding needs four bytes of memory for each pixel. */
export const MAX_IMAGE_PIXELS = 64_000_000;

/** How many times longer one side of an image may be than the other, so that no version lacks a side. */
export const MAX_IMAGE_RATIO = 200;

export type FileIssue = Omit<ContentIssue, 'file' | 'line' | 'field'>;

export function isIssue(result: object): result is FileIssue {
  return 'expected' in result;
}
