import { markTitle } from './mark-title.ts';
import type { ProjectQuery } from './project-query.ts';
import type { ProjectStore } from './project-store.ts';
import { queryProjects } from './query-projects.ts';
import { searchSuggestions } from './search-suggestions.ts';
import type { View } from './view.ts';

/**
 * What a query shows; undefined while something for it has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function searchResults(
  query: ProjectQuery,
  { cards, search }: ProjectStore,
  saved: ReadonlySet<string>,
): View | undefined {
  const { q } = query;
  if (cards === undefined || (q !== '' && search === undefined)) return undefined;
  const hitsOf = (wanted: ProjectQuery) => (wanted.q === '' ? undefined : search?.find(wanted.q));
  const find = (wanted: ProjectQuery, hits = hitsOf(wanted)) =>
    queryProjects(hits ? hits.places.flatMap((place) => cards[place] ?? []) : cards, wanted, saved);
  const hits = hitsOf(query);
  const found = find(query, hits);
  const isEmpty = found.total === 0;
  const spelling = isEmpty && q ? search?.resembling(q) : undefined;
  return {
    ...found,
    query,
    cards: found.cards.map((card) => ({
      ...card,
      ...(hits && { stretches: markTitle(card.title, q, hits.forgiven) }),
    })),
    suggestions: isEmpty
      ? searchSuggestions(query, spelling, (suggestion) => find(suggestion).total)
      : [],
  };
}
