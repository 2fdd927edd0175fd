import type { ProjectCardData, ShownCard } from './card.ts';
import { type Finding, isPlain } from './finding.ts';
import type { Library } from './library.ts';
import type { Counts, Found } from './query-projects.ts';
import type { WayOut } from './ways-out.ts';

/** The static page that was loaded. */
export interface StaticPage {
  /** The path that the pages of its language stand below. */
  readonly root: string;
  /** Its number, from 1. */
  readonly page: number;
  /** How many static pages there are. */
  readonly pages: number;
  /** How many projects there are. */
  readonly total: number;
  readonly cards: readonly ProjectCardData[];
  /** How many projects each category has. */
  readonly categories: Counts;
  /** How many projects each language set has. */
  readonly languages: Counts;
}

/** What the Project page shows. */
export interface View extends Omit<Found, 'shown'> {
  readonly finding: Finding;
  readonly cards: readonly ShownCard[];
  /** The static pages whose cards have to be fetched for the covers. */
  readonly missing: readonly number[];
  /** The nearest ways out, where there is no card. */
  readonly ways: readonly WayOut[];
}

/** What a view is made of, besides the finding. */
export interface Sources {
  readonly own: StaticPage;
  readonly library: Library;
  /** The ids of the saved projects. */
  readonly saved: ReadonlySet<string>;
}

/** What a finding shows; undefined while something for it has not been fetched. */
export function viewOf(finding: Finding, sources: Sources): View | undefined {
  const { own, library } = sources;
  if (!isPlain(finding)) return library.foundView?.(finding, sources);
  const page = Math.min(finding.page, own.pages);
  const cards = cardsOf(page, sources);
  return cards && plainView({ ...own, page, cards }, finding);
}

/** The cards of a static page, if they are there. @param page From 1. */
export function cardsOf(page: number, { own, library }: Sources): StaticPage['cards'] | undefined {
  return page === own.page ? own.cards : library.cards.get(page);
}

/** What a static page shows. */
export function plainView(shown: StaticPage, finding: Finding): View {
  return { ...shown, finding, missing: [], ways: [] };
}
