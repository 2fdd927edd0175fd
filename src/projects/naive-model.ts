import type { CatalogueEntry } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { wordsOf } from './words.ts';

/**
 * Search, filters and pager written the plainest way, for tests to compare with: it looks at
 * every word of every project.
 */
export function naiveFound(
  entries: readonly CatalogueEntry[],
  texts: readonly (readonly string[])[],
  saved: ReadonlySet<string>,
  finding: Finding,
) {
  const labelOf = ({ title, client, category, languages }: CatalogueEntry) =>
    wordsOf([title, client, category, ...languages].join(' '));
  const textOf = ({ place }: CatalogueEntry) => texts[place] ?? [];
  const hasWord = (entry: CatalogueEntry, want: string) =>
    labelOf(entry).some((word) => word.startsWith(want)) ||
    textOf(entry).some((word) => (want.length < 3 ? word === want : word.startsWith(want)));
  const hasMisspelt = (entry: CatalogueEntry, want: string) =>
    want.length >= 5 &&
    !entries.some((other) => hasWord(other, want)) &&
    [...labelOf(entry), ...textOf(entry)].some((word) => typos(want, word) <= 1);
  const hasAllWords = (entry: CatalogueEntry, q: string) =>
    wordsOf(q).length > 0 &&
    wordsOf(q).every((want) => hasWord(entry, want) || hasMisspelt(entry, want));
  const fits = (entry: CatalogueEntry, wanted: Finding) =>
    (wanted.q === '' || hasAllWords(entry, wanted.q)) &&
    (wanted.category === '' || entry.category === wanted.category) &&
    (wanted.language === '' || entry.languages.includes(wanted.language)) &&
    (!wanted.saved || saved.has(entry.id));
  const idsOf = (wanted: Finding) =>
    entries.filter((entry) => fits(entry, wanted)).map(({ id }) => id);
  const ids = idsOf(finding);
  const pages = Math.max(1, Math.ceil(ids.length / 12));
  return {
    ids,
    pages,
    page: finding.page > pages ? pages : finding.page,
    leftBy: (change: Partial<Finding>) => idsOf({ ...finding, ...change }).length,
  };
}

/** Optimal string alignment distance, from its definition. */
export function typos(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    rows.push([]);
    for (let j = 0; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[i]?.push(i === 0 && j === 0 ? 0 : least);
    }
  }
  return at(a.length, b.length);
}
