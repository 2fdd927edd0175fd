import type { Plural } from '../../../i18n/en.ts';
import { interpolate } from '../../../i18n/interpolate.ts';
import { memoize } from '../../../lib/memoize.ts';

/**
 * Languages that write numbers below a thousand in the digits 0 to 9. A phone takes 60 ms for the first
 * formatter of a page, and most pages of projects need none.
 */
const inPlainDigits = /^(?:cs|da|de|en|es|fi|fr|it|nl|no|pl|pt|sv)(?:-[A-Z]{2})?$/;

const plurals = memoize((locale) => new Intl.PluralRules(locale));
const wholes = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/**
 * A number with its word, as the locale writes them: `1 project`, `12.500 projects`.
 *
 * @param values Further values that the label names.
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

/** A whole number, 0 or more, as the locale writes it. */
export function formatWhole(count: number, locale: string): string {
  if (count < 1000 && inPlainDigits.test(locale)) return `${count}`;
  return wholes(locale).format(count);
}
