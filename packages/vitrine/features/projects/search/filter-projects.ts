import { cardsPerPage } from '../../../site/project-pages.ts';
import type { ProjectCardData } from '../card/project-cards.ts';
import type { ProjectQuery } from './project-query.ts';

/** Number of projects per option of a filter; the key `''` is the option 'all'. */
export type Counts = ReadonlyMap<string, number>;

/** A page of the projects that match a query. */
export interface ResultPage {
  readonly cards: readonly ProjectCardData[];
  /** Number of projects in the results, on all pages together. */
  readonly total: number;
  /** The number of the page, from 1; that of the last page if the query asks for a higher one. */
  readonly page: number;
  /** Number of pages of results, at least 1. */
  readonly pages: number;
  readonly categories: Counts;
  readonly technologies: Counts;
}

/**
 * Applies filters, 'saved' and pagination to projects. A project must match all filters. The counts for the options of
 * a filter ignore the current option of that filter.
 *
 * @param projects The projects that match the keywords, best first; all projects if there are no keywords.
 * @param saved The ids of the saved projects.
 */
export function filterProjects(
  projects: readonly ProjectCardData[],
  query: ProjectQuery,
  saved: ReadonlySet<string>,
): ResultPage {
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

/** How many projects are of each category, and how many use each technology. */
export function countChoices(
  projects: readonly Pick<ProjectCardData, 'category' | 'technologies'>[],
): Pick<ResultPage, 'categories' | 'technologies'> {
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
