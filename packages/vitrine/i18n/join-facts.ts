import { isolated } from './direction.ts';
import { memoize } from './memoize.ts';

/** The mark between the parts of a list, such as `, ` in English, `、` in Japanese and `، ` in Arabic. */
const commaOf = memoize((locale) => {
  const marks = (['conjunction', 'unit'] as const).flatMap((type) => {
    const parts = new Intl.ListFormat(locale, { type, style: 'short' }).formatToParts(['', '', '']);
    // In Arabic a word follows the mark, which is no part of it.
    return parts.flatMap(({ value }) => /^\p{P}\s?/u.exec(value)?.[0] ?? []);
  });
  return marks[0] ?? ', ';
});

/**
 * Joins facts with the comma of a locale, such as `Shop, 2026`. Empty facts are left out. Facts whose signs
 * the others could move are isolated (Unicode Annex 9).
 * @param locale A BCP 47 tag.
 */
export function joinFacts(facts: readonly (string | undefined)[], locale: string): string {
  return facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(commaOf(locale));
}
