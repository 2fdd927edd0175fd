import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { wordsOf } from './words.ts';

interface Hits {
  /** The places of the projects, best first; equally good ones in the order of the list. */
  readonly places: readonly number[];
  /** The words in which a typo was forgiven, folded: those that no project has as typed. */
  readonly forgiven: ReadonlySet<string>;
}

export interface SearchIndex {
  /** The projects that have all words; none where there is no word in the keywords. */
  find(keywords: string): Hits;
  /**
   * These keywords with each word that no project has replaced by the nearest one, at most two
   * letters away; undefined where a word has none.
   */
  resembling(keywords: string): string | undefined;
}

/** From this length a word may be begun only, anywhere; shorter ones only in the short fields. */
const begunAnywhere = 3;

/** From this length a word may have one typo, if no project has it as typed. */
const forgivable = 5;

/** How many projects are indexed before the page gets its turn. */
const chunk = 250;

const shortFields = ['title', 'client', 'kind'];

/** How much more a word is worth in a field than in the case study. */
const worth = { title: 10, client: 4, kind: 2, text: 1 };

/**
 * Makes the index, in pieces, so that the page stays alive meanwhile.
 *
 * @param entries In the order of the list.
 */
export async function makeSearchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const engine = new MiniSearch<SearchEntry & { place: number }>({
    idField: 'place',
    fields: [...shortFields, 'text'],
    tokenize: (text) => text.split(' ').filter((word) => word !== ''),
    processTerm: (word) => word,
  });
  const documents = entries.map((entry, place) => ({ ...entry, place }));
  await engine.addAllAsync(documents, { chunkSize: chunk });
  const search = (words: readonly string[], forgiven: ReadonlySet<string>) =>
    engine.search(
      {
        combineWith: 'AND',
        queries: words.map((word) => (forgiven.has(word) ? misspelt(word) : asTyped(word))),
      },
      { boost: worth },
    );
  return {
    find(keywords) {
      const words = [...new Set(wordsOf(keywords))];
      const none = new Set<string>();
      if (words.length === 0) return { places: [], forgiven: none };
      const exact = search(words, none);
      const unknown =
        exact.length > 0
          ? []
          : words.filter((word) => word.length >= forgivable && search([word], none).length === 0);
      const forgiven = new Set(unknown);
      const results = unknown.length > 0 ? search(words, forgiven) : exact;
      const places = results
        .map(({ id, score }) => ({ place: Number(id), score }))
        .sort((a, b) => b.score - a.score || a.place - b.place)
        .map(({ place }) => place);
      return { places, forgiven };
    },
    resembling(keywords) {
      const nearest = wordsOf(keywords).map((word) => {
        if (search([word], new Set()).length > 0) return word;
        if (word.length < begunAnywhere) return undefined;
        const [best] = engine.search(word, { fuzzy: word.length < forgivable ? 1 : 2 });
        return best?.terms[0];
      });
      return nearest.every((word) => word !== undefined) ? nearest.join(' ') : undefined;
    },
  };
}

/** Where a word of the keywords counts as found. */
function asTyped(word: string): Query {
  if (word.length >= begunAnywhere) return { queries: [word], prefix: true };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], fields: shortFields, prefix: true },
      { queries: [word], fields: ['text'] },
    ],
  };
}

/** Where a word that no project has counts as found: one letter more, less, other or swapped. */
function misspelt(word: string): Query {
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swapped(word)] };
}

/** The word with each two neighbours swapped: the typo that edit distance counts as two. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word);
}
