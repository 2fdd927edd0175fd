import type { Result } from '../../content/schemas/project.ts';

/** A scale from 0 to `top` with the value before and after the project. */
export interface Gauge {
  before: number;
  after: number;
  top: number;
}

/** A whole number or one with decimals, with or without separators of thousands. */
const NUMBER = /\d{1,3}(?:[.,’\s]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)/;

/**
 * The gauge of a result, if both values begin with a number and have the same words after it, such as
 * `15 a week` and `4 a week`. Values such as `none` or `about 30` have no gauge.
 */
export function gaugeOf({ before, after }: Result): Gauge | undefined {
  const [first, second] = [reading(before), reading(after)];
  if (!first || !second || first.unit !== second.unit) return undefined;
  const highest = Math.max(first.value, second.value);
  if (highest === 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(highest));
  const top = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= highest) ?? 10;
  return { before: first.value, after: second.value, top: top * power };
}

function reading(text = ''): { value: number; unit: string } | undefined {
  const [digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined || !text.startsWith(digits)) return undefined;
  const unit = text.slice(digits.length).trim();
  if (/\d/.test(unit)) return undefined;
  const isGrouped = /\D\d{3}$/.test(digits);
  const value = Number(isGrouped ? digits.replace(/\D/g, '') : digits.replace(',', '.'));
  return { value, unit };
}
