import type { Counts, ResultPage } from './filter-projects.ts';

/** The parts of the search form that a list of projects needs. */
export interface SearchParts {
  /** The field for keywords, and the button for the saved projects. */
  keyword: boolean;
  category: boolean;
  technology: boolean;
}

/** Fewer projects than this are seen at a glance, so they need no filter. */
const minForFilters = 4;

/** With fewer projects than this (two rows of three), the form has no field for keywords and no “saved”. */
const minForKeyword = 7;

/**
 * The parts of the search form that help visitors to find a project. A filter needs two choices or
 * more that have projects.
 *
 * @param all The numbers of all projects, without a search or filter.
 */
export function searchParts(
  all: Pick<ResultPage, 'total' | 'categories' | 'technologies'>,
): SearchParts {
  const helps = (counts: Counts) =>
    all.total >= minForFilters &&
    [...counts].filter(([choice, count]) => choice !== '' && count > 0).length > 1;
  return {
    keyword: all.total >= minForKeyword,
    category: helps(all.categories),
    technology: helps(all.technologies),
  };
}
