import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../browser/after-paint.ts';
import { useSaved } from '../../../browser/saved-projects.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import type { ResultPage } from './filter-projects.ts';
import {
  type Choices,
  isUnfiltered,
  type ProjectQuery,
  parseQuery,
  queryAddress,
  unfilteredQuery,
} from './project-query.ts';
import { fetchProjects, useProjectStore } from './project-store.ts';
import { onAddressChange, readAddress, readChange } from './search-address.ts';
import type { ShownResults } from './search-results.ts';
import { transitionCards } from './transition-cards.ts';

/** A page of the list without search and filters, as the build wrote it. */
export interface StaticPage extends ResultPage {
  readonly root: string;
}

/**
 * Keeps the list of projects in sync with the URL, and fetches the data for the list.
 *
 * The controls follow the URL at once. The list follows after the next paint, because it takes longer: while a visitor
 * types, in slices that the next letter interrupts, else in a view transition. Only what the browser restores is shown
 * at once, because it also scrolls.
 *
 * @param element The element that contains the list.
 * @returns `query` is the query in the URL. `results` are the projects to show, which are the previous ones until
 * `isShown` is true. `isCurrent` is false while data is being fetched.
 */
export function useProjectResults(
  staticPage: StaticPage,
  choices: Choices,
  element: RefObject<HTMLElement | null>,
) {
  const address = useSyncExternalStore(onAddressChange, readAddress, () =>
    queryAddress({ ...unfilteredQuery, root: staticPage.root, page: staticPage.page }),
  );
  const store = useProjectStore();
  const { hasFailed, cards, search, NoResults, noResultsStrings } = store;
  const savedList = useSaved();
  const saved = useMemo(() => new Set(savedList.map(({ id }) => id)), [savedList]);
  const query = useMemo(() => parseQuery(address, choices), [address, choices]);
  const filter = query.saved ? saved : undefined;
  const request = useMemo(() => ({ query, filter }), [query, filter]);
  const isStatic =
    isUnfiltered(query) && Math.min(query.page, staticPage.pages) === staticPage.page;
  const isCurrent = isStatic || (query.q === '' ? cards : search) !== undefined;

  const [shown, setShown] = useState(() => ({
    request,
    results: staticResults(staticPage, query),
  }));
  const isShown = shown.request === request;
  useLayoutEffect(() => {
    if (isShown || !isCurrent) return undefined;
    let isOver = false;
    const show = () => {
      if (isOver) return;
      const found = isStatic ? undefined : store.searchResults?.(query, store, saved);
      setShown({ request, results: found ?? staticResults(staticPage, query) });
    };
    const change = readChange();
    if (change === 'restored') {
      show();
      return undefined;
    }
    const cancel = afterPaint(() => {
      if (change === 'typed' || !element.current) startTransition(show);
      else transitionCards(element.current, () => flushSync(show));
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [isShown, isCurrent, isStatic, request, query, saved, store, staticPage, element]);

  useEffect(() => {
    if (hasFailed || isCurrent) return;
    fetchProjects(query.q === '' ? 'cards' : 'search', query.root).catch(console.error);
  }, [hasFailed, isCurrent, query]);

  useEffect(() => {
    // If fetching the cards has failed, the browser loads the static page for the query.
    if (!hasFailed || isCurrent || !isUnfiltered(query)) return;
    location.replace(queryAddress({ ...query, page: Math.min(query.page, staticPage.pages) }));
  }, [hasFailed, isCurrent, query, staticPage.pages]);

  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    // Shows the list again, which hide-until-filtered.js hid where the URL has a query.
    if (isHydrated && (isShown || hasFailed)) delete document.documentElement.dataset.query;
  }, [isHydrated, isShown, hasFailed]);

  const savedCount = cards ? cards.filter(({ id }) => saved.has(id)).length : saved.size;
  return {
    query,
    results: shown.results,
    isShown,
    isCurrent,
    hasFailed,
    savedCount,
    NoResults,
    noResultsStrings,
  };
}

/** The projects of the static page, in place of results whose data has not been fetched. */
function staticResults(staticPage: StaticPage, query: ProjectQuery): ShownResults {
  return { ...staticPage, query, suggestions: [] };
}
