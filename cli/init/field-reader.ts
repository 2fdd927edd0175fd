import type { z } from 'zod';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import { describe } from '../../src/content/loader/describe.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';

/** A value that was not used, and why. */
export interface UnusedValue {
  /** Its place, such as `work[0].location`. */
  path: string;
  reason: string;
}

/** Records which values of a JSON file were used, and so which are left. */
export class FieldReader {
  readonly #data: unknown;
  /** The values that were read, by path: why a value was not used, or undefined if it was. */
  readonly #reasons = new Map<string, string | undefined>();

  constructor(data: unknown) {
    this.#data = data;
  }

  /**
   * Uses a value that passes a rule.
   *
   * @returns undefined if the value is empty, or does not pass and is left.
   */
  read<T>(path: FieldPath, rule: z.ZodType<T>): T | undefined {
    const value = valueAt(this.#data, path);
    if (isEmpty(value)) return undefined;
    const { data, error } = rule.safeParse(value, { reportInput: true });
    const expected = error?.issues[0]?.message ?? 'something else';
    this.#reasons.set(formatPath(path), error && `expected ${expected}, found ${describe(value)}`);
    return data;
  }

  /** Records why a value is not used, if it is there. */
  skip(path: FieldPath, reason: string): void {
    if (!isEmpty(valueAt(this.#data, path))) this.#reasons.set(formatPath(path), reason);
  }

  /** The paths of the entries of a list; none if there is no list. */
  entries(path: FieldPath): FieldPath[] {
    const list = valueAt(this.#data, path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  }

  /** All values that were not used. A part of which nothing was read is one of them. */
  unused(path: FieldPath = []): UnusedValue[] {
    const value = valueAt(this.#data, path);
    if (isEmpty(value)) return [];
    const place = formatPath(path);
    if (this.#reasons.has(place)) {
      const reason = this.#reasons.get(place);
      return reason === undefined ? [] : [{ path: place, reason }];
    }
    const inside = [...this.#reasons.keys()].some(
      (other) => other.startsWith(place) && /^[.[]/.test(other.slice(place.length)),
    );
    if (path.length > 0 && !inside) return [{ path: place, reason: 'no place for it' }];
    return partsOf(value).flatMap(([key]) => this.unused([...path, key]));
  }
}

/** Whether a field was left empty. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && partsOf(value).every(([, inner]) => isEmpty(inner));
}
