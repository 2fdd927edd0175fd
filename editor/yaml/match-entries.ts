import { isSame, type Json } from './json.ts';

/**
 * Which entry of a list each entry of the changed list was before: the same entry where there is
 * one, and of the others the next in order, which was changed then.
 *
 * @returns For each new entry the place of the old one; undefined for one that was added.
 */
export function matchEntries(
  before: readonly Json[],
  after: readonly Json[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const matches = after.map((entry, index) => {
    if (!isSame(entry, before[index])) return undefined;
    free.delete(index);
    return index;
  });
  after.forEach((entry, index) => {
    if (matches[index] !== undefined) return;
    const same = [...free].find((old) => isSame(before[old], entry));
    if (same === undefined) return;
    free.delete(same);
    matches[index] = same;
  });
  const rest = [...free];
  return matches.map((match) => match ?? rest.shift());
}
