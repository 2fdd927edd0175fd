import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import { describe } from '../../src/content/loader/describe.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';

/** Something that was not taken, and why. */
export interface Left {
  /** Where it stands, such as `work[0].location`. */
  path: string;
  why: string;
}

/** Stands in the place of a value that cannot be taken. */
class Refused {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** Keeps account of a JSON file: what was taken from it, and so what is left. */
export class Ledger {
  readonly #data: unknown;
  /** The same, with nothing where something was taken. */
  readonly #rest: unknown;

  /** @param data What the file holds. */
  constructor(data: unknown) {
    this.#data = data;
    this.#rest = structuredClone(data);
  }

  /**
   * Takes what keeps to a rule.
   *
   * @returns undefined where there is nothing, or something else, which stays.
   */
  take<T>(path: FieldPath, rule: z.ZodType<T>): T | undefined {
    const value = valueAt(this.#data, path);
    if (isNothing(value)) return undefined;
    const { success, data, error } = rule.safeParse(value, { reportInput: true });
    if (success) {
      this.drop(path);
      return data;
    }
    const expected = error.issues[0]?.message ?? 'something else';
    this.refuse(path, `expected ${expected}, found ${describe(value)}`);
    return undefined;
  }

  /** Says why something stays, if it is there. */
  refuse(path: FieldPath, why: string): void {
    if (!isNothing(valueAt(this.#data, path))) this.#replace(path, new Refused(why));
  }

  /** Counts something as taken that is of no use to a site. */
  drop(path: FieldPath): void {
    this.#replace(path, undefined);
  }

  /** The paths of the entries of a list; none where there is no list. */
  entries(path: FieldPath): FieldPath[] {
    const list = valueAt(this.#data, path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  }

  /** All that was not taken: the largest parts of which nothing was. */
  left(path: FieldPath = []): Left[] {
    const rest = valueAt(this.#rest, path);
    if (isNothing(rest)) return [];
    if (rest instanceof Refused) return [{ path: formatPath(path), why: rest.why }];
    const isWhole = path.length > 0 && isDeepStrictEqual(rest, valueAt(this.#data, path));
    if (isWhole) return [{ path: formatPath(path), why: 'no place for it' }];
    return partsOf(rest).flatMap(([key]) => this.left([...path, key]));
  }

  #replace(path: FieldPath, value: unknown): void {
    const parent = valueAt(this.#rest, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof parent === 'object' && parent !== null && key !== undefined) {
      Reflect.set(parent, key, value);
    }
  }
}

/** What a field holds that was left empty. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && partsOf(value).every(([, inner]) => isNothing(inner));
}
