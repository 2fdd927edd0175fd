import { nearest } from '../content/nearest.ts';

/**
 * The error message for a name that does not exist, with the most similar one that does.
 *
 * @param kind What was named, such as `project`.
 */
export function unknownName(kind: string, name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  const advice = near === undefined ? '' : ` Did you mean '${near}'?`;
  return `There is no ${kind} '${name}'.${advice}`;
}
