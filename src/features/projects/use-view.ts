import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { onAddressChange, readAddress } from './address.ts';
import {
  type Choices,
  everything,
  isPlain,
  type ProjectQuery,
  parseQuery,
  queryAddress,
} from './project-query.ts';
import {
  fetchProjects,
  onProjectStoreChange,
  type ProjectStore,
  readEmptyProjectStore,
  readProjectStore,
} from './project-store.ts';
import { useSaved } from './use-saved.ts';
import { plainView, type StaticPage, type View, viewOf } from './view.ts';

/** What the Project page shows, and what it was asked for. */
interface Viewed {
  /** What the address asks for. */
  query: ProjectQuery;
  /** What is shown; the view before, while something has to be fetched. */
  view: View;
  /** Whether `view` is what the address asks for. */
  isCurrent: boolean;
  /** Whether something did not arrive. */
  hasFailed: boolean;
  savedCount: number;
  /** Shows an empty list; there once a list can be empty. */
  NothingFound: ProjectStore['NothingFound'];
}

/** Keeps what is shown in step with the address, and fetches what is needed for it. */
export function useView(own: StaticPage, choices: Choices): Viewed {
  const ownQuery = { ...everything, root: own.root, page: own.page };
  const address = useSyncExternalStore(onAddressChange, readAddress, () => queryAddress(ownQuery));
  const store = useSyncExternalStore(onProjectStoreChange, readProjectStore, readEmptyProjectStore);
  const savedList = useSaved();
  const saved = useMemo(() => new Set(savedList.map(({ id }) => id)), [savedList]);
  const query = useMemo(() => parseQuery(address, choices), [address, choices]);
  const current = useMemo(() => viewOf(query, own, store, saved), [query, own, store, saved]);

  const [view, setView] = useState<View>(() => plainView(own, ownQuery));
  if (current !== undefined && current !== view) setView(current);

  const { hasFailed, cards, NothingFound } = store;
  const isCurrent = current !== undefined;
  useEffect(() => {
    if (hasFailed || isCurrent) return;
    fetchProjects(query.q === '' ? 'cards' : 'search', query.root);
  }, [hasFailed, isCurrent, query]);

  useEffect(() => {
    // Where the cards do not come alone, the whole page is loaded.
    if (!hasFailed || isCurrent || !isPlain(query)) return;
    location.replace(queryAddress({ ...query, page: Math.min(query.page, own.pages) }));
  }, [hasFailed, isCurrent, query, own.pages]);

  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated && (isCurrent || hasFailed)) delete document.documentElement.dataset.query;
  }, [isHydrated, isCurrent, hasFailed]);

  const savedCount = cards ? cards.filter(({ id }) => saved.has(id)).length : saved.size;
  return { query, view: current ?? view, isCurrent, hasFailed, savedCount, NothingFound };
}
