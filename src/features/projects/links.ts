/** The path of a page of projects: `/project`, `/project/2` and so on, without the root of its language. */
export function pagePath(page: number): string {
  return page === 1 ? '/project' : `/project/${page}`;
}
