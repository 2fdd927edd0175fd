/** Number of project cards on one page of the project list (specification, section 9). */
export const cardsPerPage = 12;

/** The path of a page of the project list: `/project`, `/project/2` and so on, without language prefix. */
export function pagePath(page: number): string {
  return page === 1 ? '/project' : `/project/${page}`;
}
