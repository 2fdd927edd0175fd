import type { z } from 'zod';
import { describe } from '../../src/content/loader/describe.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';

/** Something that was not taken, and why. */
export interface Left {
  /** Where it stands, such as `work[0].location`. */
  path: string;
  why: string;
}

/** Keeps account of a JSON file: what was taken from it, and so what is left. */
export class Ledger {
  readonly #data: unknown;
  readonly #taken = new Set<string>();
  readonly #reasons = new Map<string, string>();

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
    const value = this.#at(path);
    if (isNothing(value)) return undefined;
    const { success, data, error } = rule.safeParse(value, { reportInput: true });
    if (success) {
      this.#taken.add(keyOf(path));
      return data;
    }
    const expected = error.issues[0]?.message ?? 'something else';
    this.refuse(path, `expected ${expected}, found ${describe(value)}`);
    return undefined;
  }

  /** Says why something stays. */
  refuse(path: FieldPath, why: string): void {
    this.#reasons.set(keyOf(path), why);
  }

  /** Counts something as taken that is of no use to a site. */
  drop(path: FieldPath): void {
    this.#taken.add(keyOf(path));
  }

  /** The paths of the entries of a list; none where there is no list. */
  entries(path: FieldPath): FieldPath[] {
    const list = this.#at(path);
    return Array.isArray(list) ? list.map((_, index) => [...path, index]) : [];
  }

  /** All that was not taken: the largest parts of which nothing was. */
  left(): Left[] {
    return this.#leftIn([], this.#data).list;
  }

  #leftIn(path: FieldPath, value: unknown): { list: Left[]; isWhole: boolean } {
    const own = keyOf(path);
    if (this.#taken.has(own)) return { list: [], isWhole: false };
    if (isNothing(value)) return { list: [], isWhole: true };
    const why = this.#reasons.get(own);
    const whole = [{ path: formatPath(path), why: why ?? 'no place for it' }];
    if (why !== undefined) return { list: whole, isWhole: false };
    if (typeof value !== 'object' || value === null) return { list: whole, isWhole: true };
    const parts = partsOf(value).map(([key, inner]) => this.#leftIn([...path, key], inner));
    const list = parts.flatMap((part) => part.list);
    const isWhole = path.length > 0 && parts.every((part) => part.isWhole);
    return { list: isWhole ? whole : list, isWhole };
  }

  #at(path: FieldPath): unknown {
    let value: unknown = this.#data;
    for (const key of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
        return undefined;
      }
      value = Reflect.get(value, key);
    }
    return value;
  }
}

/** A path as a text that no other path has, whatever letters its names have. */
function keyOf(path: FieldPath): string {
  return JSON.stringify(path);
}

/** What a field holds that was left empty. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && partsOf(value).every(([, inner]) => isNothing(inner));
}

function partsOf(value: object): [key: PropertyKey, inner: unknown][] {
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
