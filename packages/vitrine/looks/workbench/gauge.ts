import type { Result } from '../../content/schemas/project.ts';

/** The values before and after a project, in percent of the larger one. */
export interface Gauge {
  before: number;
  after: number;
}

/**
 * The gauge of a result, if both values are a whole number of at most nine digits with the same words after it, such as
 * `15 a week` and `4 a week`. Others, such as `1.200` or `5 to 10`, have none, because locales read them differently.
 */
export function gaugeOf({ before = '', after = '' }: Result): Gauge | undefined {
  const [first, second] = [before, after].map((text) => /^(\d{1,9})(\s\D+)?$/.exec(text));
  if (!first || !second || first[2] !== second[2]) return undefined;
  const [from, to] = [Number(first[1]), Number(second[1])];
  const percent = 100 / Math.max(from, to);
  return percent === Infinity ? undefined : { before: from * percent, after: to * percent };
}
