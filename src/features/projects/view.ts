import type { ShownCard } from './card.ts';
import { type Finding, isPlain } from './project-query.ts';
import type { Library } from './project-store.ts';
import type { Found } from './query-projects.ts';
import type { WayOut } from './search-suggestions.ts';

export interface StaticPage extends Found {
  /** The path that the pages of its language stand below. */
  readonly root: string;
}

export interface View extends Found {
  readonly finding: Finding;
  readonly cards: readonly ShownCard[];
  /** The nearest ways out, where there is no card. */
  readonly ways: readonly WayOut[];
}

/**
 * What a finding shows; undefined while something for it has not been fetched.
 *
 * @param saved The ids of the saved projects.
 */
export function viewOf(
  finding: Finding,
  own: StaticPage,
  library: Library,
  saved: ReadonlySet<string>,
): View | undefined {
  const isOwn = isPlain(finding) && Math.min(finding.page, own.pages) === own.page;
  return isOwn ? plainView(own, finding) : library.foundView?.(finding, library, saved);
}

/** What the static page itself shows. */
export function plainView(own: StaticPage, finding: Finding): View {
  return { ...own, finding, ways: [] };
}
