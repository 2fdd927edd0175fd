import { z } from 'zod';
import { refuse } from '../../content-issue.ts';
import { valueAt } from '../../edit/walk.ts';
import { type Phrase, say } from '../../phrase.ts';

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).default([]);

export const nonEmptyList = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).min(1, { error: 'a list with at least one entry' });

/** A list with at least one entry, in which no two entries have the same id. */
export const uniqueById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  unique(nonEmptyList(entry), (one) => valueAt(one, ['id']), ['id'], say('uniqueId'));

/** A list that may be empty, in which no two entries have the same id. */
export const listById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  unique(listOf(entry), (one) => valueAt(one, ['id']), ['id'], say('uniqueId'));

/** A list with at least one text and without duplicates, regardless of upper and lower case. */
export const uniqueTexts = <T extends z.ZodType<string>>(entry: T) =>
  unique(
    nonEmptyList(entry),
    (one) => (typeof one === 'string' ? one.toLowerCase() : undefined),
    [],
    say('newEntry'),
  );

/** @param place The path, within an entry, of the value that has to be unique. */
const unique = <T extends z.ZodType<readonly unknown[]>>(
  list: T,
  keyOf: (entry: unknown) => unknown,
  place: readonly string[],
  expected: Phrase,
) =>
  list.superRefine(
    (entries: readonly unknown[], context) => {
      const keys = entries.map(keyOf);
      keys.forEach((key, index) => {
        const before = keys.indexOf(key);
        if (key === undefined || before === index) return;
        const input = typeof entries[index] === 'string' ? entries[index] : key;
        const other = [before, ...place];
        refuse(context, expected, { path: [index, ...place], input, other });
      });
    },
    // Duplicates are reported even if entries are invalid, so that all errors appear together.
    { when: ({ value }) => Array.isArray(value) },
  );
