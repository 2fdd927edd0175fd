import type { ProjectQuery } from './project-query.ts';
import { segment } from './search-words.ts';

/** A query with results that is similar to a query without results. */
export interface SearchSuggestion {
  /** The part of the query that the suggestion omits or, for `spelling`, changes. */
  readonly kind: 'spelling' | 'word' | 'q' | 'category' | 'technology' | 'saved';
  /** The other spelling, the omitted word, or the value of the omitted filter. */
  readonly value: string;
  readonly query: ProjectQuery;
  /** Number of projects that the suggested query finds, at least 1. */
  readonly total: number;
}

/** The number of suggestions. */
const MAX_SUGGESTIONS = 3;

/** Maximum number of keywords for suggestions that omit one word, each of which needs a search. */
const maxNarrowedWords = 4;

/**
 * Suggests similar queries for an empty list: first another spelling, with the filters or else
 * without them; then queries without one word or filter, those with most results first.
 *
 * @param spelling The keywords in another spelling that has results.
 * @param totalOf Returns the number of projects that a query finds.
 */
export function searchSuggestions(
  query: ProjectQuery,
  spelling: string | undefined,
  totalOf: (query: ProjectQuery) => number,
): SearchSuggestion[] {
  const { q, category, technology, saved } = query;
  const suggest = (
    kind: SearchSuggestion['kind'],
    value: string,
    change: Partial<ProjectQuery>,
  ): SearchSuggestion[] => {
    const changed = { ...query, ...change, page: 1 };
    const total = totalOf(changed);
    return total > 0 ? [{ kind, value, query: changed, total }] : [];
  };
  const corrected =
    spelling === undefined || spelling === q
      ? []
      : [{}, { category: '', technology: '', saved: false }].flatMap((unfiltered) =>
          suggest('spelling', spelling, { ...unfiltered, q: spelling }),
        );
  const separator = q.includes(' ') ? ' ' : '';
  const words = separator ? q.split(separator) : segment(q);
  const isFiltered = category !== '' || technology !== '' || saved;
  const narrower = [
    ...(words.length > 1 && words.length <= maxNarrowedWords
      ? words.flatMap((word, at) =>
          suggest('word', word, { q: words.toSpliced(at, 1).join(separator) }),
        )
      : []),
    ...(category ? suggest('category', category, { category: '' }) : []),
    ...(technology ? suggest('technology', technology, { technology: '' }) : []),
    ...(saved ? suggest('saved', '', { saved: false }) : []),
    ...(q && isFiltered ? suggest('q', q, { q: '' }) : []),
  ].sort((a, b) => b.total - a.total);
  return [...corrected.slice(0, 1), ...narrower].slice(0, MAX_SUGGESTIONS);
}
