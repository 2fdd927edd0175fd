import { composition } from '#look/composition.ts';

interface Card {
  cover?: { width: number; height: number } | undefined;
}

/**
 * Attributes of the entries of a list of cards, by which a look sets them in rows (`composition.placesOf`).
 *
 * @param hasLead Whether the first card has a row of its own.
 */
export function cardPlaces(cards: readonly Card[], hasLead = false) {
  const ratios = cards.map(({ cover }) => cover && cover.width / cover.height);
  const places = composition.placesOf?.(ratios, hasLead) ?? [];
  return places.map(({ inRow, width }) => ({ 'data-row': inRow, 'data-width': width }));
}
