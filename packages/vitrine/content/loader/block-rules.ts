/** What a block of a text contains. */
interface BlockRule {
  /** The least and the most pictures; blocks of words have none. */
  pictures: readonly [least: number, most: number];
  /** The least width of each picture in pixels. */
  minWidth: number;
}

/**
 * The blocks of a text, by the name of their directive: `:::pair` begins one, `:::` ends it. Pictures come first,
 * what follows is their caption.
 */
export const blockRules = {
  /** A picture from edge to edge of the window. */
  'full-bleed': { pictures: [1, 1], minWidth: 1600 },
  /** Two pictures side by side. */
  pair: { pictures: [2, 2], minWidth: 720 },
  /** Three pictures side by side. */
  row: { pictures: [3, 3], minWidth: 480 },
  /** Screenshots of a phone, side by side on one ground. */
  phones: { pictures: [2, 4], minWidth: 300 },
  /** A picture with its caption in the margin. */
  figure: { pictures: [1, 1], minWidth: 800 },
  /** Words in the margin, beside the text. */
  note: { pictures: [0, 0], minWidth: 0 },
  /** A sentence in large letters. */
  quote: { pictures: [0, 0], minWidth: 0 },
  /** Two pictures of one shape, with a divider that visitors move. */
  'before-after': { pictures: [2, 2], minWidth: 800 },
  /** A video that plays when it is asked to: its poster, a link to it, and perhaps a link to its captions. */
  video: { pictures: [1, 1], minWidth: 800 },
} as const satisfies Record<string, BlockRule>;

export type BlockName = keyof typeof blockRules;

/** Whether a word is the name of a block. */
export function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(blockRules, word);
}

export const blockNames = Object.keys(blockRules).filter(isBlockName);

/** Whether the text of a content file, by its path in the folder of its language, may have blocks. */
export function mayHaveBlocks(path: string): boolean {
  return /^(?:projects|posts)\//.test(path);
}
