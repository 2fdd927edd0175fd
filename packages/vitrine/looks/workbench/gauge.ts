import type { Result } from '../../content/schemas/project.ts';

/** A scale from 0 to `top` with the value before and after the project. */
export interface Gauge {
  before: number;
  after: number;
  top: number;
}

/**
 * The gauge of a result, if both values are a whole number of at most nine digits with the same words after it, such as
 * `15 a week` and `4 a week`. Others, such as `1.200` or `5 to 10`, have none, because locales read them differently.
 */
export function gaugeOf({ before = '', after = '' }: Result): Gauge | undefined {
  const [first, second] = [before, after].map((text) => /^(\d{1,9})(\s\D+)?$/.exec(text));
  if (!first || !second || first[2] !== second[2]) return undefined;
  const [from, to] = [Number(first[1]), Number(second[1])];
  const highest = Math.max(from, to);
  if (highest === 0) return undefined;
  const power = 10 ** Math.floor(Math.log10(highest));
  const top = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * power >= highest) ?? 10;
  return { before: from, after: to, top: top * power };
}
