import type { Finding } from './project-query.ts';
import type { Library } from './project-store.ts';
import { markTitle } from './mark-title.ts';
import { queryProjects } from './query-projects.ts';
import type { View } from './view.ts';
import { waysOut } from './search-suggestions.ts';

/**
 * What a finding shows; undefined while something for it has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function foundView(
  finding: Finding,
  { cards, search }: Library,
  saved: ReadonlySet<string>,
): View | undefined {
  const { q } = finding;
  if (cards === undefined || (q !== '' && search === undefined)) return undefined;
  const hitsOf = (wanted: Finding) => (wanted.q === '' ? undefined : search?.find(wanted.q));
  const find = (wanted: Finding, hits = hitsOf(wanted)) =>
    queryProjects(hits ? hits.places.flatMap((place) => cards[place] ?? []) : cards, wanted, saved);
  const hits = hitsOf(finding);
  const found = find(finding, hits);
  const isEmpty = found.total === 0;
  const spelling = isEmpty && q ? search?.resembling(q) : undefined;
  return {
    ...found,
    finding,
    cards: found.cards.map((card) => ({
      ...card,
      ...(hits && { stretches: markTitle(card.title, q, hits.forgiven) }),
    })),
    ways: isEmpty ? waysOut(finding, spelling, (way) => find(way).total) : [],
  };
}
