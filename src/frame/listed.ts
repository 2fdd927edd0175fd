import type { Content } from '../content/load.ts';

/** Pages that exist but are not for search engines: doubles, and what a visitor meets on the way. */
const unlisted = ['/home', '/contact/sent'];

/** Says of an address whether its page stands in the sitemap; a page without content does not. */
export function listed(content: Content): (address: string) => boolean {
  const pages = {
    '/about': content.about,
    '/service': content.services,
    '/project': content.projects,
    '/contact': content.contact,
  };
  const absent = Object.entries(pages).flatMap(([path, page]) => (page ? [] : [path]));
  return (address) => {
    const path = new URL(address).pathname.replace(/\/$/, '');
    return ![...unlisted, ...absent].some((left) => path.endsWith(left));
  };
}

/** An address as the page itself gives it as canonical: only the root ends with a slash. */
export function canonicalAddress(address: string): string {
  return new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
}
