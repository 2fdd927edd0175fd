import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { onAddressChange, readAddress } from './address.ts';
import {
  type Choices,
  everything,
  type Finding,
  findingAddress,
  isPlain,
  parseFinding,
} from './project-query.ts';
import {
  fetchToLibrary,
  type Library,
  onLibraryChange,
  readEmptyLibrary,
  readLibrary,
} from './project-store.ts';
import { useSaved } from './use-saved.ts';
import { plainView, type StaticPage, type View, viewOf } from './view.ts';

/** What the Project page shows, and what it was asked for. */
interface Viewed {
  /** What the address asks for. */
  finding: Finding;
  /** What is shown; the view before, while something has to be fetched. */
  view: View;
  /** Whether `view` is what the address asks for. */
  isCurrent: boolean;
  /** Whether something did not arrive. */
  hasFailed: boolean;
  savedCount: number;
  /** Shows an empty list; there once a list can be empty. */
  NothingFound: Library['NothingFound'];
}

/** Keeps what is shown in step with the address, and fetches what is needed for it. */
export function useView(own: StaticPage, choices: Choices): Viewed {
  const ownFinding = { ...everything, root: own.root, page: own.page };
  const address = useSyncExternalStore(onAddressChange, readAddress, () =>
    findingAddress(ownFinding),
  );
  const library = useSyncExternalStore(onLibraryChange, readLibrary, readEmptyLibrary);
  const savedList = useSaved();
  const saved = useMemo(() => new Set(savedList.map(({ id }) => id)), [savedList]);
  const finding = useMemo(() => parseFinding(address, choices), [address, choices]);
  const current = useMemo(
    () => viewOf(finding, own, library, saved),
    [finding, own, library, saved],
  );

  const [view, setView] = useState<View>(() => plainView(own, ownFinding));
  if (current !== undefined && current !== view) setView(current);

  const { hasFailed, cards, NothingFound } = library;
  const isCurrent = current !== undefined;
  useEffect(() => {
    if (hasFailed || isCurrent) return;
    fetchToLibrary(finding.q === '' ? 'cards' : 'search', finding.root);
  }, [hasFailed, isCurrent, finding]);

  useEffect(() => {
    // Where the cards do not come alone, the whole page is loaded.
    if (!hasFailed || isCurrent || !isPlain(finding)) return;
    location.replace(findingAddress({ ...finding, page: Math.min(finding.page, own.pages) }));
  }, [hasFailed, isCurrent, finding, own.pages]);

  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated && (isCurrent || hasFailed)) delete document.documentElement.dataset.finding;
  }, [isHydrated, isCurrent, hasFailed]);

  const savedCount = cards ? cards.filter(({ id }) => saved.has(id)).length : saved.size;
  return { finding, view: current ?? view, isCurrent, hasFailed, savedCount, NothingFound };
}
