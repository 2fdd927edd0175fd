/**
 * The address of a link: a path of the site gets the sub-path (`BASE`) and the root of its language,
 * any other link stays as it is.
 *
 * @param to A path such as `/about`, or any other link.
 * @param root The path prefix of the language's pages, such as `/de`; empty for the
 * first language, and for files that all languages share.
 * @param base The sub-path; the one of this build if left out.
 */
export function href(to: string, root = '', base: string = import.meta.env.BASE_URL): string {
  if (!to.startsWith('/')) return to;
  const prefix = base.replace(/\/+$/, '') + root;
  return to === '/' ? prefix || '/' : `${prefix}${to}`;
}

/** The path of the contact form, with a subject that the form starts with. */
export function contactPath(subject?: string): string {
  return subject === undefined ? '/contact' : `/contact?subject=${encodeURIComponent(subject)}`;
}
