/** When a letter of a word is seen, in milliseconds from the beginning of the word's turn. */
export interface TypedLetter {
  appears: number;
  goes: number;
}

/** The animation of a word: it is typed letter by letter, rests, and is erased. */
export interface Turn {
  /** In order; each appears as the last of those that are typed then. */
  letters: readonly TypedLetter[];
  /** When the word is finished and begins to rest. */
  rests: number;
  /** When the turn of the next word begins. */
  duration: number;
}

/** The graphemes of a text; letters with their marks, flags and joined emoji stay whole. */
export function graphemes(text: string): string[] {
  // ASCII needs no segmenter, whose first use takes 60 ms on a phone.
  if (/^[ -~]*$/.test(text)) return [...text];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The timing of a typed word. The finished word is shown for exactly `pause`, each other state, the empty
 * one at the end among them, for exactly `speed`.
 *
 * @param count Number of its graphemes, 1 or more.
 * @param speed Time of one keystroke, of typing and of erasing, in milliseconds; more than 0.
 * @param pause How long the finished word rests, in milliseconds; more than 0.
 */
export function turnOf(count: number, speed: number, pause: number): Turn {
  const rests = (count - 1) * speed;
  return {
    letters: Array.from({ length: count }, (_, index) => ({
      appears: index * speed,
      goes: rests + pause + (count - 1 - index) * speed,
    })),
    rests,
    duration: rests + pause + count * speed,
  };
}
