import type { ContentIssue } from '../content-issue.ts';

/**
 * The endings of image files, all in lower or all in upper case. `pictures.ts` repeats them, because
 * `import.meta.glob` takes only literals.
 */
export const imageEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'];

const ending = new RegExp(`\\.(?:${imageEndings.join('|')})$`, 'i');

export function isImageName(name: string): boolean {
  return ending.test(name);
}

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;

/** The largest image, in pixels: to decode one takes four bytes of memory for each. */
export const MAX_IMAGE_PIXELS = 64_000_000;

export type FileIssue = Omit<ContentIssue, 'file' | 'line' | 'field'>;

export function isIssue(result: object): result is FileIssue {
  return 'expected' in result;
}
