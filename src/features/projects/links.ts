import { href } from '../../components/href.ts';

/**
 * The address of the projects made with a language set.
 *
 * @param root The path that the pages of the visitor's language stand below.
 */
export function languageHref(language: string, root: string): string {
  return `${href('/project', root)}?language=${encodeURIComponent(language)}`;
}

/** The path of a page of projects: `/project`, `/project/2` and so on, without the root of its language. */
export function pagePath(page: number): string {
  return page === 1 ? '/project' : `/project/${page}`;
}
