/** How long the blinking cursor after a complete word is shown, and then hidden, in milliseconds. */
const blinkTime = 500;

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

/** The keyframes of each letter of a word. The first letter stays until the next word begins. */
export function letterFrames({ letters, duration }: ReturnType<typeof typingTimes>): Keyframe[][] {
  return letters.map(({ appears, disappears }, index) => {
    const end = { opacity: index === 0 ? 1 : 0 };
    return [
      { offset: 0, opacity: 0 },
      { offset: appears / duration, opacity: 1 },
      { offset: disappears / duration, ...end },
      { offset: 1, ...end },
    ];
  });
}

/**
 * The keyframes of the cursor, which follows the letters, and blinks after the complete word.
 *
 * @param pause How long the complete word is shown, in milliseconds.
 * @param places The positions of the cursor as CSS transforms: before the first letter, then after each letter.
 */
export function cursorFrames(
  { letters, complete, duration }: ReturnType<typeof typingTimes>,
  pause: number,
  places: readonly string[],
): Keyframe[] {
  return [
    ...letters.flatMap(({ appears, disappears }, index) => [
      { offset: appears / duration, transform: places[index + 1] },
      { offset: disappears / duration, transform: places[Math.max(index, 1)] },
    ]),
    ...Array.from({ length: Math.ceil(pause / blinkTime) }, (_, blink) => ({
      offset: (complete + blink * blinkTime) / duration,
      opacity: blink % 2 === 0 ? 1 : 0,
    })),
    { offset: 0, opacity: 1, transform: places[0] },
    { offset: (complete + pause) / duration, opacity: 1 },
    { offset: 1, opacity: 1 },
  ].sort((a, b) => a.offset - b.offset);
}
