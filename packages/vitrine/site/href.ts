/**
 * Returns the URL for a link. A path of the site gets the sub-path (Astro's `base`) and the
 * language prefix; any other link is returned unchanged.
 *
 * @param to A path such as `/about`, or any other link.
 * @param root The language prefix, such as `/de`; empty for the first language, and for files that
 *   all languages share.
 * @param base The sub-path; by default the one of this build.
 */
export function href(to: string, root = '', base: string = import.meta.env.BASE_URL): string {
  if (!to.startsWith('/')) return to;
  const prefix = base.replace(/\/+$/, '') + root;
  return to === '/' ? prefix || '/' : `${prefix}${to}`;
}

/** The path of the contact page, with the initial subject of its form in the query string. */
export function contactPath(subject?: string): string {
  return subject === undefined ? '/contact' : `/contact?subject=${encodeURIComponent(subject)}`;
}
