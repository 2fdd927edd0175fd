import { isRecord } from '../../lib/is-record.ts';
import type { FieldPath, YamlFile } from './yaml-file.ts';

/**
 * The fields of a file and of its translation as one. Groups are merged field by field. Lists whose
 * entries have ids are merged entry by entry, in the order of the original; an entry with a new id
 * comes at the end. Any other list, and any other value, is taken whole from the translation.
 * Values that the translation leaves out or empty are those of the original.
 */
export function mergeFields(original: unknown, own: unknown): unknown {
  if (own === undefined || own === null) return original;
  if (isRecord(original) && isRecord(own)) {
    const names = new Set([...Object.keys(original), ...Object.keys(own)]);
    return Object.fromEntries(
      [...names].map((name) => [name, mergeFields(original[name], own[name])]),
    );
  }
  if (!haveIds(original) || !haveIds(own)) return own;
  const known = new Set(original.map(({ id }) => id));
  return [
    ...original.map((entry) =>
      mergeFields(
        entry,
        own.find(({ id }) => id === entry.id),
      ),
    ),
    ...own.filter(({ id }) => !known.has(id)),
  ];
}

/**
 * A file and its translation as one, to be checked together. Errors are reported with the lines of
 * the translation.
 */
export function mergeFiles(original: Pick<YamlFile, 'data'>, own: YamlFile): YamlFile {
  const data = mergeFields(original.data, own.data);
  const ownPath = (path: FieldPath) => pathIn(own.data, data, path);
  return {
    ...own,
    data,
    lineOf: (path) => own.lineOf(ownPath(path)),
    written: (path) => own.written(ownPath(path)),
  };
}

/** The path in the translation of a path in the merged fields, as far as the translation has it. */
function pathIn(own: unknown, merged: unknown, path: FieldPath): FieldPath {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (haveIds(own) && haveIds(merged)) {
    const entry = merged[Number(key)];
    const index = own.findIndex(({ id }) => id === entry?.id);
    return index < 0 ? [] : [index, ...pathIn(own[index], entry, rest)];
  }
  if (Array.isArray(own) && Array.isArray(merged)) {
    return [key, ...pathIn(own[Number(key)], merged[Number(key)], rest)];
  }
  if (!isRecord(own) || !isRecord(merged)) return path;
  return [key, ...pathIn(own[String(key)], merged[String(key)], rest)];
}

type WithId = Readonly<Record<string, unknown>> & { readonly id: string };

function haveIds(value: unknown): value is readonly WithId[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function hasId(entry: unknown): entry is WithId {
  return isRecord(entry) && typeof entry.id === 'string';
}
