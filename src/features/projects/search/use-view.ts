import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSaved } from '../../../lib/saved-projects.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import type { ShownCard } from '../card/project-cards.ts';
import {
  type Choices,
  everything,
  isPlain,
  type ProjectQuery,
  parseQuery,
  queryAddress,
} from './project-query.ts';
import { fetchProjects, useProjectStore } from './project-store.ts';
import type { Found } from './query-projects.ts';
import { onAddressChange, readAddress } from './search-address.ts';
import type { SearchSuggestion } from './search-suggestions.ts';

export interface StaticPage extends Found {
  readonly root: string;
}

export interface View extends Found {
  readonly query: ProjectQuery;
  readonly cards: readonly ShownCard[];
  /** Similar searches with results, if this search has none. */
  readonly suggestions: readonly SearchSuggestion[];
}

/**
 * Keeps the list of projects in sync with the URL, and fetches the data for the list.
 *
 * @returns `query` is the query in the URL. `view` is the list to show; while data is being
 * fetched, `view` is the previous list and `isCurrent` is false.
 */
export function useView(staticPage: StaticPage, choices: Choices) {
  const staticQuery = { ...everything, root: staticPage.root, page: staticPage.page };
  const address = useSyncExternalStore(onAddressChange, readAddress, () =>
    queryAddress(staticQuery),
  );
  const store = useProjectStore();
  const savedList = useSaved();
  const saved = useMemo(() => new Set(savedList.map(({ id }) => id)), [savedList]);
  const query = useMemo(() => parseQuery(address, choices), [address, choices]);
  // The view for the query in the URL; undefined while data for this view has not been fetched.
  const current = useMemo(() => {
    const isStatic = isPlain(query) && Math.min(query.page, staticPage.pages) === staticPage.page;
    return isStatic ? plainView(staticPage, query) : store.searchResults?.(query, store, saved);
  }, [query, staticPage, store, saved]);

  const [view, setView] = useState<View>(() => plainView(staticPage, staticQuery));
  if (current !== undefined && current !== view) setView(current);

  const { hasFailed, cards, NoResults } = store;
  const isCurrent = current !== undefined;
  useEffect(() => {
    if (hasFailed || isCurrent) return;
    fetchProjects(query.q === '' ? 'cards' : 'search', query.root);
  }, [hasFailed, isCurrent, query]);

  useEffect(() => {
    // If fetching the cards has failed, the browser loads the static page for the query.
    if (!hasFailed || isCurrent || !isPlain(query)) return;
    location.replace(queryAddress({ ...query, page: Math.min(query.page, staticPage.pages) }));
  }, [hasFailed, isCurrent, query, staticPage.pages]);

  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated && (isCurrent || hasFailed)) delete document.documentElement.dataset.query;
  }, [isHydrated, isCurrent, hasFailed]);

  const savedCount = cards ? cards.filter(({ id }) => saved.has(id)).length : saved.size;
  return { query, view: current ?? view, isCurrent, hasFailed, savedCount, NoResults };
}

function plainView(staticPage: StaticPage, query: ProjectQuery): View {
  return { ...staticPage, query, suggestions: [] };
}
