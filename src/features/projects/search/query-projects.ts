import { cardsPerPage } from '../../../site/project-pages.ts';
import type { ProjectCardData } from '../card/project-cards.ts';
import type { ProjectQuery } from './project-query.ts';

/** How many projects each choice of a filter would leave; `''` is the choice 'all'. */
export type Counts = ReadonlyMap<string, number>;

export interface Found {
  readonly cards: readonly ProjectCardData[];
  /** How many projects there are on all pages. */
  readonly total: number;
  /** The page, from 1; the last one where the query asks for more. */
  readonly page: number;
  /** How many pages there are, at least 1. */
  readonly pages: number;
  readonly categories: Counts;
  readonly technologies: Counts;
}

/**
 * The list that a query leads to. Filters and 'saved' narrow together; each filter's counts are
 * taken under everything but itself.
 *
 * @param projects Those that the keywords find, best first; without keywords all.
 * @param saved The ids of the saved projects.
 */
export function queryProjects(
  projects: readonly ProjectCardData[],
  query: ProjectQuery,
  saved: ReadonlySet<string>,
): Found {
  const { category, technology } = query;
  const candidates = query.saved ? projects.filter(({ id }) => saved.has(id)) : projects;
  const ofTechnology = (entry: ProjectCardData) =>
    technology === '' || entry.technologies.includes(technology);
  const inCategory = candidates.filter((entry) => category === '' || entry.category === category);
  const hits = inCategory.filter(ofTechnology);
  const pages = Math.max(1, Math.ceil(hits.length / cardsPerPage));
  const page = Math.min(query.page, pages);
  return {
    cards: hits.slice((page - 1) * cardsPerPage, page * cardsPerPage),
    total: hits.length,
    page,
    pages,
    categories: countChoices(candidates.filter(ofTechnology)).categories,
    technologies: countChoices(inCategory).technologies,
  };
}

export function countChoices(
  projects: readonly Pick<ProjectCardData, 'category' | 'technologies'>[],
): Pick<Found, 'categories' | 'technologies'> {
  return {
    categories: count(projects.map(({ category }) => [category])),
    technologies: count(projects.map(({ technologies }) => technologies)),
  };
}

function count(choices: readonly (readonly string[])[]): Counts {
  const counts = new Map([['', choices.length]]);
  for (const choice of choices.flatMap((ofOne) => [...new Set(ofOne)])) {
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}
