import type { CatalogueEntry } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { cardsPerPage } from './page-size.ts';

/** How many projects each choice of a filter would leave; `''` is the choice 'all'. */
export type Counts = ReadonlyMap<string, number>;

/** What a finding leads to. */
export interface Found {
  /** The projects of the page, in order. */
  readonly shown: readonly CatalogueEntry[];
  /** How many projects there are on all pages. */
  readonly total: number;
  /** The page, from 1; the last one where the finding asks for more. */
  readonly page: number;
  /** How many pages there are, at least 1. */
  readonly pages: number;
  readonly categories: Counts;
  readonly languages: Counts;
}

/** What projects are looked for in. */
export interface Shelf {
  /** All projects in the order of the list. */
  readonly entries: readonly CatalogueEntry[];
  /** The places of the projects that the keywords find, best first; not needed without keywords. */
  readonly ranked: readonly number[];
  /** The ids of the saved projects. */
  readonly saved: ReadonlySet<string>;
}

/**
 * The list that a finding leads to. Keywords, filters and 'saved' narrow together; each filter's
 * counts are taken under everything but itself.
 */
export function queryProjects({ entries, ranked, saved }: Shelf, finding: Finding): Found {
  const { q, category, language } = finding;
  const searched = q === '' ? entries : ranked.flatMap((place) => entries[place] ?? []);
  const candidates = finding.saved ? searched.filter(({ id }) => saved.has(id)) : searched;
  const inCategory = candidates.filter((entry) => category === '' || entry.category === category);
  const hits = inCategory.filter((entry) => ofLanguage(entry, language));
  const pages = Math.max(1, Math.ceil(hits.length / cardsPerPage));
  const page = Math.min(finding.page, pages);
  return {
    shown: hits.slice((page - 1) * cardsPerPage, page * cardsPerPage),
    total: hits.length,
    page,
    pages,
    categories: countChoices(candidates.filter((entry) => ofLanguage(entry, language))).categories,
    languages: countChoices(inCategory).languages,
  };
}

/** How many projects each category and each language set has. */
export function countChoices(
  projects: readonly Pick<CatalogueEntry, 'category' | 'languages'>[],
): Pick<Found, 'categories' | 'languages'> {
  return {
    categories: count(projects, ({ category }) => [category]),
    languages: count(projects, ({ languages }) => languages),
  };
}

function count<T>(entries: readonly T[], labels: (entry: T) => readonly string[]): Counts {
  const counts = new Map([['', entries.length]]);
  for (const entry of entries) {
    for (const label of new Set(labels(entry))) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts;
}

function ofLanguage(entry: CatalogueEntry, language: string): boolean {
  return language === '' || entry.languages.includes(language);
}
