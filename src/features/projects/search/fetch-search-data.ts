import { href } from '../../../lib/href.ts';
import type { ProjectCardData } from '../card/project-cards.ts';
import { NoResults } from './NoResults.tsx';
import type { ProjectStore } from './project-store.ts';
import type { SearchEntry } from './search-entry.ts';
import { searchResults } from './search-results.ts';

const running = new Map<string, Promise<Partial<ProjectStore>>>();

/** Fetches the cards of all projects, once. @throws Error where they do not arrive. */
export function fetchCards(root: string): Promise<Partial<ProjectStore>> {
  return once('cards', async () => {
    const cards: readonly ProjectCardData[] = await fetchPart('cards', root);
    return { cards, searchResults, NoResults };
  });
}

/** Fetches the texts of all projects too, and makes the search index, once. */
export function fetchSearch(root: string): Promise<Partial<ProjectStore>> {
  return once('search', async () => {
    const [cards, entries, { makeSearchIndex }] = await Promise.all([
      fetchCards(root),
      fetchPart<readonly SearchEntry[]>('search', root),
      import('./search-index.ts'),
    ]);
    return { ...cards, search: await makeSearchIndex(entries) };
  });
}

/** The promise of a part, made once; after a failure anew. */
function once(part: string, load: () => Promise<Partial<ProjectStore>>) {
  const known = running.get(part);
  if (known) return known;
  const promise = load();
  promise.catch(() => running.delete(part));
  running.set(part, promise);
  return promise;
}

async function fetchPart<Part>(part: string, root: string): Promise<Part> {
  const address = href(`/projects-index/${part}.json`, root);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}
