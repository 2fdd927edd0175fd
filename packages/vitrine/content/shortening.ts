import { diffArrays } from 'diff';

/** Signs that stand for a left out part of a quotation. */
const MARK = /\[…\]|…/;

/** Letters and digits of scripts that put spaces between words. */
const LETTER = String.raw`[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]`;
/** Signs within words, also those that are seen only at the end of a line, and signs within numbers such as 2.5. */
const JOINT = String.raw`['’\-\u00ad\u200b-\u200d\u2010\u2011\u2060]?`;
const endsInWord = new RegExp(String.raw`(?:${LETTER}${JOINT}|\p{N}[.,:\/]?)$`, 'v');
const beginsInWord = new RegExp(String.raw`^(?:${JOINT}${LETTER}|[.,:\/]?\p{N})`, 'v');

/** A text on one line. Spaces, line breaks and decomposed letters are no part of what somebody said. */
export const onOneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * Whether a text quotes the words of an author without changes: all of them, or whole words in their order, with a
 * `…` in place of each part that was left out.
 */
export function isQuotation(text: string, original: string): boolean {
  const [quoted, whole] = [onOneLine(text), onOneLine(original)];
  if (quoted === whole) return true;
  const pieces = quoted.split(MARK).map((piece) => piece.trim());
  const last = pieces.length - 1;
  if (last === 0 || pieces.every((piece) => piece === '')) return false;
  let from = 0;
  return pieces.every((piece, index) => {
    if (piece === '') return index === 0 || index === last;
    const at = findWords(whole, piece, from, index === 0, index === last);
    from = at + piece.length;
    return at >= 0;
  });
}

/** The place of whole words in a text, from a place on; -1 if they are not there. */
function findWords(text: string, words: string, from: number, isFirst: boolean, isLast: boolean) {
  const isAt = (at: number) =>
    text.startsWith(words, at) &&
    (!isFirst || at === 0) &&
    (!isLast || at + words.length === text.length) &&
    isBetweenWords(text, at) &&
    isBetweenWords(text, at + words.length);
  let at = text.indexOf(words, from);
  while (at >= 0 && !isAt(at)) at = text.indexOf(words, at + 1);
  return at;
}

/** `can` is no whole word of `can't`. */
function isBetweenWords(text: string, at: number): boolean {
  return !(endsInWord.test(text.slice(0, at)) && beginsInWord.test(text.slice(at)));
}

/** A part of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  text: string;
  in: 'both' | 'first' | 'second';
}

/** What differs between two texts, word by word. The space behind a word makes no difference. */
export function wordDiff(first: string, second: string): DiffPart[] {
  return diffArrays(wordsOf(first), wordsOf(second), {
    comparator: (one, other) => one.trim() === other.trim(),
  }).map(({ value, added, removed }) => ({
    text: value.join(''),
    in: added ? 'second' : removed ? 'first' : 'both',
  }));
}

/** Words and the signs between them, with the space behind each. The last one has a space too, as other words may follow. */
function wordsOf(text: string): string[] {
  return `${onOneLine(text)} `.match(/…\s*|[\p{L}\p{N}\p{M}'’-]+\s*|[^\p{L}\p{N}\s]\s*/gu) ?? [];
}

/** A difference in signs, as `wdiff` writes it: `[-left out-]` and `{+added+}`. */
export function writeDiff(first: string, second: string): string {
  const parts = wordDiff(first, second).map(({ text, in: where }) => {
    const [, words = '', space = ''] = /^(.*?)(\s*)$/s.exec(text) ?? [];
    if (where === 'both') return text;
    return (where === 'first' ? `[-${words}-]` : `{+${words}+}`) + space;
  });
  return parts.join('').trimEnd();
}
