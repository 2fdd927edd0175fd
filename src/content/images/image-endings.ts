/**
 * The endings of image files, all in lower or all in upper case. `pictures.ts` has them too, where
 * nothing but a plain text may stand.
 */
export const imageEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'];

const ending = new RegExp(`\\.(?:${imageEndings.join('|')})$`, 'i');

export function isImageName(name: string): boolean {
  return ending.test(name);
}
