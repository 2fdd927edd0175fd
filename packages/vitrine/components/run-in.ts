/**
 * Attributes of a title that a look may set as the beginning of its text, on the same line. The style then adds a
 * full stop, except after a sign that ends a sentence.
 */
export function runIn(title: string): { 'data-stop'?: '' } {
  return /[.!?…。！？]$/u.test(title) ? {} : { 'data-stop': '' };
}
