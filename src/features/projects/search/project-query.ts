import { href } from '../../../lib/href.ts';
import { pagePath } from '../../../site/project-pages.ts';

/** The search and filters of the Project page; the address holds all of them. */
export interface ProjectQuery {
  /** The root path of the visitor's language, such as `/de`; empty for the first language. */
  readonly root: string;
  /** Keywords, cleaned; empty where there are none. */
  readonly q: string;
  /** One of the content's categories; empty for all. */
  readonly category: string;
  /** One of the content's technologies; empty for all. */
  readonly technology: string;
  readonly saved: boolean;
  /** The page, from 1; may lie beyond the last one. */
  readonly page: number;
}

/** The values that an address may choose from. */
export interface Choices {
  readonly root: string;
  readonly categories: readonly string[];
  readonly technologies: readonly string[];
}

/** The names of the filters in an address; they stay, so that links keep working. */
export const filterParameters = { category: 'category', technology: 'language' } as const;

/** The maximum length of keywords in characters; longer ones are cut. */
export const maxQueryLength = 100;

/** All projects in the first language, from the first page on. */
export const everything: ProjectQuery = {
  root: '',
  q: '',
  category: '',
  technology: '',
  saved: false,
  page: 1,
};

/** Whether nothing is searched or filtered: then each page is a static one. */
export function isPlain({ q, category, technology, saved }: ProjectQuery): boolean {
  return q === '' && category === '' && technology === '' && !saved;
}

/** Keywords without control characters and double spaces, at most `maxQueryLength` characters. */
export function cleanQuery(text: string): string {
  const line = text.toWellFormed().replaceAll(/[\p{Cc}\s]+/gu, ' ');
  return [...line.trim()].slice(0, maxQueryLength).join('').trim();
}

/**
 * Reads path and query of the Project page, such as `/project?q=chairs`. Values that do not exist
 * count as not given, of repeated ones the first counts.
 */
export function parseQuery(address: string, choices: Choices): ProjectQuery {
  // A host before the path, because with a base URL `//name` would be parsed as a host.
  const { pathname, searchParams } = new URL(`https://site.example${address}`);
  const given: ProjectQuery = {
    root: choices.root,
    q: cleanQuery(searchParams.get('q') ?? ''),
    category: chosen(searchParams.get(filterParameters.category), choices.categories),
    technology: chosen(searchParams.get(filterParameters.technology), choices.technologies),
    saved: searchParams.has('saved'),
    page: 1,
  };
  const ofPath = isPlain(given) ? (/\/(\d+)\/?$/.exec(pathname)?.[1] ?? null) : null;
  return { ...given, page: pageNumber(searchParams.get('page') ?? ofPath) };
}

/** The address of a query: a static page where nothing is searched or filtered. */
export function queryAddress(query: ProjectQuery): string {
  const { root, q, category, technology, saved, page } = query;
  if (isPlain(query)) return href(pagePath(page), root);
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category) params.set(filterParameters.category, category);
  if (technology) params.set(filterParameters.technology, technology);
  if (page > 1) params.set('page', String(page));
  const parts = [params.toString(), saved ? 'saved' : ''].filter((part) => part !== '');
  return `${href('/project', root)}?${parts.join('&')}`;
}

/** The technologies of a project as tags, each with the address of all projects made with it. */
export function technologyTags(technologies: readonly string[], root: string) {
  return technologies.map((technology) => ({
    label: technology,
    to: queryAddress({ ...everything, root, technology }),
  }));
}

/** Whether a path is the Project page of a language or one of its further pages. */
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
