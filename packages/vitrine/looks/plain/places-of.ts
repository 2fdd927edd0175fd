import type { CardPlace } from '../composition.ts';

/** Covers that are taller or wider than this are on a mat of this ratio. */
const tallest = 0.94;
const widest = 2.1;

/** The ratio of a card without a cover, which is text only. */
const textRatio = 1.3;

/** The gap of two cards, and the padding of a mat, as a part of the page's width. */
const spacing = 0.02;

/** Two covers that are together narrower than this take a third one into their row. */
const narrow = 2.4;

/**
 * Sets cards in rows of two and three in turn. The covers of a row are equally high and divide its width by their
 * ratios. No row but the first one has a single card, unless there is only one.
 *
 * @param ratios Width to height of each cover; undefined without a cover.
 * @param hasLead Whether the first card has a row of its own.
 * @returns For each card the number of cards in its row, and its width in percent of the row.
 */
export function placesOf(
  ratios: readonly (number | undefined)[],
  hasLead: boolean,
): readonly CardPlace[] {
  const shown = ratios.map((ratio = textRatio) => Math.min(Math.max(ratio, tallest), widest));
  const places: CardPlace[] = [];
  let isPair = true;
  while (places.length < shown.length) {
    const rest = shown.slice(places.length);
    const row = rest.slice(0, hasLead && places.length === 0 ? 1 : rowLength(rest, isPair));
    if (row.length > 1) isPair = row.length !== 2;
    places.push(...percentages(row).map((width) => ({ inRow: row.length, width })));
  }
  return places;
}

function rowLength([first = 0, second = 0, ...others]: readonly number[], isPair: boolean): number {
  // Two, three or no cards may remain, but not one.
  if (others.length === 1) return 3;
  if (others.length === 0 || others.length === 2) return 2;
  return isPair && first + second >= narrow ? 2 : 3;
}

/** The widths of the cards of a row, each with two paddings and a gap, in whole percent that add up to 100. */
function percentages(row: readonly number[]): number[] {
  const sum = row.reduce((all, ratio) => all + ratio, 0);
  const pictures = 1 + spacing - row.length * 3 * spacing;
  let edge = 0;
  return row.map((ratio) => {
    const before = Math.round(edge);
    edge += (100 * ((ratio / sum) * pictures + 3 * spacing)) / (1 + spacing);
    return Math.round(edge) - before;
  });
}
