import { isRecord } from '../../i18n/is-record.ts';
import { haveIds, mergeFields } from '../../i18n/merge-fields.ts';
import type { FieldPath } from './field-path.ts';
import type { YamlFile } from './yaml-file.ts';

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
  if (Array.isArray(translation) && Array.isArray(merged))
    return [key, ...pathIn(translation[Number(key)], merged[Number(key)], rest)];
  if (!isRecord(translation) || !isRecord(merged)) return path;
  return [key, ...pathIn(translation[String(key)], merged[String(key)], rest)];
}
