import { fold, isSpaceless, runPattern } from './search-words.ts';

export interface TitlePart {
  readonly text: string;
  /** Index of this part in the title, in UTF-16 code units. */
  readonly at: number;
  readonly marked: boolean;
}

/** Keywords as the search understood them. All words are normalized by `fold`. */
export interface Keywords {
  readonly words: readonly string[];
  /** The words found in spite of a typo. */
  readonly corrected: ReadonlySet<string>;
  readonly locale: string;
}

/**
 * A letter with its marks, and in Indic scripts the letters joined to it by a virama: what the
 * browser draws as one shape, so that no part may end within it.
 */
const cluster =
  /.(?:[\p{M}\u200c\u200d]|(?<=[\u094d\u09cd\u0acd\u0c4d\u0ccd\u0d4d]\u200d?)\p{L})*/gsu;

/**
 * Splits a title into highlighted and other parts. Highlighted are the beginnings of words that match a keyword (in
 * scripts without spaces any place that does), and whole words that were found in spite of a typo.
 */
export function markTitle(title: string, { words, corrected, locale }: Keywords): TitlePart[] {
  const parts: TitlePart[] = [];
  let done = 0;
  const add = (end: number, marked: boolean) => {
    if (end <= done) return;
    const last = parts.at(-1)?.marked === marked ? parts.pop() : undefined;
    const at = last?.at ?? done;
    parts.push({ text: title.slice(at, end), at, marked });
    done = end;
  };
  for (const { 0: run, index } of title.matchAll(runPattern)) {
    const folded = fold(run, locale);
    const begun = words.flatMap((word) => rangesOf(word, folded));
    const matches = begun.length === 0 && corrected.has(folded) ? [[0, folded.length]] : begun;
    if (matches.length === 0) continue;
    add(index, false);
    let letters = 0;
    let marked = false;
    for (const { 0: shape, index: at } of run.matchAll(cluster)) {
      const end = at + shape.length;
      const before = letters;
      letters = fold(run.slice(0, end), locale).length;
      if (letters > before) {
        marked = matches.some(([from = 0, to = 0]) => from < letters && before < to);
      }
      add(index + end, marked);
    }
  }
  add(title.length, false);
  return parts;
}

/** Where a word is in a run of a title, as pairs of first index and end; both are normalized. */
function rangesOf(word: string, run: string): [from: number, to: number][] {
  if (!isSpaceless(run)) {
    const from = run.startsWith('.') && !word.startsWith('.') ? 1 : 0;
    return run.startsWith(word, from) ? [[from, from + word.length]] : [];
  }
  return Array.from({ length: run.length }, (_, at) => at)
    .filter((at) => run.startsWith(word, at))
    .map((at) => [at, at + word.length]);
}
