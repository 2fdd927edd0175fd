import { isRightToLeft } from './direction.ts';
import { memoize } from './memoize.ts';
import type { Message } from './messages.ts';

/** The values of a message's placeholders. Numbers and lists are formatted for the locale. */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Locales that write numbers below 1,000 in the digits 0 to 9. The first `Intl.NumberFormat` of a
 * page takes 60 ms on a phone, and with this check most pages need none.
 */
const inPlainDigits = /^(?:cs|da|de|en|es|fi|fr|it|ja|nl|no|pl|pt|sv|tr)(?:-[A-Z]{2})?$/;

/** Locales that are written from right to left. Firefox has no `Intl.Locale#getTextInfo`. */
const rightToLeft = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

const plurals = memoize((locale) => new Intl.PluralRules(locale));
const numbers = memoize((locale) => new Intl.NumberFormat(locale));
const lists = memoize((locale) => new Intl.ListFormat(locale));

/**
 * The text of a message: its plural form for the value of `{count}`, with values in place of the
 * placeholders. A value whose writing direction may differ from that of the locale is isolated
 * (Unicode Annex 9), so that it does not move punctuation.
 *
 * @param locale A BCP 47 tag.
 * @throws Error if a placeholder of the message has no value.
 */
export function t(message: Message, values: Values, locale: string): string {
  const { count } = values;
  const form = typeof count === 'number' ? plurals(locale).select(count) : 'other';
  const text = typeof message === 'string' ? message : (message[form] ?? message.other);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message '${text}' needs a value for {${name}}.`);
    if (typeof value === 'number') return formatNumber(value, locale);
    return isolate(typeof value === 'string' ? value : lists(locale).format(value), locale);
  });
}

/** Formats a number of 0 or more for a locale. */
export function formatNumber(value: number, locale: string): string {
  const isPlain = Number.isInteger(value) && value < 1000 && inPlainDigits.test(locale);
  return isPlain ? `${value}` : numbers(locale).format(value);
}

/** Isolates a value that is not written in the direction of the locale. */
function isolate(value: string, locale: string): string {
  const isSame = rightToLeft.test(locale) === isRightToLeft(value);
  return isSame || value === '' ? value : `\u2068${value}\u2069`;
}
