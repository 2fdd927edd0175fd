import type { ProjectCardData, ShownCard } from '../card/project-cards.ts';
import { filterProjects, type ResultPage } from './filter-projects.ts';
import { markTitle } from './mark-title.ts';
import type { ProjectQuery } from './project-query.ts';
import type { SearchIndex } from './search-index.ts';
import { type SearchSuggestion, searchSuggestions } from './search-suggestions.ts';

/** The projects that are shown for a query. */
export interface ShownResults extends ResultPage {
  readonly query: ProjectQuery;
  readonly cards: readonly ShownCard[];
  /** Similar searches with results, if this search has none. */
  readonly suggestions: readonly SearchSuggestion[];
}

/** The data that queries need, as far as it has been fetched. */
export interface ProjectData {
  /** The cards of all projects, newest first. */
  readonly cards?: readonly ProjectCardData[];
  readonly search?: SearchIndex;
}

/**
 * The results of a query; undefined while data that the query needs has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function searchResults(
  query: ProjectQuery,
  { cards, search }: ProjectData,
  saved: ReadonlySet<string>,
): ShownResults | undefined {
  if (cards === undefined || (query.q !== '' && search === undefined)) return undefined;
  const find = (wanted: ProjectQuery) => {
    const hits = wanted.q === '' ? undefined : search?.find(wanted.q);
    const projects = hits ? hits.indexes.flatMap((index) => cards[index] ?? []) : cards;
    return { ...filterProjects(projects, wanted, saved), hits };
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
        ? searchSuggestions(query, search?.mostSimilar(query.q), (other) => find(other).total)
        : [],
  };
}
