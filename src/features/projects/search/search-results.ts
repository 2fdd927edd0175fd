import { markTitle } from './mark-title.ts';
import type { ProjectQuery } from './project-query.ts';
import type { ProjectStore } from './project-store.ts';
import { queryProjects } from './query-projects.ts';
import { searchSuggestions } from './search-suggestions.ts';
import type { View } from './use-view.ts';

/**
 * The results of a query; undefined while data that the query needs has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function searchResults(
  query: ProjectQuery,
  { cards, search }: ProjectStore,
  saved: ReadonlySet<string>,
): View | undefined {
  if (cards === undefined || (query.q !== '' && search === undefined)) return undefined;
  const find = (wanted: ProjectQuery) => {
    const hits = wanted.q === '' ? undefined : search?.find(wanted.q);
    const projects = hits ? hits.places.flatMap((place) => cards[place] ?? []) : cards;
    return { ...queryProjects(projects, wanted, saved), hits };
  };
  const { hits, ...found } = find(query);
  return {
    ...found,
    query,
    cards: found.cards.map((card) => ({
      ...card,
      ...(hits && { titleParts: markTitle(card.title, hits) }),
    })),
    suggestions:
      found.total === 0
        ? searchSuggestions(query, search?.resembling(query.q), (other) => find(other).total)
        : [],
  };
}
