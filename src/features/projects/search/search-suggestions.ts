import type { ProjectQuery } from './project-query.ts';

/** A query near one without results, and its results. */
export interface SearchSuggestion {
  /** The part that it leaves out or changes. */
  readonly kind: 'spelling' | 'word' | 'q' | 'category' | 'technology' | 'saved';
  /** The other spelling, the word left out, or the value of the filter left out. */
  readonly value: string;
  readonly query: ProjectQuery;
  /** How many projects it leads to, at least 1. */
  readonly total: number;
}

const offered = 3;

/** With more keywords no single word is left out, because each needs a search of its own. */
const maxNarrowedWords = 4;

/**
 * The nearest queries where a list is empty: another spelling first, with the filters or else without
 * them; then without one word or filter, the query with the most results first.
 *
 * @param spelling Keywords that resemble the given ones.
 * @param totalOf How many projects a query leads to.
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
  const words = q.split(' ');
  const isFiltered = category !== '' || technology !== '' || saved;
  const narrower = [
    ...(words.length > 1 && words.length <= maxNarrowedWords
      ? words.flatMap((word, at) => suggest('word', word, { q: words.toSpliced(at, 1).join(' ') }))
      : []),
    ...(category ? suggest('category', category, { category: '' }) : []),
    ...(technology ? suggest('technology', technology, { technology: '' }) : []),
    ...(saved ? suggest('saved', '', { saved: false }) : []),
    ...(q && isFiltered ? suggest('q', q, { q: '' }) : []),
  ].sort((a, b) => b.total - a.total);
  return [...corrected.slice(0, 1), ...narrower].slice(0, offered);
}
