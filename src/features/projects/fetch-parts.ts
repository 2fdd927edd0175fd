import { href } from '../../components/href.ts';
import type { ProjectCardData } from './card.ts';
import { NothingFound } from './NothingFound.tsx';
import { updateProjectStore } from './project-store.ts';
import type { SearchEntry } from './search-entry.ts';
import { searchResults } from './search-results.ts';

const running = new Map<string, Promise<void>>();

/** Fetches the cards of all projects, once. @throws Error where they do not arrive. */
export function fetchCards(root: string): Promise<void> {
  return once('cards', async () => {
    const cards: readonly ProjectCardData[] = await fetchPart('cards', root);
    updateProjectStore({ cards, searchResults, NothingFound });
  });
}

/** Fetches what all projects are searched by and makes the search index, once. */
export function fetchSearch(root: string): Promise<void> {
  return once('search', async () => {
    const [entries, { makeSearchIndex }] = await Promise.all([
      fetchPart<readonly SearchEntry[]>('search', root),
      import('./search-index.ts'),
      fetchCards(root),
    ]);
    updateProjectStore({ search: await makeSearchIndex(entries) });
  });
}

function once(what: string, load: () => Promise<void>): Promise<void> {
  const known = running.get(what);
  if (known) return known;
  const promise = load().catch((error: unknown) => {
    running.delete(what);
    throw error;
  });
  running.set(what, promise);
  return promise;
}

async function fetchPart<Part>(part: string, root: string): Promise<Part> {
  const address = href(`/projects-index/${part}.json`, root);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}
