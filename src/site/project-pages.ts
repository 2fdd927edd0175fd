/** Cards on a page of projects (specification, section 9). */
export const cardsPerPage = 12;

/** The path of a page of projects: `/project`, `/project/2` and so on, without the language's root. */
export function pagePath(page: number): string {
  return page === 1 ? '/project' : `/project/${page}`;
}
