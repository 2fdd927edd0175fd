/**
 * The address of a link as the site needs it: pages of the site get the sub-path that it runs
 * below (`BASE`), everything else stays as it is.
 *
 * @param to A path such as `/about`, or any other link.
 * @param base The sub-path; the one of this build if left out.
 */
export function href(to: string, base: string = import.meta.env.BASE_URL): string {
  if (!to.startsWith('/')) return to;
  const prefix = base.replace(/\/+$/, '');
  return to === '/' ? prefix || '/' : `${prefix}${to}`;
}
