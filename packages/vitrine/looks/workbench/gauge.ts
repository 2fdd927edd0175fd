import type { Result } from '../../content/schemas/project.ts';

/** A scale from 0 to `top` with the value before and after the project. */
export interface Gauge {
  before: number;
  after: number;
  top: number;
}

/**
 * The gauge of a result, if both values begin with a number and have the same words after it, such as
 * `15 a week` and `4 a week`. Values such as `none` or `about 30` have no gauge, and neither have values that
 * the locale writes differently, because `1.200` is 1200 in one locale and 1.2 in another.
 */
export function gaugeOf({ before, after }: Result, locale: string): Gauge | undefined {
  const [first, second] = [reading(before, locale), reading(after, locale)];
  if (!first || !second || first.unit !== second.unit) return undefined;
  const highest = Math.max(first.value, second.value);
  if (highest === 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(highest));
  const top = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= highest) ?? 10;
  return { before: first.value, after: second.value, top: top * power };
}

/** Digits of any script, in groups with a single sign or space between them. */
const NUMBER = /^\p{Nd}+(?:[.,'’٫٬\s]\p{Nd}+)*/u;

/** The number at the start of a text, if it is written as the locale writes it, and the words after it. */
function reading(text = '', locale: string): { value: number; unit: string } | undefined {
  const [written] = NUMBER.exec(text) ?? [];
  const unit = text.slice(written?.length).trim();
  // A further number makes it a range, a fraction or a date.
  if (written === undefined || /^[.,'’٫٬\-–—−/:]|\p{N}/u.test(unit)) return undefined;
  const value = ['', '-u-nu-latn'].map((digits) => numberIn(plain(written), locale + digits));
  return value.flatMap((number) => (number === undefined ? [] : [{ value: number, unit }]))[0];
}

/** Reads a number; undefined unless the locale writes the number in this way, with or without groups. */
function numberIn(written: string, locale: string): number | undefined {
  const format = (value: number, options?: Intl.NumberFormatOptions) =>
    plain(new Intl.NumberFormat(locale, options).format(value));
  const digits = [...format(9_876_543_210, { useGrouping: false })].toReversed();
  const point = format(0.5).slice(digits[0]?.length, -(digits[5]?.length ?? 0));
  const [whole = '', decimals = ''] = written.split(point);
  const read = (part: string) => {
    const known = [...part].map((sign) => digits.indexOf(sign));
    return known.filter((digit) => digit >= 0).join('');
  };
  const value = Number(`${read(whole)}.${read(decimals)}`);
  const places = [...decimals].length;
  if (places > 20) return undefined;
  const isWritten = [false, 'always' as const].some(
    (useGrouping) =>
      format(value, {
        useGrouping,
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      }) === written,
  );
  return isWritten ? value : undefined;
}

/** A number with one kind of space and one of apostrophe. */
function plain(written: string): string {
  return written.replaceAll(/\s/g, ' ').replaceAll("'", '’');
}
