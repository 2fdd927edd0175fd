import MiniSearch, { type Query } from 'minisearch';
import type { SearchEntry } from './search-entry.ts';
import { wordsOf } from './search-words.ts';

export type SearchIndex = Awaited<ReturnType<typeof makeSearchIndex>>;

/** From this length a word matches the beginning of words in all fields, else in the short ones. */
const prefixLength = 3;

/** From this length a word may have one typo, if no project has it as typed. */
const typoLength = 5;

/** How many projects are indexed at a time, so that the page stays responsive. */
const chunkSize = 250;

const shortFields = ['title', 'client', 'kind'];

/** How much more a word counts in a field than in summary and case study. */
const boost = { title: 10, client: 4, kind: 2, text: 1 };

/** @param entries In the order of the list. */
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
     * The projects that have all words; none where there is no word in the keywords.
     *
     * @returns The indexes of the projects, best first, equally good ones in the order of the list; and
     * the words found in spite of a typo, folded, none where the keywords are found as typed.
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
     * These keywords with each word that no project has replaced by the nearest one, at most two
     * letters away; undefined where a word has none.
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

/** One letter more, less, other or swapped; edit distance counts two swapped letters as two. */
function withTypo(word: string): Query {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word);
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swapped] };
}
