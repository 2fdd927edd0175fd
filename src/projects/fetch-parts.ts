import { href } from '../ui/href.ts';
import { isCatalogueFile, unpackCatalogue } from './catalogue.ts';
import { foundView } from './found-view.ts';
import { isCards } from './is-cards.ts';
import { readLibrary, updateLibrary } from './library.ts';
import { NothingFound } from './NothingFound.tsx';
import { isWordsFile, unpackWords } from './word-lists.ts';

const running = new Map<string, Promise<void>>();

/** Fetches the list of projects, once. @throws Error where it does not arrive as it should. */
export function fetchList(root: string): Promise<void> {
  return once('list', async () => {
    const value = await fetchPart('list', root);
    if (!isCatalogueFile(value)) throw new TypeError('This is not a list of projects.');
    updateLibrary({ entries: unpackCatalogue(value), foundView, NothingFound });
  });
}

/** Fetches the words of all projects and makes the search index, once. */
export function fetchSearch(root: string): Promise<void> {
  return once('words', async () => {
    const [value, { makeSearchIndex }] = await Promise.all([
      fetchPart('words', root),
      import('./search-index.ts'),
      fetchList(root),
    ]);
    const { entries } = readLibrary();
    if (!isWordsFile(value)) throw new TypeError('This is not a list of words.');
    if (entries === undefined) throw new Error('The words are of no use without the projects.');
    const texts = unpackWords(value, entries.length);
    updateLibrary({ search: await makeSearchIndex(entries, texts) });
  });
}

/** Fetches the cards of a static page, once. @param page From 1. */
export function fetchCards(page: number, root: string): Promise<void> {
  return once(`cards-${page}`, async () => {
    const value = await fetchPart(`cards-${page}`, root);
    if (!isCards(value)) throw new TypeError('This is not a list of cards.');
    updateLibrary({ cards: new Map([...readLibrary().cards, [page, value]]) });
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

async function fetchPart(part: string, root: string): Promise<unknown> {
  const address = href(`/projects-index/${part}.json`, root);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}
