import { href } from './href.ts';

/**
 * The whole address of a page or file of the site, as its canonical link gives it.
 *
 * @param path Its path, without the sub-path.
 * @param site The address that the site stands at.
 * @param base The sub-path; the one of this build if left out.
 */
export function pageAddress(path: string, site: string, base?: string): string {
  return new URL(href(path, base), site).href;
}
