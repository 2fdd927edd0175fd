/** The graphemes of a text, so that letters with accents, flags and joined emoji stay whole. */
export function graphemes(text: string): string[] {
  // ASCII text needs no `Intl.Segmenter`, whose first use takes 60 ms on a phone.
  if (/^[ -~]*$/.test(text)) return [...text];
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The times at which the letters of a word appear (typing) and disappear (erasing). The complete word is shown for
 * exactly `pause`; each partial word, and the empty text at the beginning, for exactly `speed`. The empty text is not
 * at the end, where it would last until the script of a busy page begins the next word.
 *
 * @param count Number of graphemes in the word, 1 or more.
 * @param speed Time per keystroke, when typing and erasing, in milliseconds; `hero.speed` of home.yaml.
 * @param pause How long the complete word is shown, in milliseconds; `hero.pause` of home.yaml.
 * @returns Times in milliseconds from the empty text on: when each letter appears and disappears, when the word is
 * complete, and when the next word begins (`duration`).
 */
export function typingTimes(count: number, speed: number, pause: number) {
  const complete = count * speed;
  return {
    letters: Array.from({ length: count }, (_, index) => ({
      appears: (index + 1) * speed,
      disappears: complete + pause + (count - 1 - index) * speed,
    })),
    complete,
    duration: complete + pause + (count - 1) * speed,
  };
}
