import type { ProjectQuery } from './project-query.ts';

/** A query near one that leads to nothing, and what it leads to. */
export interface SearchSuggestion {
  /** What it leaves out or changes. */
  readonly kind: 'spelling' | 'word' | 'q' | 'category' | 'technology' | 'saved';
  /** The other spelling, the word left out, or the value of the filter left out. */
  readonly value: string;
  readonly query: ProjectQuery;
  /** How many projects it leads to, at least 1. */
  readonly total: number;
}

/** How many suggestions are offered. */
const offered = 3;

/** Of longer keywords no single word is left out: each costs a search of its own. */
const longestNarrowed = 4;

/**
 * The nearest queries where a list is empty: another spelling first, under the filters or else without
 * them, then leaving out the one thing that leaves most.
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
  const suggestion = (
    kind: SearchSuggestion['kind'],
    value: string,
    change: Partial<ProjectQuery>,
  ): SearchSuggestion => {
    const changed = { ...query, ...change, page: 1 };
    return { kind, value, query: changed, total: totalOf(changed) };
  };
  const respelt =
    spelling === undefined || spelling === q
      ? undefined
      : [{}, { category: '', technology: '', saved: false }]
          .map((unfiltered) => suggestion('spelling', spelling, { ...unfiltered, q: spelling }))
          .find(({ total }) => total > 0);
  const words = q.split(' ');
  const narrower: SearchSuggestion[] = [];
  if (words.length > 1 && words.length <= longestNarrowed) {
    words.forEach((word, at) => {
      narrower.push(
        suggestion('word', word, { q: words.filter((_, other) => other !== at).join(' ') }),
      );
    });
  }
  if (category) narrower.push(suggestion('category', category, { category: '' }));
  if (technology) narrower.push(suggestion('technology', technology, { technology: '' }));
  if (saved) narrower.push(suggestion('saved', '', { saved: false }));
  if (q && (category || technology || saved)) narrower.push(suggestion('q', q, { q: '' }));
  const best = narrower.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return (respelt ? [respelt, ...best] : best).slice(0, offered);
}
