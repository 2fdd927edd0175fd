export interface Typing {
  /** The words in order, each as its graphemes. */
  words: readonly (readonly string[])[];
  /** Time of one keystroke, of typing and of erasing, in milliseconds; more than 0. */
  speed: number;
  /** How long a finished word rests, in milliseconds; more than 0. */
  pause: number;
}

/** What the headline shows at a moment. */
export interface TypedMoment {
  /** The part of the word that is typed. */
  shown: string;
  /** The part that is not. */
  rest: string;
  /** Whether the word is finished and rests. */
  resting: boolean;
  /** When this changes, in milliseconds from the beginning; Infinity where there is no word. */
  until: number;
}

/** The graphemes of a text; letters with their marks, flags and joined emoji stay whole. */
export function graphemes(text: string): string[] {
  // ASCII needs no segmenter, whose first use takes 60 ms on a phone.
  if (/^[ -~]*$/.test(text)) return [...text];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * What a headline shows. It begins with the first word finished, rests, erases it keystroke by
 * keystroke, types the next one, rests, and so on for ever. A finished word is shown for exactly
 * `pause`, each other state for exactly `speed`.
 *
 * @param elapsed Milliseconds since the beginning, 0 or more.
 */
export function typedAt({ words, speed, pause }: Typing, elapsed: number): TypedMoment {
  const written = words.filter((word) => word.length > 0);
  const stretches = written.map((word, index) => {
    const next = written[(index + 1) % written.length] ?? [];
    return { word, next, length: pause + (word.length + next.length - 1) * speed };
  });
  const round = stretches.reduce((sum, { length }) => sum + length, 0);
  let begin = round === 0 ? 0 : elapsed - (elapsed % round);
  for (const { word, next, length } of stretches) {
    if (elapsed < begin + length) {
      if (elapsed < begin + pause) return moment(word, word.length, true, begin + pause);
      const strokes = Math.floor((elapsed - begin - pause) / speed) + 1;
      const until = begin + pause + strokes * speed;
      return strokes <= word.length
        ? moment(word, word.length - strokes, false, until)
        : moment(next, strokes - word.length, false, until);
    }
    begin += length;
  }
  return moment(written[0] ?? [], written[0]?.length ?? 0, true, written.length ? begin : Infinity);
}

function moment(
  word: readonly string[],
  typed: number,
  resting: boolean,
  until: number,
): TypedMoment {
  return { shown: word.slice(0, typed).join(''), rest: word.slice(typed).join(''), resting, until };
}
