import type { z } from 'zod';
import { entriesOf, valueAt } from '../../content/edit/walk.ts';
import { describe } from '../../content/loader/describe.ts';
import { type FieldPath, formatPath } from '../../content/loader/field-path.ts';
import { inEnglish } from '../../content/phrase.ts';

/** A value of a JSON file that was not used, and the reason. */
export interface UnusedValue {
  /** The path of the value in the JSON file, such as `work[0].location`. */
  path: string;
  reason: string;
}

/** Reads the data of a JSON file, and records which values were used, to report the unused ones. */
export class FieldReader {
  readonly #data: unknown;
  /** For each path that was read: why the value was not used, or undefined if the value was used. */
  readonly #reasons = new Map<string, string | undefined>();

  constructor(data: unknown) {
    this.#data = data;
  }

  /**
   * Reads the value at a path, and validates it with a schema.
   *
   * @param isAbsent Whether a value counts as missing: it is neither validated nor reported as unused.
   * @returns The valid value; undefined if the value is empty or invalid.
   */
  read<T>(path: FieldPath, rule: z.ZodType<T>, isAbsent = isEmpty): T | undefined {
    const value = valueAt(this.#data, path);
    if (isAbsent(value)) return undefined;
    const { data, error } = rule.safeParse(value, { reportInput: true });
    const expected = error?.issues[0]?.message ?? 'something else';
    this.#reasons.set(
      formatPath(path),
      error && `expected ${expected}, found ${inEnglish(describe(value))}`,
    );
    return data;
  }

  /** Whether the value at a path was read, but not used. */
  isUnused(path: FieldPath): boolean {
    return this.#reasons.get(formatPath(path)) !== undefined;
  }

  /** Records the reason why a value is not used, unless the value is empty. */
  skip(path: FieldPath, reason: string): void {
    if (!isEmpty(valueAt(this.#data, path))) this.#reasons.set(formatPath(path), reason);
  }

  /** The paths of the entries of a list; none if the value at the path is no list. */
  entries(path: FieldPath): FieldPath[] {
    const list = valueAt(this.#data, path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  }

  /** All values that were not used. An object or list of which nothing was read is one value. */
  unused(path: FieldPath = []): UnusedValue[] {
    const value = valueAt(this.#data, path);
    const name = formatPath(path);
    if (this.#reasons.has(name)) {
      const reason = this.#reasons.get(name);
      return reason === undefined ? [] : [{ path: name, reason }];
    }
    if (isEmpty(value)) return [];
    const inside = [...this.#reasons.keys()].some(
      (other) => other.startsWith(name) && /^[.[]/.test(other.slice(name.length)),
    );
    if (path.length > 0 && !inside)
      return [{ path: name, reason: 'the content has no field for this value' }];
    return entriesOf(value).flatMap(([key]) => this.unused([...path, key]));
  }
}

/** Whether a value is absent, blank, or an object or a list that contains only empty values. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && entriesOf(value).every(([, inner]) => isEmpty(inner));
}
