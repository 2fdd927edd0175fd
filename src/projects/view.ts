import type { ProjectCardData, ShownCard } from './card.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { type Finding, isPlain } from './finding.ts';
import type { Library } from './library.ts';
import { cardsPerPage } from './page-size.ts';
import { type Counts, type Found, queryProjects } from './query-projects.ts';
import { type WayOut, waysOut } from './ways-out.ts';

/** The static page that was loaded. */
export interface StaticPage {
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
  return isPlain(finding) ? plainView(finding, sources) : foundView(finding, sources);
}

/** The page of the static pages that holds a project. @param place From 0. */
export function staticPageOf(place: number): number {
  return Math.floor(place / cardsPerPage) + 1;
}

function plainView(finding: Finding, { own, library }: Sources): View | undefined {
  const { pages, total, categories, languages } = own;
  const page = Math.min(finding.page, pages);
  const cards = page === own.page ? own.cards : library.cards.get(page);
  if (cards === undefined) return undefined;
  return { finding, cards, page, pages, total, categories, languages, missing: [], ways: [] };
}

function foundView(finding: Finding, { own, library, saved }: Sources): View | undefined {
  const { entries, search } = library;
  if (entries === undefined || (finding.q !== '' && search === undefined)) return undefined;
  const find = (wanted: Finding) =>
    queryProjects({ entries, ranked: search?.find(wanted.q) ?? [], saved }, wanted);
  const { shown, ...found } = find(finding);
  const cards = shown.map((entry) => cardOf(entry, own, library));
  const pending = shown.filter((_, index) => cards[index]?.isPending);
  const spellings = found.total === 0 && finding.q !== '' ? search?.resembling(finding.q) : [];
  return {
    ...found,
    finding,
    cards,
    missing: [...new Set(pending.map(({ place }) => staticPageOf(place)))],
    ways: found.total === 0 ? waysOut(finding, spellings ?? [], (way) => find(way).total) : [],
  };
}

function cardOf(entry: CatalogueEntry, own: StaticPage, library: Library): ShownCard {
  const page = staticPageOf(entry.place);
  const cards = page === own.page ? own.cards : library.cards.get(page);
  const { id, title, category, languages, year } = entry;
  // After a new version of the site a card may have moved; then it does without its cover.
  return (
    cards?.find((card) => card.id === id) ?? {
      ...{ id, title, category, languages, year, coverAlt: '' },
      isPending: cards === undefined,
    }
  );
}
