import { fold, wordPattern, wordsOf } from './search-words.ts';

export interface TitlePart {
  readonly text: string;
  /** Index of this part in the title, in UTF-16 code units. */
  readonly at: number;
  readonly marked: boolean;
}

/**
 * Splits a title into highlighted and other parts. Highlighted are the beginnings of words that
 * match a keyword, and whole words that were found in spite of a typo.
 *
 * @param corrected The words found in spite of a typo, normalized by `fold`.
 */
export function markTitle(
  title: string,
  keywords: string,
  corrected: ReadonlySet<string>,
): TitlePart[] {
  const wanted = wordsOf(keywords);
  const parts: TitlePart[] = [];
  let done = 0;
  const add = (end: number, marked: boolean) => {
    if (end > done) parts.push({ text: title.slice(done, end), at: done, marked });
    done = Math.max(done, end);
  };
  for (const { 0: word, index } of title.matchAll(wordPattern)) {
    const folded = fold(word);
    const begun = wanted.filter((want) => folded.startsWith(want)).map(({ length }) => length);
    if (begun.length > 0) {
      add(index, false);
      add(index + unitsFor(word, Math.max(...begun)), true);
    } else if (corrected.has(folded)) {
      add(index, false);
      add(index + word.length, true);
    }
  }
  add(title.length, false);
  return parts;
}

/**
 * How many UTF-16 code units of a word correspond to its first letters as normalized by `fold`,
 * including combining accents after them.
 */
function unitsFor(word: string, letters: number): number {
  let units = 0;
  for (const character of word) {
    if (fold(word.slice(0, units)).length >= letters && fold(character) !== '') break;
    units += character.length;
  }
  return units;
}
