/** Removes whole-line comments and indentation from CSS or JavaScript, for inlining into a page. */
export function stripComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)\n/gm, '').replaceAll(/^\s+/gm, '');
}
