/** A style or script as a page carries it: without the lines that explain it to its owner. */
export function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)\n/gm, '');
}
