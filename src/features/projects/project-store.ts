import type { ProjectCardData } from './card.ts';
import type { foundView } from './search-results.ts';
import type { NothingFound } from './NothingFound.tsx';
import type { SearchIndex } from './search-index.ts';

/** What has been fetched so far. A new object whenever something arrives. */
export interface Library {
  /** The cards of all projects, newest first. */
  readonly cards?: readonly ProjectCardData[];
  /** Makes the view of a search, a filter or another page; comes with `cards`. */
  readonly foundView?: typeof foundView;
  /** Shows an empty list; comes with `cards`. */
  readonly NothingFound?: typeof NothingFound;
  readonly search?: SearchIndex;
  /** Whether something did not arrive, since the last try. */
  readonly hasFailed: boolean;
}

const empty: Library = { hasFailed: false };
const listeners = new Set<() => void>();
let library = empty;

/** What has been fetched so far. */
export function readLibrary(): Library {
  return library;
}

/** What a server has fetched: nothing. */
export function readEmptyLibrary(): Library {
  return empty;
}

/** Calls back whenever something arrives. @returns A function that ends it. */
export function onLibraryChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Puts something in that has arrived. */
export function updateLibrary(change: Partial<Library>): void {
  library = { ...library, ...change };
  for (const listener of listeners) listener();
}

/** Forgets that something did not arrive, so that it is tried again. */
export function forgetFailure(): void {
  updateLibrary({ hasFailed: false });
}

/**
 * Fetches the cards of all projects, and for `search` the index too. What is there or on its way is
 * not fetched again; what does not arrive is told in `hasFailed`.
 *
 * @param root The path that the pages of the visitor's language stand below.
 */
export async function fetchToLibrary(need: 'cards' | 'search', root: string): Promise<void> {
  try {
    const { fetchCards, fetchSearch } = await import('./fetch-parts.ts');
    await (need === 'cards' ? fetchCards(root) : fetchSearch(root));
  } catch (error) {
    console.warn(`Projects (${need}) could not be loaded:`, error);
    updateLibrary({ hasFailed: true });
  }
}
