import MiniSearch, { type Query } from 'minisearch';
import type { Keywords } from './mark-title.ts';
import type { SearchEntry } from './search-entry.ts';
import { isShort, isSpaceless, wordsOf } from './search-words.ts';

export type SearchIndex = Awaited<ReturnType<typeof makeSearchIndex>>;

/**
 * Minimum length of a keyword that matches the beginning of words in all fields; a shorter keyword
 * does so only in `shortFields`, unless the words of its script are short or have no spaces.
 */
const prefixLength = 3;

/** Minimum length of a keyword that may have one typo, if no project contains it as typed. */
const typoLength = 5;

/** How many projects are indexed without a break, so that the page stays responsive. */
const chunkSize = 250;

const shortFields = ['title', 'client', 'kind'];

/** The weights of matches in these fields, relative to a match in summary or case study (`text`). */
const boost = { title: 10, client: 4, kind: 2, text: 1 };

/** The additional weight of a keyword that is a whole word of category or technologies (`kind`). */
const wholeWordBoost = 6;

/**
 * @param entries The projects in the order of the list; results refer to them by index.
 * @param locale The locale that the entries are normalized for.
 */
export async function makeSearchIndex(entries: readonly SearchEntry[], locale: string) {
  const engine = new MiniSearch<SearchEntry & { index: number }>({
    idField: 'index',
    fields: [...shortFields, 'text'],
    tokenize: (text) => text.split(' ').flatMap(suffixesOf),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word] },
  });
  const documents = entries.map((entry, index) => ({ ...entry, index }));
  await engine.addAllAsync(documents, { chunkSize });
  const search = (words: readonly string[], misspelt: readonly string[] = []) => {
    const queries = words.map((word) => (misspelt.includes(word) ? withTypo(word) : asTyped(word)));
    return engine.search({ combineWith: 'AND', queries }, { boost });
  };
  /**
   * Makes a keyword that no project contains easier to find: without its signs, so that `.net` finds `ASP.NET`;
   * in a script without spaces, split into the longest words that some projects contain, because browsers
   * segment such text differently, and old ones not at all.
   */
  const splitWord = (word: string): string[] => {
    const plain = word.replaceAll(/[.+#]/g, '');
    if (plain !== word && plain.length >= prefixLength && search([word]).length === 0)
      return [plain];
    if (!isSpaceless(word) || word.length < prefixLength || search([word]).length > 0)
      return [word];
    for (let end = word.length - 1; end >= (isShort(word) ? 1 : prefixLength); end -= 1) {
      const start = word.slice(0, end);
      if (engine.search(start).length > 0) return [start, ...splitWord(word.slice(end))];
    }
    return [word];
  };
  const split = (keywords: string) => wordsOf(keywords, locale).flatMap(splitWord);
  return {
    /**
     * Finds the projects that contain all keywords; none if the keywords contain no word.
     *
     * @returns `indexes`: the indexes of the projects, best match first, equally good ones in the
     * order of the list. `corrected` is empty if the keywords were found as typed.
     */
    find(keywords: string): Keywords & { indexes: readonly number[] } {
      const words = [...new Set(split(keywords))];
      const exact = search(words);
      const misspelt =
        exact.length > 0
          ? []
          : words.filter(
              (word) =>
                word.length >= typoLength && !isSpaceless(word) && search([word]).length === 0,
            );
      const results = misspelt.length > 0 ? search(words, misspelt) : exact;
      results.sort((a, b) => b.score - a.score || a.id - b.id);
      return {
        words,
        locale,
        indexes: results.map(({ id }) => Number(id)),
        corrected: new Set(misspelt.length > 0 ? results.flatMap(({ terms }) => terms) : []),
      };
    },
    /**
     * Replaces each keyword that no project contains by the most similar word, at an edit distance
     * of at most 2. Returns undefined if a keyword has no similar word, or if none changes.
     */
    mostSimilar(keywords: string) {
      const queryWords = split(keywords);
      const nearest = queryWords.map((word) => {
        if (search([word]).length > 0) return word;
        if (word.length < prefixLength || isSpaceless(word)) return undefined;
        const [best] = engine.search(word, { fuzzy: word.length < typoLength ? 1 : 2 });
        return best?.terms[0]?.replace(/σ$/, 'ς');
      });
      const isOther = nearest.some((word, at) => word !== queryWords[at]);
      return isOther && nearest.every((word) => word !== undefined) ? nearest.join(' ') : undefined;
    },
  };
}

/**
 * The forms in which a word is indexed: the word itself, for `.net` also `net`, and in a script without
 * spaces all its suffixes, so that a keyword matches within the word.
 */
function suffixesOf(word: string): string[] {
  if (word.startsWith('.')) return [word, word.slice(1)];
  if (!isSpaceless(word)) return word === '' ? [] : [word];
  return Array.from(word.matchAll(/\P{M}/gu), ({ index }) => word.slice(index));
}

/**
 * A query for a keyword as it was typed. A project whose category or technologies have it as a whole word, such as
 * `R`, ranks before projects whose titles begin with it. Only the whole word counts for such a project: if the
 * beginnings of other words counted too, `C/C++` would rank before `C`.
 */
function asTyped(word: string): Query {
  const whole: Query = { queries: [word], fields: ['kind'], boost: { kind: wholeWordBoost } };
  const others: Query = { combineWith: 'AND_NOT', queries: [prefixQuery(word), whole] };
  return { combineWith: 'OR', queries: [word, whole, others] };
}

/** A query for words that begin with a keyword; a short keyword must be a whole word outside `shortFields`. */
function prefixQuery(word: string): Query {
  if (word.length >= prefixLength || isSpaceless(word) || isShort(word)) {
    return { queries: [word], prefix: true };
  }
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
