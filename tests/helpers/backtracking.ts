import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--allow-natives-syntax');

/** Makes a regular expression of V8 that finds nothing where it would backtrack more often than a limit. */
const withLimit: unknown = new Function(
  'source, flags, limit',
  'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
);

/** A class, an escape or another character, with its quantifier. */
const piece = /(\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|.)|[^\\()|?*+{}^$[\]])([*+]|\{\d+,)?/g;

/** How often an expression may backtrack for each character of a text. */
const allowed = 30;

/**
 * The regular expressions that take more than a few steps for each character of a text, such as those
 * whose time is quadratic. V8 counts the steps, so that no clock is needed.
 */
export async function backtracking(work: () => Promise<unknown>): Promise<string[]> {
  const { exec } = RegExp.prototype;
  const found = new Set<string>();
  const known = new Map<string, RegExp>();
  const counted = function (this: RegExp, text: string) {
    RegExp.prototype.exec = exec;
    try {
      // Doubled, it stays a small integer (Smi), which V8 requires.
      let limit = 1000;
      while (limit < allowed * String(text).length) limit *= 2;
      const key = `${limit} ${this}`;
      const limited = known.get(key) ?? limitedForm(this, limit);
      known.set(key, limited);
      limited.lastIndex = this.lastIndex;
      if (limited.exec(text) === null) found.add(String(this));
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

/** An expression that always matches, at least the end, unless it reaches the limit. */
function limitedForm({ source, flags, sticky }: RegExp, limit: number): RegExp {
  // V8 counts backtracking in a repeated group, but not in a repeated character.
  const counted = source.replaceAll(piece, (match, character, repeats) =>
    repeats === undefined ? match : `(?:${character}|(?!))${repeats}`,
  );
  const end = sticky ? '' : '(?![^])';
  const made: unknown =
    typeof withLimit === 'function' && withLimit(`(?:${counted})|${end}`, flags, limit);
  if (made instanceof RegExp) return made;
  throw new Error('This V8 has no regular expressions with a limit.');
}
