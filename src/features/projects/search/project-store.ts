import { useSyncExternalStore } from 'react';
import type { ProjectCardData } from '../card/project-cards.ts';
import type { NoResults } from './NoResults.tsx';
import type { SearchIndex } from './search-index.ts';
import type { searchResults } from './search-results.ts';

/** The data fetched so far. A new object whenever something arrives. */
export interface ProjectStore {
  /** The cards of all projects, newest first. */
  readonly cards?: readonly ProjectCardData[];
  /** Makes the view of a search, a filter or another page; comes with `cards`. */
  readonly searchResults?: typeof searchResults;
  /** Shows an empty list; comes with `cards`. */
  readonly NoResults?: typeof NoResults;
  readonly search?: SearchIndex;
  /** Whether the last try to fetch something failed. */
  readonly hasFailed: boolean;
}

const empty: ProjectStore = { hasFailed: false };
const listeners = new Set<() => void>();
let store = empty;

/** The store; empty in the HTML. */
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
 * Fetches the cards of all projects, and for `search` the index too, unless they are there or on
 * their way. A failure is logged and sets `hasFailed`.
 */
export async function fetchProjects(need: 'cards' | 'search', root: string): Promise<void> {
  try {
    const { fetchCards, fetchSearch } = await import('./fetch-search-data.ts');
    updateStore(await (need === 'cards' ? fetchCards(root) : fetchSearch(root)));
  } catch (error) {
    console.warn(`Projects (${need}) could not be loaded:`, error);
    updateStore({ hasFailed: true });
  }
}
