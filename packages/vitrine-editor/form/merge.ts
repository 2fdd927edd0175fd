import { isGroup, isSame, type Json } from 'vitrine/form';

/** A field that two versions have changed differently. */
export interface Conflict {
  /** The path of the field or list. */
  field: string;
  mine: Json | undefined;
  theirs: Json | undefined;
}

/** Two versions of the same fields in one. */
export interface Merged {
  value: Json | undefined;
  /** The paths of the fields that only this version has changed. */
  onlyMine: string[];
  conflicts: Conflict[];
}

/** The value of the common base version if that version is not known any more. */
export const UNKNOWN = Symbol('unknown');

/**
 * Merges two versions of the fields of a file. A field that one version has changed gets that value. Lists are
 * merged entry by entry where both versions have the entries of the first one.
 *
 * @param base The version from which both began.
 * @param keepsMine Whether a field in conflict keeps the value of this version; else it gets that of the other.
 */
export function mergeFields(
  base: Json | undefined | typeof UNKNOWN,
  mine: Json | undefined,
  theirs: Json | undefined,
  keepsMine: (field: string) => boolean = () => true,
  at = '',
): Merged {
  const unchanged = (value: Json | undefined): Merged => ({ value, onlyMine: [], conflicts: [] });
  if (isSame(mine, theirs)) return unchanged(theirs);
  if (base !== UNKNOWN && isSame(base, mine)) return unchanged(theirs);
  if (base !== UNKNOWN && isSame(base, theirs)) return { ...unchanged(mine), onlyMine: [at] };
  const mergePart = (name: string | number) => {
    const field = typeof name === 'number' ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`;
    const from = base === UNKNOWN ? UNKNOWN : partOf(base, name);
    return mergeFields(from, partOf(mine, name), partOf(theirs, name), keepsMine, field);
  };
  if (isGroup(mine) && isGroup(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = names.map((name) => [name, mergePart(name)] as const);
    const fields = parts.flatMap(([name, { value }]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { value: Object.fromEntries(fields), ...joinResults(parts.map(([, part]) => part)) };
  }
  if (Array.isArray(mine) && Array.isArray(theirs) && haveSameEntries(base, mine, theirs)) {
    const parts = mine.map((_, index) => mergePart(index));
    return { value: parts.map(({ value }) => value ?? ''), ...joinResults(parts) };
  }
  const value = keepsMine(at) ? mine : theirs;
  return { value, onlyMine: [], conflicts: [{ field: at, mine, theirs }] };
}

function joinResults(parts: readonly Merged[]): Pick<Merged, 'onlyMine' | 'conflicts'> {
  return {
    onlyMine: parts.flatMap(({ onlyMine }) => onlyMine),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

function partOf(value: Json | undefined, name: string | number): Json | undefined {
  if (Array.isArray(value)) return value[Number(name)];
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether no version has added, removed or moved an entry, as far as the ids of the entries say. */
function haveSameEntries(
  base: Json | undefined | typeof UNKNOWN,
  mine: readonly Json[],
  theirs: readonly Json[],
): boolean {
  const versions = [mine, theirs, ...(Array.isArray(base) ? [base] : [])];
  const keys = versions.map((entries) =>
    JSON.stringify(entries.map((entry) => partOf(entry, 'id') ?? null)),
  );
  return new Set(keys).size === 1 && base !== undefined;
}
