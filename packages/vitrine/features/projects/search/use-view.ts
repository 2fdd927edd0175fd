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
import type { Found } from './filter-projects.ts';
import {
  type Choices,
  everything,
  isPlain,
  type ProjectQuery,
  parseQuery,
  queryAddress,
} from './project-query.ts';
import { fetchProjects, useProjectStore } from './project-store.ts';
import { onAddressChange, readAddress, readChange } from './search-address.ts';
import type { View } from './search-results.ts';
import { transitionCards } from './transition-cards.ts';

export interface StaticPage extends Found {
  readonly root: string;
}

/**
 * Keeps the list of projects in sync with the URL, and fetches the data for the list.
 *
 * The controls follow the URL at once. The list follows after the next paint, because it takes
 * longer: while a visitor types, in slices that the next letter interrupts, else in a view
 * transition. Only what the browser restores is shown at once, because it also scrolls.
 *
 * @param element The element that contains the list.
 * @returns `query` is the query in the URL. `view` is the list to show, which is the previous list
 * until `isShown` is true. `isCurrent` is false while data is being fetched.
 */
export function useView(
  staticPage: StaticPage,
  choices: Choices,
  element: RefObject<HTMLElement | null>,
) {
  const address = useSyncExternalStore(onAddressChange, readAddress, () =>
    queryAddress({ ...everything, root: staticPage.root, page: staticPage.page }),
  );
  const store = useProjectStore();
  const { hasFailed, cards, search, NoResults, noResultsStrings } = store;
  const savedList = useSaved();
  const saved = useMemo(() => new Set(savedList.map(({ id }) => id)), [savedList]);
  const query = useMemo(() => parseQuery(address, choices), [address, choices]);
  const filter = query.saved ? saved : undefined;
  const request = useMemo(() => ({ query, filter }), [query, filter]);
  const isStatic = isPlain(query) && Math.min(query.page, staticPage.pages) === staticPage.page;
  const isCurrent = isStatic || (query.q === '' ? cards : search) !== undefined;

  const [shown, setShown] = useState(() => ({ request, view: plainView(staticPage, query) }));
  const isShown = shown.request === request;
  useLayoutEffect(() => {
    if (isShown || !isCurrent) return undefined;
    let isOver = false;
    const show = () => {
      if (isOver) return;
      const found = isStatic ? undefined : store.searchResults?.(query, store, saved);
      setShown({ request, view: found ?? plainView(staticPage, query) });
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
    if (!hasFailed || isCurrent || !isPlain(query)) return;
    location.replace(queryAddress({ ...query, page: Math.min(query.page, staticPage.pages) }));
  }, [hasFailed, isCurrent, query, staticPage.pages]);

  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated && (isShown || hasFailed)) delete document.documentElement.dataset.query;
  }, [isHydrated, isShown, hasFailed]);

  const savedCount = cards ? cards.filter(({ id }) => saved.has(id)).length : saved.size;
  return {
    query,
    view: shown.view,
    isShown,
    isCurrent,
    hasFailed,
    savedCount,
    NoResults,
    noResultsStrings,
  };
}

function plainView(staticPage: StaticPage, query: ProjectQuery): View {
  return { ...staticPage, query, suggestions: [] };
}
