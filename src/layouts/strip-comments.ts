/** A style or script without comments, for use within a page. */
export function stripComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)\n/gm, '').replaceAll(/^\s+/gm, '');
}
