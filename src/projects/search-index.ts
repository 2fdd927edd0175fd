import MiniSearch, { type Query } from 'minisearch';
import type { CatalogueEntry } from './catalogue.ts';
import { wordsOf } from './words.ts';

/** Finds projects by words. */
export interface SearchIndex {
  /**
   * The places of the projects that have all words, best first; equally good ones in the order of
   * the list. Nothing where there is no word in the keywords.
   */
  find(keywords: string): number[];
  /** Keywords of the projects that resemble these, best first. */
  resembling(keywords: string): string[];
}

interface Indexed {
  place: number;
  title: string;
  client: string;
  kind: string;
  text: string;
}

/** From this length a word may be begun only, anywhere; shorter ones only in the short fields. */
const begunAnywhere = 3;

/** From this length a word may have one typo. */
const forgiven = 5;

/** How many projects are indexed before the page gets its turn. */
const chunk = 250;

const shortFields = ['title', 'client', 'kind'];

/** How much more a word is worth in a field than in the case study. */
const worth = { title: 10, client: 4, kind: 2, text: 1 };

/** What a word with a typo is worth, where one without is worth 1. */
const typoWorth = 0.1;

const worthSwapped = Object.fromEntries(
  Object.entries(worth).map(([field, value]) => [field, value * typoWorth]),
);

/**
 * Makes the index, in pieces, so that the page stays alive meanwhile.
 *
 * @param texts The folded words of each project's summary and case study, by place.
 */
export async function makeSearchIndex(
  entries: readonly CatalogueEntry[],
  texts: readonly (readonly string[])[],
): Promise<SearchIndex> {
  const engine = new MiniSearch<Indexed>({
    idField: 'place',
    fields: [...shortFields, 'text'],
    tokenize: (text) => text.split(' ').filter((word) => word !== ''),
    processTerm: (word) => word,
  });
  const documents = entries.map(({ place, title, client, category, languages }) => ({
    place,
    title: foldAll(title),
    client: foldAll(client),
    kind: foldAll([category, ...languages].join(' ')),
    text: (texts[place] ?? []).join(' '),
  }));
  await engine.addAllAsync(documents, { chunkSize: chunk });
  return {
    find(keywords) {
      const words = [...new Set(wordsOf(keywords))];
      if (words.length === 0) return [];
      return engine
        .search(
          { combineWith: 'AND', queries: words.map(wordQuery) },
          { boost: worth, weights: { prefix: 0.5, fuzzy: typoWorth } },
        )
        .map(({ id, score }) => ({ place: Number(id), score }))
        .sort((a, b) => b.score - a.score || a.place - b.place)
        .map(({ place }) => place);
    },
    resembling(keywords) {
      const options = { combineWith: 'AND', prefix: true, fuzzy: 0.34 } as const;
      return engine.autoSuggest(foldAll(keywords), options).map(({ suggestion }) => suggestion);
    },
  };
}

function foldAll(text: string): string {
  return wordsOf(text).join(' ');
}

/** Where a word of the keywords counts as found. */
function wordQuery(word: string): Query {
  if (word.length < begunAnywhere) {
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], fields: shortFields, prefix: true },
        { queries: [word], fields: ['text'] },
      ],
    };
  }
  if (word.length < forgiven) return { queries: [word], prefix: true };
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: 1 },
      { combineWith: 'OR', queries: swapped(word), boost: worthSwapped },
    ],
  };
}

/** The word with each two neighbours swapped: the typo that edit distance counts as two. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((other) => other !== word);
}
