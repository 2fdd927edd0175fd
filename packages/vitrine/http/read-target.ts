/**
 * Reads the target of a request, such as `/about?look=plain` (RFC 9112, section 3.2.1). Unlike `new URL(target, base)`,
 * it takes `//` for a path and not for the beginning of a host name, and throws no error, whatever a client sends.
 *
 * @returns undefined for a target of another form, such as `*` or a whole URL
 */
export function readTarget(target: string | undefined): URL | undefined {
  if (!target?.startsWith('/')) return undefined;
  return URL.parse(`http://site.invalid${target}`) ?? undefined;
}
