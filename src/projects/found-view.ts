import type { ShownCard } from './card.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { markTitle } from './mark-title.ts';
import { cardsPerPage } from './page-size.ts';
import { queryProjects } from './query-projects.ts';
import { cardsOf, type Sources, type View } from './view.ts';
import { waysOut } from './ways-out.ts';

/** What a search or filter shows; undefined while something for it has not been fetched. */
export function foundView(finding: Finding, sources: Sources): View | undefined {
  const { entries, search } = sources.library;
  const { q } = finding;
  if (entries === undefined || (q !== '' && search === undefined)) return undefined;
  const { saved } = sources;
  const hitsOf = (wanted: Finding) => (wanted.q === '' ? undefined : search?.find(wanted.q));
  const find = (wanted: Finding, hits = hitsOf(wanted)) =>
    queryProjects({ entries, ranked: hits?.places ?? [], saved }, wanted);
  const hits = hitsOf(finding);
  const { shown, ...found } = find(finding, hits);
  const cards = shown.map((entry) => ({
    ...cardOf(entry, sources),
    ...(hits && { stretches: markTitle(entry.title, q, hits.forgiven) }),
  }));
  const pending = shown.filter((_, index) => cards[index]?.isPending);
  const isEmpty = found.total === 0;
  const spelling = isEmpty && q ? search?.resembling(q) : undefined;
  return {
    ...found,
    finding,
    cards,
    missing: [...new Set(pending.map(({ place }) => staticPageOf(place)))],
    ways: isEmpty ? waysOut(finding, spelling, (way) => find(way).total) : [],
  };
}

/** The static page that a project stands on, from 1. @param place From 0. */
function staticPageOf(place: number): number {
  return Math.floor(place / cardsPerPage) + 1;
}

function cardOf(entry: CatalogueEntry, sources: Sources): ShownCard {
  const cards = cardsOf(staticPageOf(entry.place), sources);
  const { id, title, category, languages, year } = entry;
  // After a new version of the site a card may have moved; then it does without its cover.
  return (
    cards?.find((card) => card.id === id) ?? {
      ...{ id, title, category, languages, year, coverAlt: '' },
      isPending: cards === undefined,
    }
  );
}
