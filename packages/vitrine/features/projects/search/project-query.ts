import { href } from '../../../site/href.ts';
import { pagePath } from '../../../site/project-pages.ts';

/** Search, filters and page number of the Project page, all of which are in the URL. */
export interface ProjectQuery {
  /** The root path of the visitor's language, such as `/de`; empty for the first language. */
  readonly root: string;
  /** Keywords, cleaned by `cleanQuery`; empty if there are none. */
  readonly q: string;
  /** The category to filter by; empty for all categories. */
  readonly category: string;
  /** The technology to filter by; empty for all technologies. */
  readonly technology: string;
  readonly saved: boolean;
  /** The page number, from 1; may be higher than that of the last page. */
  readonly page: number;
}

/** The root path and the filter options that are valid in a URL of the Project page. */
export interface Choices {
  readonly root: string;
  readonly categories: readonly string[];
  readonly technologies: readonly string[];
}

/** The URL parameters of the filters; their names must not change, so that old links keep working. */
export const filterParameters = { category: 'category', technology: 'language' } as const;

/** Maximum length of the keywords in characters; longer keywords are truncated. */
export const maxQueryLength = 100;

/** The query without search and filters, for the first page of the first language. */
export const unfilteredQuery: ProjectQuery = {
  root: '',
  q: '',
  category: '',
  technology: '',
  saved: false,
  page: 1,
};

/** Whether a query has no search and no filter, so that each page of the list is a static page. */
export function isUnfiltered({ q, category, technology, saved }: ProjectQuery): boolean {
  return q === '' && category === '' && technology === '' && !saved;
}

/** Removes control characters and repeated spaces from keywords, and truncates them to `maxQueryLength` characters. */
export function cleanQuery(text: string): string {
  const line = text.toWellFormed().replaceAll(/[\p{Cc}\s]+/gu, ' ');
  return [...line.trim()].slice(0, maxQueryLength).join('').trim();
}

/**
 * Parses path and query string of the Project page, such as `/project?q=chairs`. Invalid values are ignored; of
 * repeated parameters the first one counts.
 */
export function parseQuery(address: string, choices: Choices): ProjectQuery {
  // The host is part of the string, because relative to a base URL `//name` would be parsed as a host.
  const { pathname, searchParams } = new URL(`https://site.example${address}`);
  const given: ProjectQuery = {
    root: choices.root,
    q: cleanQuery(searchParams.get('q') ?? ''),
    category: chosen(searchParams.get(filterParameters.category), choices.categories),
    technology: chosen(searchParams.get(filterParameters.technology), choices.technologies),
    saved: searchParams.has('saved'),
    page: 1,
  };
  const ofPath = isUnfiltered(given) ? (/\/(\d+)\/?$/.exec(pathname)?.[1] ?? null) : null;
  return { ...given, page: pageNumber(searchParams.get('page') ?? ofPath) };
}

/** The path and query string for a query; the path of a static page if nothing is searched or filtered. */
export function queryAddress(query: ProjectQuery): string {
  const { root, q, category, technology, saved, page } = query;
  if (isUnfiltered(query)) return href(pagePath(page), root);
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category) params.set(filterParameters.category, category);
  if (technology) params.set(filterParameters.technology, technology);
  if (page > 1) params.set('page', String(page));
  const parts = [params.toString(), saved ? 'saved' : ''].filter((part) => part !== '');
  return `${href('/project', root)}?${parts.join('&')}`;
}

/** The technologies of a project as tags, each with a link to all projects that use the technology. */
export function technologyTags(technologies: readonly string[], root: string) {
  return technologies.map((technology) => ({
    label: technology,
    to: queryAddress({ ...unfilteredQuery, root, technology }),
  }));
}

/** Whether a path is the Project page of a language, or a further page of its list, as `/project/2`. */
export function isProjectsPath(pathname: string, root: string): boolean {
  const first = href('/project', root);
  return pathname.startsWith(first) && /^(?:\/\d+)?\/?$/.test(pathname.slice(first.length));
}

function chosen(value: string | null, options: readonly string[]): string {
  return value !== null && options.includes(value) ? value : '';
}

function pageNumber(value: string | null): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Math.max(1, Number(value)) : 1;
}
