import type { MarkedField } from '../content/marks/field-table.ts';
import { memoize } from '../lib/memoize.ts';

/** How well a text of the page shows the value of a field: as a whole, or with other words. */
export type Match = 'exact' | 'part';

/**
 * Compares a text of the page that has no mark with a field, whose value the page may have formatted.
 *
 * @param language The language of the page, in which numbers and dates are written.
 */
export function matchOf(
  { kind, value }: MarkedField,
  shown: string,
  language: string,
): Match | undefined {
  const text = oneLine(shown);
  if (text === '') return undefined;
  switch (kind) {
    case 'text': {
      const whole = oneLine(value);
      if (whole === text) return 'exact';
      // A page may show the first sentence only, or put words around the text.
      return text.length > 2 && (whole.startsWith(text) || hasWord(text, whole))
        ? 'part'
        : undefined;
    }
    case 'word':
      return matchOfForms([oneLine(value)], text);
    case 'number':
      return matchOfForms(numberForms(language)(value), text);
    case 'date':
      return matchOfDate(value, text, language);
    case 'link':
      return text === value || text === value.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
        ? 'exact'
        : undefined;
    default:
      return undefined;
  }
}

function matchOfForms(forms: readonly string[], text: string): Match | undefined {
  if (forms.includes(text)) return 'exact';
  return forms.some((form) => hasWord(text, form)) ? 'part' : undefined;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Whether a text has a word (or several) that is no part of a longer word or number. */
function hasWord(text: string, word: string): boolean {
  if (word === '') return false;
  const start = text.indexOf(word);
  if (start < 0) return false;
  const around = [text[start - 1], text[start + word.length]];
  return !around.some((sign) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign));
}

/** The ways to write a number in a language, by the number. */
const numberForms = memoize((language) => {
  const formats = [0, 1, 2].map(
    (minimumFractionDigits) =>
      new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 6 }),
  );
  return memoize((value) => [value, ...formats.map((format) => format.format(Number(value)))]);
});

/** The ways to write the year and the month of a date in a language, by the date. */
const dateForms = memoize((language) => {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const year = formatOf({ year: 'numeric' });
  const months = (['long', 'short', '2-digit', 'numeric'] as const).map((month) =>
    formatOf({ month }),
  );
  return memoize((date) => ({
    years: [date.slice(0, 4), year.format(new Date(date))],
    months: months.map((month) => month.format(new Date(date))),
  }));
});

/** Matches a text with the year of the date and its month, if the text has more than the year. */
function matchOfDate(date: string, text: string, language: string): Match | undefined {
  const { years, months } = dateForms(language)(date);
  const year = years.find((form) => text.includes(form));
  if (year === undefined) return undefined;
  const rest = text.replace(year, '');
  if (!/[\p{L}\p{N}]/u.test(rest)) return 'exact';
  const hasMonth = date.length >= 7;
  return !hasMonth || months.some((month) => rest.includes(month)) ? 'part' : undefined;
}
