/** A style or script as a page carries it: without what only its owner reads. */
export function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)\n/gm, '').replaceAll(/^\s+/gm, '');
}
