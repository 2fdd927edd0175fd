/**
 * Plain spellings of letters that Unicode (NFKD) does not split into a plain letter and an accent.
 */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A word: a run of letters and digits, combining accents included. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Normalizes a word for the search: removes accents, capitals and punctuation. May return an empty
 * text.
 */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text in order, normalized by `fold`. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(fold).filter((word) => word !== '');
}
