import type { Finding } from './project-query.ts';

/** A finding near one that leads to nothing, and what it leads to. */
export interface WayOut {
  /** What it leaves out or changes. */
  readonly kind: 'spelling' | 'word' | 'q' | 'category' | 'language' | 'saved';
  /** The other spelling, the word left out, or the value of the filter left out. */
  readonly value: string;
  readonly finding: Finding;
  /** How many projects it leads to, at least 1. */
  readonly total: number;
}

/** How many ways out are offered. */
const offered = 3;

/** Of longer keywords no single word is left out: each costs a search of its own. */
const longestNarrowed = 4;

/**
 * The nearest ways out of an empty list: another spelling first, under the filters or else without
 * them, then leaving out the one thing that leaves most.
 *
 * @param spelling Keywords that resemble the given ones.
 * @param totalOf How many projects a finding leads to.
 */
export function waysOut(
  finding: Finding,
  spelling: string | undefined,
  totalOf: (finding: Finding) => number,
): WayOut[] {
  const { q, category, language, saved } = finding;
  const way = (kind: WayOut['kind'], value: string, change: Partial<Finding>): WayOut => {
    const changed = { ...finding, ...change, page: 1 };
    return { kind, value, finding: changed, total: totalOf(changed) };
  };
  const respelt =
    spelling === undefined || spelling === q
      ? undefined
      : [{}, { category: '', language: '', saved: false }]
          .map((unfiltered) => way('spelling', spelling, { ...unfiltered, q: spelling }))
          .find(({ total }) => total > 0);
  const words = q.split(' ');
  const narrower: WayOut[] = [];
  if (words.length > 1 && words.length <= longestNarrowed) {
    words.forEach((word, at) => {
      narrower.push(way('word', word, { q: words.filter((_, other) => other !== at).join(' ') }));
    });
  }
  if (category) narrower.push(way('category', category, { category: '' }));
  if (language) narrower.push(way('language', language, { language: '' }));
  if (saved) narrower.push(way('saved', '', { saved: false }));
  if (q && (category || language || saved)) narrower.push(way('q', q, { q: '' }));
  const best = narrower.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return (respelt ? [respelt, ...best] : best).slice(0, offered);
}
