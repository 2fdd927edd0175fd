/** The graphemes of a text; letters with their marks, flags and joined emoji stay whole. */
export function graphemes(text: string): string[] {
  // ASCII needs no segmenter, whose first use takes 60 ms on a phone.
  if (/^[ -~]*$/.test(text)) return [...text];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The timing of a word that is typed letter by letter, rests, and is erased. The finished word is shown
 * for exactly `pause`, each other state, the empty one at the end among them, for exactly `speed`.
 *
 * @param count Number of its graphemes, 1 or more.
 * @param speed Time of one keystroke, of typing and of erasing, in milliseconds; more than 0.
 * @param pause How long the finished word rests, in milliseconds; more than 0.
 * @returns When each letter appears and goes, the finished word begins to rest, and the next word
 * begins, in milliseconds from the first keystroke.
 */
export function turnOf(count: number, speed: number, pause: number) {
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
