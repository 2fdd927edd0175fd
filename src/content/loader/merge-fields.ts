import { isRecord } from '../../lib/is-record.ts';
import type { FieldPath, YamlFile } from './yaml-file.ts';

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

/**
 * Merges a translated file into its original, to check both together. Errors are reported with the
 * line numbers of the translation.
 */
export function mergeFiles(original: Pick<YamlFile, 'data'>, translation: YamlFile): YamlFile {
  const data = mergeFields(original.data, translation.data);
  const translatedPath = (path: FieldPath) => pathIn(translation.data, data, path);
  return {
    ...translation,
    data,
    lineOf: (path) => translation.lineOf(translatedPath(path)),
    written: (path) => translation.written(translatedPath(path)),
  };
}

/** Converts a path in the merged fields to the path in the translation, as far as that exists. */
function pathIn(translation: unknown, merged: unknown, path: FieldPath): FieldPath {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (haveIds(translation) && haveIds(merged)) {
    const entry = merged[Number(key)];
    const index = translation.findIndex(({ id }) => id === entry?.id);
    return index < 0 ? [] : [index, ...pathIn(translation[index], entry, rest)];
  }
  if (Array.isArray(translation) && Array.isArray(merged)) {
    return [key, ...pathIn(translation[Number(key)], merged[Number(key)], rest)];
  }
  if (!isRecord(translation) || !isRecord(merged)) return path;
  return [key, ...pathIn(translation[String(key)], merged[String(key)], rest)];
}

type WithId = Readonly<Record<string, unknown>> & { readonly id: string };

function haveIds(value: unknown): value is readonly WithId[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function hasId(entry: unknown): entry is WithId {
  return isRecord(entry) && typeof entry.id === 'string';
}
