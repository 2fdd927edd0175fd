import { isGroup, isSame, type Json } from '../../src/content/edit/json.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { titleOf } from './labels.ts';

/** A difference between two versions of a content file. `at` is the path of a field or list entry. */
export type ContentChange =
  /** `at` is the path in the new version, also for a field that the new version lacks. */
  | { kind: 'changed'; at: FieldPath }
  /** An entry that only the new version has. */
  | { kind: 'added'; at: FieldPath }
  /** An entry that only the old version has; `at` is its path in the old version. */
  | { kind: 'removed'; at: FieldPath }
  /** An entry at another place of its list, from 1; `at` is its path in the new version. */
  | { kind: 'moved'; at: FieldPath; from: number; to: number }
  /** A list in which several entries have another place. */
  | { kind: 'reordered'; at: FieldPath };

/** Lists the differences between two versions of the fields of a content file. */
export function contentChanges(
  before: Json | undefined,
  after: Json | undefined,
  at: FieldPath = [],
): ContentChange[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return names.flatMap((name) => contentChanges(before[name], after[name], [...at, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, at);
  return [{ kind: 'changed', at }];
}

function listChanges(
  before: readonly Json[],
  after: readonly Json[],
  at: FieldPath,
): ContentChange[] {
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const areUnique = [oldKeys, newKeys].every((keys) => new Set(keys).size === keys.length);
  if (!areUnique) return [{ kind: 'changed', at }];

  // An entry that takes the place of another is the same entry with another title.
  const isReplaced = (index: number) =>
    index < Math.min(before.length, after.length) &&
    !oldKeys.includes(newKeys[index] ?? '') &&
    !newKeys.includes(oldKeys[index] ?? '');
  const oldIndexOf = (index: number) =>
    isReplaced(index) ? index : oldKeys.indexOf(newKeys[index] ?? '');

  const inside = after.flatMap((entry, index): ContentChange[] => {
    const old = oldIndexOf(index);
    const place = [...at, index];
    return old < 0 ? [{ kind: 'added', at: place }] : contentChanges(before[old], entry, place);
  });
  const removed = before.flatMap((_, index): ContentChange[] =>
    newKeys.includes(oldKeys[index] ?? '') || isReplaced(index)
      ? []
      : [{ kind: 'removed', at: [...at, index] }],
  );
  const kept = after.map((_, index) => ({ index, old: oldIndexOf(index) })).filter(isOld);
  return [...inside, ...removed, ...moves(kept, at)];
}

/** An entry that both versions have, with its index in each. */
interface KeptEntry {
  index: number;
  old: number;
}

function isOld({ old }: KeptEntry): boolean {
  return old >= 0;
}

/** @param kept The entries that both versions have, in the order of the new version. */
function moves(kept: readonly KeptEntry[], at: FieldPath): ContentChange[] {
  const inOrder = longestInOrder(kept);
  const moved = kept.filter((entry) => !inOrder.includes(entry));
  const [first] = moved;
  if (first === undefined) return [];
  if (moved.length > 1) return [{ kind: 'reordered', at }];
  return [{ kind: 'moved', at: [...at, first.index], from: first.old + 1, to: first.index + 1 }];
}

/** The longest part of a list whose entries had the same order before. */
function longestInOrder(kept: readonly KeptEntry[]): readonly KeptEntry[] {
  const best: KeptEntry[][] = [];
  for (const entry of kept) {
    const earlier = best.filter((run) => (run.at(-1)?.old ?? -1) < entry.old);
    best.push([...longest(earlier), entry]);
  }
  return longest(best);
}

function longest(runs: readonly KeptEntry[][]): KeptEntry[] {
  return runs.reduce<KeptEntry[]>((one, other) => (other.length > one.length ? other : one), []);
}

/** A key by which an entry is found again in another version: its id, its title, or the whole entry. */
function keyOf(entry: Json): string {
  const id = isGroup(entry) ? entry.id : undefined;
  if (typeof id === 'string') return `id ${id}`;
  const title = titleOf(entry);
  return title === undefined ? JSON.stringify(entry) : `title ${title}`;
}
