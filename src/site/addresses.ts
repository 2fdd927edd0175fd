import type { Site, Social } from '../content/schemas/site.ts';
import type { Content } from '../content/types.ts';
import { href } from '../lib/href.ts';

/** Returns the absolute address of a path without the sub-path. */
export type ToAddress = (path: string) => string;

/**
 * The absolute address of a page or file of the site, as in its canonical link.
 *
 * @param path Its path, without the sub-path and the root of its language.
 * @param site The address of the site.
 * @param root The path prefix of the language's pages; empty for the first language.
 * @param base The sub-path; the one of this build if left out.
 */
export function pageAddress(path: string, site: string, root = '', base?: string): string {
  return new URL(href(path, root, base), site).href;
}

/**
 * Returns the absolute addresses of pages and files in the language of the content.
 *
 * @param language The language of content that is not translated. Its addresses, and that of its
 *   image, are those of the first language.
 */
export function addressesOf({ site, root }: Content, language?: string): ToAddress {
  return (path) => pageAddress(path, site.address, language ? '' : root);
}

/** The owner's profiles elsewhere; placeholders and mail links are left out. */
export function profiles({ socials }: Site): Social[] {
  return socials.filter(({ url }) => /^https?:/.test(url));
}
