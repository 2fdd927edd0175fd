import type { Strings } from '../../../i18n/language.ts';
import { href } from '../../../site/href.ts';
import type { ProjectCardData } from '../card/project-cards.ts';
import { NoResults } from './NoResults.tsx';
import type { SearchEntry } from './search-entry.ts';
import { type ProjectData, searchResults } from './search-results.ts';

/** The contents of the file `cards.json`. */
export interface CardsFile {
  /** The cards of all projects, newest first. */
  readonly cards: readonly ProjectCardData[];
  readonly noResultsStrings: Strings['noResults'];
}

/** The data of projects, and the code for it, which pages load only once the data is needed. */
export interface FetchedProjects extends ProjectData {
  /** Finds the results of a search, a filter or another page. */
  readonly searchResults?: typeof searchResults;
  /** The component that is shown if there are no results. */
  readonly NoResults?: typeof NoResults;
  readonly noResultsStrings?: Strings['noResults'];
}

const running = new Map<string, Promise<FetchedProjects>>();

/**
 * Fetches the cards of all projects, only once.
 *
 * @throws Error if the request fails.
 */
export function fetchCards(root: string): Promise<FetchedProjects> {
  return once('cards', async () => {
    const file: CardsFile = await fetchPart('cards', root);
    return { ...file, searchResults, NoResults };
  });
}

/** Fetches the cards and the searchable texts of all projects, and makes the search index, only once. */
export function fetchSearch(root: string): Promise<FetchedProjects> {
  return once('search', async () => {
    const [cards, entries, { makeSearchIndex }] = await Promise.all([
      fetchCards(root),
      fetchPart<readonly SearchEntry[]>('search', root),
      import('./search-index.ts'),
    ]);
    return { ...cards, search: await makeSearchIndex(entries, document.documentElement.lang) };
  });
}

/** Calls `load` once per part and returns the same promise later; after a failure calls `load` again. */
function once(part: string, load: () => Promise<FetchedProjects>) {
  const started = running.get(part);
  if (started !== undefined) return started;
  const promise = load();
  promise.catch(() => running.delete(part));
  running.set(part, promise);
  return promise;
}

async function fetchPart<Part>(part: string, root: string): Promise<Part> {
  const address = href(`/projects-index/${part}.json`, root);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Fetching ${address} failed with status ${response.status}.`);
  return response.json();
}
