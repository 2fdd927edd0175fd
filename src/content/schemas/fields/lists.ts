import { z } from 'zod';
import type { IssueParams } from '../../content-issue.ts';
import { valueAt } from '../../edit/walk.ts';

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).default([]);

export const nonEmptyList = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).min(1, { error: 'a list with at least one entry' });

/** A list with at least one entry, in which no two entries have the same id. */
export const uniqueById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  unique(entry, (one) => valueAt(one, ['id']), ['id'], 'an id that no other entry of the list has');

/** A list with at least one text and without duplicates, regardless of upper and lower case. */
export const uniqueTexts = <T extends z.ZodType<string>>(entry: T) =>
  unique(
    entry,
    (one) => (typeof one === 'string' ? one.toLowerCase() : undefined),
    [],
    'an entry that the list does not contain already',
  );

/** @param place The path, within an entry, of the value that has to be unique. */
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
    // Duplicates are reported even if entries are invalid, so that all errors appear together.
    { when: ({ value }) => Array.isArray(value) },
  );
