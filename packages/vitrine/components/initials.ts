/**
 * The first two letters or digits of a name, each with its accents and vowel signs (a grapheme cluster,
 * Unicode Annex 29); the first character of a name without any, such as an emoji.
 */
export function initials(name: string): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const signs = Array.from(segmenter.segment(name), ({ segment }) => segment);
  const letters = signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return letters.length > 0 ? letters.slice(0, 2).join('') : (signs[0] ?? '');
}
