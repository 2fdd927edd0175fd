import { z } from 'zod';
import type { IssueParams } from '../../content-issue.ts';
import { valueAt } from '../../edit/walk.ts';

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).default([]);

export const nonEmptyList = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).min(1, { error: 'a list with at least one entry' });

/** A list with at least one entry, in which no two have the same id. */
export const uniqueById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  unique(entry, (one) => valueAt(one, ['id']), ['id'], 'an id that no other entry of the list has');

/** A list with at least one text, none of them twice; upper and lower case count as the same. */
export const uniqueTexts = <T extends z.ZodType<string>>(entry: T) =>
  unique(
    entry,
    (one) => (typeof one === 'string' ? one.toLowerCase() : undefined),
    [],
    'an entry that is not in the list already',
  );

/** @param place Where an entry has its key. */
const unique = <T extends z.ZodType>(
  entry: T,
  keyOf: (entry: unknown) => unknown,
  place: readonly string[],
  message: string,
) =>
  nonEmptyList(entry).superRefine(
    (entries: readonly unknown[], context) => {
      const keys = entries.map(keyOf);
      keys.forEach((key, index) => {
        const before = keys.indexOf(key);
        if (key === undefined || before === index) return;
        const input = typeof entries[index] === 'string' ? entries[index] : key;
        const params: IssueParams = { other: [before, ...place] };
        context.addIssue({ code: 'custom', path: [index, ...place], message, input, params });
      });
    },
    // All errors of a list are reported at once: those of its entries and those between them.
    { when: ({ value }) => Array.isArray(value) },
  );
