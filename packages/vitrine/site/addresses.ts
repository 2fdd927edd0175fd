import type { Site, Social } from '../content/schemas/site.ts';
import type { Content } from '../content/types.ts';
import { href } from './href.ts';

/** Returns the absolute URL of a path, which is given without the sub-path of the site. */
export type ToAddress = (path: string) => string;

/**
 * The absolute URL of a page or file of the site, as in the canonical link of a page.
 *
 * @param path The path, without the sub-path of the site and the language prefix.
 * @param site The URL of the site.
 * @param root The language prefix of the path, such as `/de`; empty for the first language.
 * @param base The sub-path of the site; by default that of the current build.
 */
export function pageAddress(path: string, site: string, root = '', base?: string): string {
  return new URL(href(path, root, base), site).href;
}

/**
 * Returns a function that makes the absolute URLs of pages and files in the language of the content.
 *
 * @param otherLanguage The language of a page that is not translated; absent for other pages. The URLs of such
 *   a page and of its share image are those of the first language.
 */
export function addressesOf({ site, root }: Content, otherLanguage?: string): ToAddress {
  return (path) => pageAddress(path, site.address, otherLanguage === undefined ? root : '');
}

/** The link to a phone number, as visitors read it: only its digits, and a plus sign (RFC 3966). */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** The owner's profiles on other websites; placeholders and `mailto:` links are omitted. */
export function profiles({ socials }: Site): Social[] {
  return socials.filter(({ url }) => /^https?:/.test(url));
}
