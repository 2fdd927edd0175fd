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
export function typedAt(typing: Typing, elapsed: number): TypedMoment {
  const states = [...round(typing)];
  const duration = states.reduce((sum, { lasts }) => sum + lasts, 0);
  let until = elapsed - (elapsed % duration);
  for (const { word, typed, lasts } of states) {
    until += lasts;
    if (elapsed >= until) continue;
    const shown = word.slice(0, typed).join('');
    const rest = word.slice(typed).join('');
    return { shown, rest, resting: typed === word.length, until };
  }
  return { shown: '', rest: '', resting: true, until: Infinity };
}

/** The states of one round in order, each with the number of typed graphemes and its duration. */
function* round({ words, speed, pause }: Typing) {
  const written = words.filter((word) => word.length > 0);
  for (const [index, word] of written.entries()) {
    const next = written[(index + 1) % written.length] ?? word;
    yield { word, typed: word.length, lasts: pause };
    for (let typed = word.length - 1; typed >= 0; typed -= 1) yield { word, typed, lasts: speed };
    for (let typed = 1; typed < next.length; typed += 1) yield { word: next, typed, lasts: speed };
  }
}
