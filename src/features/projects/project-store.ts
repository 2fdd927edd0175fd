import type { ProjectCardData } from './card.ts';
import type { NothingFound } from './NothingFound.tsx';
import type { SearchIndex } from './search-index.ts';
import type { searchResults } from './search-results.ts';

/** What has been fetched so far. A new object whenever something arrives. */
export interface ProjectStore {
  /** The cards of all projects, newest first. */
  readonly cards?: readonly ProjectCardData[];
  /** Makes the view of a search, a filter or another page; comes with `cards`. */
  readonly searchResults?: typeof searchResults;
  /** Shows an empty list; comes with `cards`. */
  readonly NothingFound?: typeof NothingFound;
  readonly search?: SearchIndex;
  /** Whether something did not arrive, since the last try. */
  readonly hasFailed: boolean;
}

const empty: ProjectStore = { hasFailed: false };
const listeners = new Set<() => void>();
let store = empty;

/** What has been fetched so far. */
export function readProjectStore(): ProjectStore {
  return store;
}

/** What a server has fetched: nothing. */
export function readEmptyProjectStore(): ProjectStore {
  return empty;
}

/** Calls back whenever something arrives. @returns A function that ends it. */
export function onProjectStoreChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Puts something in that has arrived. */
function updateProjectStore(change: Partial<ProjectStore>): void {
  store = { ...store, ...change };
  for (const listener of listeners) listener();
}

/** Forgets that something did not arrive, so that it is tried again. */
export function forgetFailure(): void {
  updateProjectStore({ hasFailed: false });
}

/**
 * Fetches the cards of all projects, and for `search` the index too. What is there or on its way is
 * not fetched again; what does not arrive is told in `hasFailed`.
 *
 * @param root The path that the pages of the visitor's language stand below.
 */
export async function fetchProjects(need: 'cards' | 'search', root: string): Promise<void> {
  try {
    const { fetchCards, fetchSearch } = await import('./fetch-parts.ts');
    updateProjectStore(await (need === 'cards' ? fetchCards(root) : fetchSearch(root)));
  } catch (error) {
    console.warn(`Projects (${need}) could not be loaded:`, error);
    updateProjectStore({ hasFailed: true });
  }
}
