/** Letters that Unicode does not take apart into a plain letter and an accent. */
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

/** A run of letters and digits, accents that are characters of their own included. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** A word without accents and capitals, for comparison by the search. May be empty. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(fold).filter((word) => word !== '');
}
