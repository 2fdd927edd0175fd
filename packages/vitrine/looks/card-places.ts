import { composition } from '#look/composition.ts';
import type { ShownCard } from '../features/projects/card/project-cards.ts';

/**
 * Attributes of the entries of a list of cards, by which a look sets them in rows (`composition.placesOf`).
 *
 * @param hasLead Whether the first card has a row of its own.
 */
export function cardPlaces(cards: readonly Pick<ShownCard, 'cover'>[], hasLead = false) {
  const ratios = cards.map(({ cover }) => cover && cover.width / cover.height);
  const places = composition.placesOf?.(ratios, hasLead) ?? [];
  return places.map(({ inRow, width }) => ({ 'data-row': inRow, 'data-width': width }));
}
