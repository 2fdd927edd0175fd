import { isRecord } from './is-record.ts';

/**
 * Merges the fields of a translation into those of the original. Groups are merged field by field.
 * Lists whose entries have ids are merged entry by entry, in the order of the original, with new ids at
 * the end. Any other value is replaced as a whole. Omitted and empty values keep the original.
 */
export function mergeFields(original: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return original;
  if (isRecord(original) && isRecord(translation)) {
    const names = new Set([...Object.keys(original), ...Object.keys(translation)]);
    return Object.fromEntries(
      [...names].map((name) => [name, mergeFields(original[name], translation[name])]),
    );
  }
  if (!haveIds(original) || !haveIds(translation)) return translation;
  const known = new Set(original.map(({ id }) => id));
  return [
    ...original.map((entry) =>
      mergeFields(
        entry,
        translation.find(({ id }) => id === entry.id),
      ),
    ),
    ...translation.filter(({ id }) => !known.has(id)),
  ];
}

type WithId = Readonly<Record<string, unknown>> & { readonly id: string };

/** Whether a value is a list whose entries have ids. */
export function haveIds(value: unknown): value is readonly WithId[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function hasId(entry: unknown): entry is WithId {
  return isRecord(entry) && typeof entry.id === 'string';
}
