import { z } from 'zod';
import { partialDate } from '../../content/schemas/fields/fields.ts';
import { languageTags } from '../../i18n/load-language.ts';
import { memoize } from '../../i18n/memoize.ts';

/** Words for the end of a job or course that continues. */
const ongoing =
  /^(?:(?:until |till |to )?(?:present|now|current|currently|today|ongoing)|(?:bis )?heute|laufend|jetzt|aujourd['’]hui|présent|en cours|à ce jour|actualidad|presente|hoy|actual|oggi|attuale|in corso|heden|nu|obecnie|teraz|současnost|dosud|hoje|atual|atualmente|o momento|günümüz|bugün|halen|devam ediyor|idag|pågående|現在|至今|今|الآن|حتى الآن|الحاضر)$/iu;

/** Words and endings inside a date, such as in `1st of July 2019` and `3 de julio de 2019`. */
const fillers = new Set(['of', 'the', 'de', 'del', 'di', 'd', 'den', 'st', 'nd', 'rd', 'th', 'er']);

/** The number of a month by its long and short names in all languages; undefined for a name that two months have. */
const monthsByName = memoize((_onlyKey: 'all') => {
  const months = new Map<string, number | undefined>();
  for (const locale of [...languageTags, 'en-GB']) {
    for (const month of ['long', 'short'] as const) {
      // Some languages write the name of a month in another case beside a day.
      for (const day of [undefined, 'numeric'] as const) {
        const format = new Intl.DateTimeFormat(locale, { month, ...(day && { day }) });
        for (let number = 1; number <= 12; number += 1) {
          const parts = format.formatToParts(new Date(2020, number - 1, 15));
          const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '');
          const isAmbiguous = months.has(name) && months.get(name) !== number;
          if (/^\p{L}+$/u.test(name)) months.set(name, isAmbiguous ? undefined : number);
        }
      }
    }
  }
  return months;
});

/** A word in lower case, without accents and points. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase();
}

/**
 * A date of a JSON Resume file, as YYYY-MM-DD, YYYY-MM or YYYY. Besides these forms (ISO 8601), it reads those that
 * people and programs write: the number 2019, `2019-7`, `2019-07-01T00:00:00Z`, `07/2019`, `1.7.2019` and `July 2019`,
 * the last in all languages of the interface. Of `7/1/2019` only the year is certain.
 */
export const resumeDate = () => z.unknown().transform(dateOf).pipe(partialDate());

/** The end of a period: a date, or undefined for a word such as `present`. */
export const resumeEnd = () => z.unknown().transform(endOf).pipe(partialDate().optional());

const dateOf = (value: unknown) => readDate(value) ?? value;
const endOf = (value: unknown) => (ongoing.test(String(value).trim()) ? undefined : dateOf(value));

function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string' && !Number.isInteger(value)) return undefined;
  const text = String(value)
    .normalize('NFKC')
    // Arabic digits are U+0660 to U+0669.
    .replaceAll(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
    // The marks of the writing direction, then a time of day.
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replace(/(?<=\d)[T ]\d{1,2}:\d{2}.*$/, '')
    .trim();
  return readNumbers(text) ?? readWords(text);
}

/** Reads a date of numbers, such as 2019-7, 07/2019, 31.7.2019, 20190731 and 2019年7月. */
function readNumbers(text: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})(?:\s?[-/.年]\s?(\d{1,2})(?:\s?[-/.月]\s?(\d{1,2}))?)?[年月日]?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year !== undefined) return isoDate(year, month, day);
  const [, monthOfYear, yearBehind] = /^(\d{1,2})\s?[-/.]\s?(\d{4})$/.exec(text) ?? [];
  if (yearBehind !== undefined) return isoDate(yearBehind, monthOfYear);
  const [, first = '', sign, second = '', last] =
    /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4})$/.exec(text) ?? [];
  if (last === undefined) return undefined;
  // With points the day is first; with other signs it depends on the country.
  if (sign === '.' || Number(first) > 12) return isoDate(last, second, first);
  if (Number(second) > 12) return isoDate(last, first, second);
  return first === second ? isoDate(last, first, second) : isoDate(last);
}

/** Reads a date with the name of a month, such as July 2019, Jul. 2019 and July 1st, 2019. */
function readWords(text: string): string | undefined {
  const words = (plain(text).match(/\p{L}+|\d+/gu) ?? []).filter((word) => !fillers.has(word));
  const months = words.flatMap((word) => monthsByName('all').get(word) ?? []);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.filter((word) => /^\d{1,2}$/.test(word));
  if (months.length !== 1 || years.length !== 1 || days.length > 1) return undefined;
  const isDate = words.length === 2 + days.length;
  return isDate ? isoDate(years[0] ?? '', `${months[0]}`, days[0]) : undefined;
}

function isoDate(year: string, ...rest: (string | undefined)[]): string {
  return [year, ...rest.flatMap((part) => part?.padStart(2, '0') ?? [])].join('-');
}
