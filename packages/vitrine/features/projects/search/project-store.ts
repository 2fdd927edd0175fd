import { useSyncExternalStore } from 'react';
import type { FetchedProjects } from './fetch-search-data.ts';

/** What has been fetched so far. The object is replaced whenever something arrives. */
interface ProjectStore extends FetchedProjects {
  /** Whether the last attempt to fetch data failed. */
  readonly hasFailed: boolean;
}

const empty: ProjectStore = { hasFailed: false };
const listeners = new Set<() => void>();
let store = empty;

/** The store with the fetched data of projects; empty in the static HTML and during hydration. */
export function useProjectStore(): ProjectStore {
  return useSyncExternalStore(
    onStoreChange,
    () => store,
    () => empty,
  );
}

function onStoreChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

function updateStore(change: Partial<ProjectStore>): void {
  store = { ...store, ...change };
  for (const listener of listeners) listener();
}

/** Resets a failure, so that missing data is fetched again. */
export function forgetFailure(): void {
  updateStore({ hasFailed: false });
}

/**
 * Fetches the cards of all projects, and for `search` also the search index, unless they have been
 * fetched or are being fetched. A failure is logged and sets `hasFailed`.
 */
export async function fetchProjects(need: 'cards' | 'search', root: string): Promise<void> {
  try {
    const { fetchCards, fetchSearch } = await import('./fetch-search-data.ts');
    updateStore(await (need === 'cards' ? fetchCards(root) : fetchSearch(root)));
  } catch (error) {
    console.warn(`The data of the projects (${need}) could not be loaded:`, error);
    updateStore({ hasFailed: true });
  }
}
