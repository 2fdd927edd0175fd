import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--allow-natives-syntax');

/** Creates a V8 regular expression that stops without a match after a number of backtracking steps. */
const withLimit: unknown = new Function(
  'source, flags, limit',
  'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
);

/** Matches a character class, an escape or another character, with its quantifier. */
const piece = /(\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|.)|[^\\()|?*+{}^$[\]])([*+]|\{\d+,)?/g;

/** Maximum number of backtracking steps for each character of the searched text. */
const allowed = 30;

/**
 * Finds the regular expressions that backtrack too often while `work` runs, such as those with
 * quadratic time (ReDoS). V8 counts the backtracking steps, so that no time is measured.
 */
export async function backtracking(work: () => Promise<unknown>): Promise<string[]> {
  const { exec } = RegExp.prototype;
  const found = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const counted = function (this: RegExp, text: string) {
    RegExp.prototype.exec = exec;
    try {
      // V8 requires a small integer (Smi), so the limit starts at 1000 and is doubled.
      let limit = 1000;
      while (limit < allowed * String(text).length) limit *= 2;
      const key = `${limit} ${this}`;
      const limited = patterns.get(key) ?? limitedForm(this, limit);
      patterns.set(key, limited);
      limited.lastIndex = this.lastIndex;
      // Behind the end of the text nothing is searched.
      const isInside = this.lastIndex <= String(text).length;
      if (isInside && limited.exec(text) === null) found.add(String(this));
      return this.exec(text);
    } finally {
      RegExp.prototype.exec = counted;
    }
  };
  RegExp.prototype.exec = counted;
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...found];
}

/** A version of a regular expression that always matches, unless it reaches the backtracking limit. */
function limitedForm({ source, flags, sticky }: RegExp, limit: number): RegExp {
  // V8 counts backtracking in a repeated group, but not in a repeated character, so groups are added.
  const counted = source.replaceAll(piece, (match, character, repeats) =>
    repeats === undefined ? match : `(?:${character}|(?!))${repeats}`,
  );
  const end = sticky ? '' : '(?![^])';
  const made: unknown =
    typeof withLimit === 'function' && withLimit(`(?:${counted})|${end}`, flags, limit);
  if (made instanceof RegExp) return made;
  throw new Error(
    'This version of V8 does not support a backtracking limit for regular expressions.',
  );
}
