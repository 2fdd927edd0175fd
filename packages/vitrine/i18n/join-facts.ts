import { isolated } from './direction.ts';
import { memoize } from './memoize.ts';

/** The comma of a list with its space, such as `, ` in English, `、` in Japanese and `، ` in Arabic. */
const commaOf = memoize((locale) => {
  // Between the items of a list, some locales have a comma with “and”, others only with units.
  const commas = (['conjunction', 'unit'] as const).flatMap((type) => {
    const list = new Intl.ListFormat(locale, { type, style: 'short' });
    const separators = list.formatToParts(['', '', '']).map(({ value }) => value);
    // In Arabic a word follows the comma in the same separator.
    return separators.flatMap((separator) => /^\p{P}\s?/u.exec(separator)?.[0] ?? []);
  });
  return commas[0] ?? ', ';
});

/**
 * Joins facts with the comma of a locale, such as `Shop, 2026`. Empty facts are left out. A fact whose signs
 * could move among the other facts, such as `C++` in Arabic, is isolated.
 * @param locale A BCP 47 tag.
 */
export function joinFacts(facts: readonly (string | undefined)[], locale: string): string {
  return facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(commaOf(locale));
}
