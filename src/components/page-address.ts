import { href } from './href.ts';

/**
 * The whole address of a page or file of the site, as its canonical link gives it.
 *
 * @param path Its path, without the sub-path and the root of its language.
 * @param site The address that the site stands at.
 * @param root The path that the pages of the language stand below; empty for the first language.
 * @param base The sub-path; the one of this build if left out.
 */
export function pageAddress(path: string, site: string, root = '', base?: string): string {
  return new URL(href(path, root, base), site).href;
}
