import { href } from '../ui/href.ts';
import type { ProjectCardData } from './card.ts';
import { type CatalogueEntry, isCatalogueFile, unpackCatalogue } from './catalogue.ts';
import { isCards } from './is-cards.ts';
import type { SearchIndex } from './search-index.ts';
import { isWordsFile, unpackWords } from './word-lists.ts';

/** What has been fetched so far. A new object whenever something arrives. */
export interface Library {
  /** All projects in the order of the list. */
  readonly entries?: readonly CatalogueEntry[];
  readonly search?: SearchIndex;
  /** The cards of static pages, by page from 1. */
  readonly cards: ReadonlyMap<number, readonly ProjectCardData[]>;
  /** Whether something did not arrive, since the last try. */
  readonly hasFailed: boolean;
}

const empty: Library = { cards: new Map(), hasFailed: false };
const listeners = new Set<() => void>();
const running = new Map<string, Promise<void>>();
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

/** Fetches the list of projects, once. */
export function fetchList(): Promise<void> {
  return once('list', async () => {
    const value = await fetchPart('list');
    if (!isCatalogueFile(value)) throw new TypeError('This is not a list of projects.');
    return { entries: unpackCatalogue(value) };
  });
}

/** Fetches the words of all projects and makes the search index, once. */
export function fetchSearch(): Promise<void> {
  return once('words', async () => {
    const [value, { makeSearchIndex }] = await Promise.all([
      fetchPart('words'),
      import('./search-index.ts'),
      fetchList(),
    ]);
    const { entries } = library;
    if (!isWordsFile(value)) throw new TypeError('This is not a list of words.');
    if (entries === undefined) throw new Error('The words are of no use without the projects.');
    return { search: await makeSearchIndex(entries, unpackWords(value, entries.length)) };
  });
}

/** Fetches the cards of a static page, once. @param page From 1. */
export function fetchCards(page: number): Promise<void> {
  return once(`cards ${page}`, async () => {
    const value = await fetchPart(`cards-${page}`);
    if (!isCards(value)) throw new TypeError('This is not a list of cards.');
    return { cards: new Map([...library.cards, [page, value]]) };
  });
}

/** Forgets that something did not arrive, so that it may be tried again. */
export function forgetFailure(): void {
  update({ hasFailed: false });
}

function once(what: string, load: () => Promise<Partial<Library>>): Promise<void> {
  const run = async () => {
    try {
      update(await load());
    } catch (error) {
      running.delete(what);
      console.warn(`Projects (${what}) could not be loaded:`, error);
      update({ hasFailed: true });
    }
  };
  const promise = running.get(what) ?? run();
  running.set(what, promise);
  return promise;
}

async function fetchPart(part: string): Promise<unknown> {
  const address = href(`/projects-index/${part}.json`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}

function update(change: Partial<Library>): void {
  library = { ...library, ...change };
  for (const listener of listeners) listener();
}
