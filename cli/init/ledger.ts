import type { z } from 'zod';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import { describe } from '../../src/content/loader/describe.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';

/** Something that was not taken, and why. */
export interface Left {
  /** Its place, such as `work[0].location`. */
  path: string;
  why: string;
}

/** Keeps account of a JSON file: what was taken from it, and so what is left. */
export class Ledger {
  readonly #data: unknown;
  /** What was looked at, by its path: why it was not taken, or undefined where it was. */
  readonly #looked = new Map<string, string | undefined>();

  /** @param data What the file holds. */
  constructor(data: unknown) {
    this.#data = data;
  }

  /**
   * Takes what keeps to a rule.
   *
   * @returns undefined where there is nothing, or something else, which stays.
   */
  take<T>(path: FieldPath, rule: z.ZodType<T>): T | undefined {
    const value = valueAt(this.#data, path);
    if (isNothing(value)) return undefined;
    const { data, error } = rule.safeParse(value, { reportInput: true });
    const expected = error?.issues[0]?.message ?? 'something else';
    this.#looked.set(formatPath(path), error && `expected ${expected}, found ${describe(value)}`);
    return data;
  }

  /** Says why something stays, if it is there. */
  refuse(path: FieldPath, why: string): void {
    if (!isNothing(valueAt(this.#data, path))) this.#looked.set(formatPath(path), why);
  }

  /** The paths of the entries of a list; none where there is no list. */
  entries(path: FieldPath): FieldPath[] {
    const list = valueAt(this.#data, path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  }

  /** All that was not taken: the largest parts in which nothing was looked at. */
  left(path: FieldPath = []): Left[] {
    const value = valueAt(this.#data, path);
    if (isNothing(value)) return [];
    const place = formatPath(path);
    if (this.#looked.has(place)) {
      const why = this.#looked.get(place);
      return why === undefined ? [] : [{ path: place, why }];
    }
    const inside = [...this.#looked.keys()].some(
      (other) => other.startsWith(place) && /^[.[]/.test(other.slice(place.length)),
    );
    if (path.length > 0 && !inside) return [{ path: place, why: 'no place for it' }];
    return partsOf(value).flatMap(([key]) => this.left([...path, key]));
  }
}

/** Whether a field was left empty. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && partsOf(value).every(([, inner]) => isNothing(inner));
}
