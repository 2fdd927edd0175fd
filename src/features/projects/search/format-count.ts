import type { Plural } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { memoize } from '../../../lib/memoize.ts';

/**
 * Locales that write numbers below 1,000 in the digits 0 to 9. The first `Intl.NumberFormat` of a
 * page takes 60 ms on a phone, and with this check most pages with projects need none.
 */
const inPlainDigits = /^(?:cs|da|de|en|es|fi|fr|it|nl|no|pl|pt|sv)(?:-[A-Z]{2})?$/;

const plurals = memoize((locale) => new Intl.PluralRules(locale));
const wholes = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/**
 * A number with its noun in the singular or plural of the locale: `1 project`, `12.500 projects`.
 *
 * @param values The values of further placeholders in the label.
 */
export function counted(
  label: Plural,
  count: number,
  locale: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const words = label[plurals(locale).select(count)] ?? label.other;
  return interpolate(words, { ...values, count: formatWhole(count, locale) });
}

/** Formats a whole number of 0 or more for a locale. */
export function formatWhole(count: number, locale: string): string {
  if (count < 1000 && inPlainDigits.test(locale)) return `${count}`;
  return wholes(locale).format(count);
}
