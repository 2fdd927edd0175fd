import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { wordsOf } from './search-words.ts';

export type SearchIndex = Awaited<ReturnType<typeof makeSearchIndex>>;

/**
 * Minimum length of a keyword that matches the beginning of words in all fields; a shorter keyword
 * does so only in `shortFields`.
 */
const prefixLength = 3;

/** Minimum length of a keyword that may have one typo, if no project contains it as typed. */
const typoLength = 5;

/** How many projects are indexed without a break, so that the page stays responsive. */
const chunkSize = 250;

const shortFields = ['title', 'client', 'kind'];

/**
 * The weights of matches in these fields, relative to a match in summary or case study (`text`).
 */
const boost = { title: 10, client: 4, kind: 2, text: 1 };

/** @param entries The projects in the order of the list; results refer to them by index. */
export async function makeSearchIndex(entries: readonly SearchEntry[]) {
  const engine = new MiniSearch<SearchEntry & { place: number }>({
    idField: 'place',
    fields: [...shortFields, 'text'],
    tokenize: (text) => text.split(' ').filter((word) => word !== ''),
    processTerm: (word) => word,
  });
  const documents = entries.map((entry, place) => ({ ...entry, place }));
  await engine.addAllAsync(documents, { chunkSize });
  const search = (words: readonly string[], misspelt: readonly string[] = []) => {
    const queries = words.map((word) => (misspelt.includes(word) ? withTypo(word) : asTyped(word)));
    return engine.search({ combineWith: 'AND', queries }, { boost });
  };
  return {
    /**
     * Finds the projects that contain all keywords; none if the keywords contain no word.
     *
     * @returns `places`: the indexes of the projects, best match first, equally good ones in the
     * order of the list. `corrected`: the words, normalized by `fold`, that were found in spite of
     * a typo; empty if the keywords were found as typed.
     */
    find(keywords: string) {
      const words = [...new Set(wordsOf(keywords))];
      const exact = search(words);
      const misspelt =
        exact.length > 0
          ? []
          : words.filter((word) => word.length >= typoLength && search([word]).length === 0);
      const results = misspelt.length > 0 ? search(words, misspelt) : exact;
      results.sort((a, b) => b.score - a.score || a.id - b.id);
      return {
        places: results.map(({ id }) => Number(id)),
        corrected: new Set(misspelt.length > 0 ? results.flatMap(({ terms }) => terms) : []),
      };
    },
    /**
     * Replaces each keyword that no project contains by the most similar word, at an edit distance
     * of at most 2. Returns undefined if a keyword has no similar word.
     */
    resembling(keywords: string) {
      const nearest = wordsOf(keywords).map((word) => {
        if (search([word]).length > 0) return word;
        if (word.length < prefixLength) return undefined;
        const [best] = engine.search(word, { fuzzy: word.length < typoLength ? 1 : 2 });
        return best?.terms[0];
      });
      return nearest.every((word) => word !== undefined) ? nearest.join(' ') : undefined;
    },
  };
}

function asTyped(word: string): Query {
  if (word.length >= prefixLength) return { queries: [word], prefix: true };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], fields: shortFields, prefix: true },
      { queries: [word], fields: ['text'] },
    ],
  };
}

/**
 * A query that allows one typo: a letter added, missing, replaced, or swapped with the next one.
 * Swaps are queries of their own, because edit distance counts two swapped letters as two typos.
 */
function withTypo(word: string): Query {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word);
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swapped] };
}
