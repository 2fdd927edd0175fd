import { isGroup, isSame, type Json, t } from 'vitrine/form';
import type { EditorLanguage } from '../language.ts';
import { entryTitle, placeName } from './labels.ts';

/** A difference between two versions of the fields of a file. */
export interface Change {
  what: 'changed' | 'moved' | 'added' | 'removed';
  /** The path of the field or list entry; of a removed one, its path in the old version. */
  field: string;
  /** The text of a moved, added or removed entry that is a text, which names it better than its number. */
  text?: string;
  /** The old index of a moved entry. */
  from?: number;
  /** The old value of a changed field; absent where it had none. */
  before?: Json | undefined;
}

/** The differences between two versions of the fields of a file, in the order of the new version. */
export function changesBetween(
  before: Json | undefined,
  after: Json | undefined,
  at = '',
): Change[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    const start = at === '' ? '' : `${at}.`;
    return names.flatMap((name) => changesBetween(before[name], after[name], start + name));
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, at);
  return [{ what: 'changed', field: at, before }];
}

/** The name of a change, such as “Moved: Services › Care”. */
export function changeName(
  { what, field, text }: Change,
  before: Json | undefined,
  after: Json | undefined,
  language: EditorLanguage,
): string {
  const data = what === 'removed' ? before : after;
  const name =
    text === undefined
      ? placeName(field, language, data)
      : `${placeName(field.replace(/\[\d+\]$/, ''), language, data)} › ${text}`;
  const { changes } = language.strings;
  return what === 'changed' ? name : t(changes[what], { name }, language.locale);
}

/** An entry of both versions of a list, by its indexes. */
interface Pair {
  from: number;
  to: number;
}

/**
 * The differences of two lists. Entries are the same where they have the same id, else the same content, else
 * the same title; of the others, similar ones in the same order.
 */
function listChanges(before: readonly Json[], after: readonly Json[], at: string): Change[] {
  const pairs: Pair[] = [];
  const taken = { from: new Set<number>(), to: new Set<number>() };
  const isFree = (index: number, side: keyof Pair) => !taken[side].has(index);
  const rules = [
    (old: Json, entry: Json) => idOf(old) !== undefined && idOf(old) === idOf(entry),
    isSame,
    (old: Json, entry: Json) =>
      entryTitle(old) !== undefined && entryTitle(old) === entryTitle(entry),
    isSimilar,
  ];
  for (const isMatch of rules) {
    after.forEach((entry, to) => {
      if (!isFree(to, 'to')) return;
      const from = before.findIndex((old, index) => isFree(index, 'from') && isMatch(old, entry));
      if (from < 0) return;
      pairs.push({ from, to });
      taken.from.add(from);
      taken.to.add(to);
    });
  }
  pairs.sort((a, b) => a.to - b.to);
  const kept = longestRise(pairs.map(({ from }) => from));
  const changes = after.flatMap((entry, to): Change[] => {
    const field = `${at}[${to}]`;
    const pair = pairs.find((one) => one.to === to);
    if (pair === undefined) return [entryChange('added', field, entry)];
    const changesInside = changesBetween(before[pair.from], entry, field);
    if (kept.has(pair.from)) return changesInside;
    return [{ ...entryChange('moved', field, entry), from: pair.from }, ...changesInside];
  });
  const removed = before.flatMap((old, index): Change[] =>
    isFree(index, 'from') ? [entryChange('removed', `${at}[${index}]`, old)] : [],
  );
  return [...changes, ...removed];
}

function entryChange(what: Change['what'], field: string, entry: Json): Change {
  return typeof entry === 'string' && entry !== '' ? { what, field, text: entry } : { what, field };
}

function idOf(entry: Json): string | undefined {
  return isGroup(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}

/**
 * Whether two entries may be versions of one: two texts, or groups without different ids that share a field or
 * have only one.
 */
function isSimilar(old: Json, entry: Json): boolean {
  if (!isGroup(old) || !isGroup(entry)) return !isGroup(old) && !isGroup(entry);
  if (idOf(old) !== undefined && idOf(entry) !== undefined) return false;
  const names = Object.keys(old);
  return names.some((name) => isSame(old[name], entry[name])) || names.length === 1;
}

/** The largest set of numbers that are in ascending order in a list: the entries that were not moved. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  const longest = (rises: readonly number[][]) =>
    rises.reduce<number[]>((long, rise) => (rise.length > long.length ? rise : long), []);
  for (const number of numbers) {
    best.push([...longest(best.filter((rise) => (rise.at(-1) ?? -1) < number)), number]);
  }
  return new Set(longest(best));
}
