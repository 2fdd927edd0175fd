import type { ShownCard } from './card.ts';
import { isPlain, type ProjectQuery } from './project-query.ts';
import type { ProjectStore } from './project-store.ts';
import type { Found } from './query-projects.ts';
import type { SearchSuggestion } from './search-suggestions.ts';

export interface StaticPage extends Found {
  /** The path that the pages of its language stand below. */
  readonly root: string;
}

export interface View extends Found {
  readonly query: ProjectQuery;
  readonly cards: readonly ShownCard[];
  /** The nearest suggestions out, where there is no card. */
  readonly suggestions: readonly SearchSuggestion[];
}

/**
 * What a query shows; undefined while something for it has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function viewOf(
  query: ProjectQuery,
  own: StaticPage,
  store: ProjectStore,
  saved: ReadonlySet<string>,
): View | undefined {
  const isOwn = isPlain(query) && Math.min(query.page, own.pages) === own.page;
  return isOwn ? plainView(own, query) : store.searchResults?.(query, store, saved);
}

/** What the static page itself shows. */
export function plainView(own: StaticPage, query: ProjectQuery): View {
  return { ...own, query, suggestions: [] };
}
