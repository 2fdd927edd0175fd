import { z } from 'zod';
import { isRecord } from '../../../components/is-record.ts';
import type { IssueParams } from '../../content-issue.ts';

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).default([]);

export const nonEmptyList = <T extends z.ZodType>(entry: T) =>
  z.array(entry, { error: 'a list' }).min(1, { error: 'a list with at least one entry' });

/** A list with at least one entry, in which no two have the same id. */
export const uniqueById = <T extends z.ZodType<{ id: string }>>(entry: T) =>
  unique(entry, idOf, ['id'], 'an id that no other entry of the list has');

/** A list with at least one text, none of them twice; upper and lower case count as the same. */
export const uniqueTexts = <T extends z.ZodType<string>>(entry: T) =>
  unique(entry, lowerCase, [], 'an entry that does not stand in the list already');

/** @param place Where an entry has its key. */
const unique = <T extends z.ZodType>(
  entry: T,
  keyOf: (entry: unknown) => string | undefined,
  place: readonly string[],
  message: string,
) =>
  nonEmptyList(entry).superRefine(
    (entries: readonly unknown[], context) => {
      for (const { index, before, value } of repetitions(entries, keyOf)) {
        const params: IssueParams = { other: [before, ...place] };
        const path = [index, ...place];
        context.addIssue({ code: 'custom', path, message, input: value, params });
      }
    },
    // All mistakes of a list are told at once: those of its entries and those between them.
    { when: ({ value }) => Array.isArray(value) },
  );

function idOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : undefined;
}

function lowerCase(entry: unknown): string | undefined {
  return typeof entry === 'string' ? entry.toLowerCase() : undefined;
}

/** The entries whose key an earlier one has; entries without a key are left aside. */
function repetitions(
  entries: readonly unknown[],
  keyOf: (entry: unknown) => string | undefined,
): { index: number; before: number; value: string }[] {
  const first = new Map<string, number>();
  const found: { index: number; before: number; value: string }[] = [];
  entries.forEach((entry, index) => {
    const value = keyOf(entry);
    if (value === undefined) return;
    const before = first.get(value);
    if (before === undefined) first.set(value, index);
    else found.push({ index, before, value: typeof entry === 'string' ? entry : value });
  });
  return found;
}
