import { composition } from '#look/composition.ts';

interface Card {
  cover?: { width: number; height: number } | undefined;
}

/**
 * Attributes of the entries of a list of cards, by which a look sets them in rows (`composition.placesOf`) or gives them
 * places in turn (`composition.cycle`).
 *
 * @param hasLead Whether the first card has a row of its own.
 */
export function cardPlaces(cards: readonly Card[], hasLead = false) {
  const ratios = cards.map(({ cover }) => cover && cover.width / cover.height);
  const { cycle, placesOf } = composition;
  const places = placesOf?.(ratios, hasLead);
  return cards.map((_, index) => ({
    'data-row': places?.[index]?.inRow,
    'data-width': places && binary(places[index]?.width ?? 0),
    'data-cycle': cycle?.(index, cards.length, hasLead),
  }));
}

/** A number up to 127 as a list of powers of two, which CSS can add: `5` is `1 4`. */
function binary(number: number): string {
  return [1, 2, 4, 8, 16, 32, 64].filter((power) => number & power).join(' ');
}
