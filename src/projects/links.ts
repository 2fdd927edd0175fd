import { href } from '../ui/href.ts';

/** The address of the projects made with a language set. */
export function languageHref(language: string): string {
  return `${href('/project')}?language=${encodeURIComponent(language)}`;
}

/** The path of a page of projects: `/project`, `/project/2` and so on. */
export function pagePath(page: number): string {
  return page === 1 ? '/project' : `/project/${page}`;
}
