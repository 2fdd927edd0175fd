import { fold, wordPattern, wordsOf } from './words.ts';

/** A stretch of a title. */
export interface Stretch {
  readonly text: string;
  /** Where it begins in the title, in UTF-16 units. */
  readonly at: number;
  /** Whether the keywords match it. */
  readonly marked: boolean;
}

/**
 * Cuts a title where the keywords match: the letters typed of a word that begins with them, or
 * the whole of a word that is one typo away from a forgiven one.
 *
 * @param forgiven The words of the keywords in which a typo is forgiven, folded.
 */
export function markTitle(
  title: string,
  keywords: string,
  forgiven: ReadonlySet<string>,
): Stretch[] {
  const wanted = wordsOf(keywords);
  const stretches: Stretch[] = [];
  let done = 0;
  const add = (end: number, marked: boolean) => {
    if (end > done) stretches.push({ text: title.slice(done, end), at: done, marked });
    done = Math.max(done, end);
  };
  for (const match of wanted.length > 0 ? title.matchAll(wordPattern) : []) {
    const length = markedLength(match[0], wanted, forgiven);
    if (length === 0) continue;
    add(match.index, false);
    add(match.index + length, true);
  }
  add(title.length, false);
  return stretches;
}

/** How many UTF-16 units of a word are marked. */
function markedLength(
  word: string,
  wanted: readonly string[],
  forgiven: ReadonlySet<string>,
): number {
  const folded = fold(word);
  const begun = wanted.filter((want) => folded.startsWith(want)).map(({ length }) => length);
  if (begun.length > 0) return unitsFor(word, Math.max(...begun));
  return [...forgiven].some((want) => isOneTypoAway(want, folded)) ? word.length : 0;
}

/** How many units of a word its first folded letters take, accents that follow included. */
function unitsFor(word: string, letters: number): number {
  let units = 0;
  for (const character of word) {
    if (fold(word.slice(0, units)).length >= letters && fold(character) !== '') break;
    units += character.length;
  }
  return units;
}

/**
 * Whether a typed word of five letters or more is one letter more, less, other or swapped away
 * from another.
 */
export function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < 5 || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const tailIs = (a: number, b: number) => typed.slice(start + a) === word.slice(start + b);
  const isSwapped =
    typed[start] === word[start + 1] && typed[start + 1] === word[start] && tailIs(2, 2);
  return tailIs(1, 1) || tailIs(0, 1) || tailIs(1, 0) || isSwapped;
}
