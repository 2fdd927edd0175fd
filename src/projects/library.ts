import type { ProjectCardData } from './card.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { foundView } from './found-view.ts';
import type { NothingFound } from './NothingFound.tsx';
import type { SearchIndex } from './search-index.ts';

/** What has been fetched so far. A new object whenever something arrives. */
export interface Library {
  /** All projects in the order of the list. */
  readonly entries?: readonly CatalogueEntry[];
  /** Makes the view of a search or filter; comes with `entries`. */
  readonly foundView?: typeof foundView;
  /** Shows an empty list; comes with `entries`. */
  readonly NothingFound?: typeof NothingFound;
  readonly search?: SearchIndex;
  /** The cards of static pages, by page from 1. */
  readonly cards: ReadonlyMap<number, readonly ProjectCardData[]>;
  /** Whether something did not arrive, since the last try. */
  readonly hasFailed: boolean;
}

const empty: Library = { cards: new Map(), hasFailed: false };
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
 * Fetches what is needed: the list of projects, the search index with it, or the cards of a
 * static page. What is there or on its way is not fetched again; what does not arrive is told in
 * `hasFailed`.
 *
 * @param need `list`, `search`, or the number of a static page, from 1.
 * @param root The path that the pages of the visitor's language stand below.
 */
export async function fetchToLibrary(
  need: 'list' | 'search' | number,
  root: string,
): Promise<void> {
  try {
    const { fetchCards, fetchList, fetchSearch } = await import('./fetch-parts.ts');
    if (need === 'list') await fetchList(root);
    else if (need === 'search') await fetchSearch(root);
    else await fetchCards(need, root);
  } catch (error) {
    console.warn(`Projects (${need}) could not be loaded:`, error);
    updateLibrary({ hasFailed: true });
  }
}
