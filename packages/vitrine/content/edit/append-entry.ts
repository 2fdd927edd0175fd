import { SettingsError } from '../../errors/settings-error.ts';
import { parseYaml } from '../loader/yaml-file.ts';
import { changeFile } from './change-file.ts';
import { isGroup, plain } from './json.ts';
import { unixLines } from './line-ends.ts';
import { valueAt } from './walk.ts';

/** A list entry: a text, or a group of fields. */
export type Entry = string | Readonly<Record<string, unknown>>;

/**
 * Appends an entry to a list in a YAML file, without changing anything else in the file.
 *
 * @param yaml The text of the file.
 * @param path The fields that lead to the list, such as `['categories', 'options']`.
 * @param file The file's name in messages.
 * @param isOptional Whether a file without the list gets it.
 * @returns The new text, and the line in which the new entry begins.
 * @throws SettingsError if there is no such list, or if its YAML syntax does not allow the change.
 */
export function appendEntry(
  yaml: string,
  path: readonly string[],
  entry: Entry,
  file: string,
  isOptional = false,
): { text: string; line: number } {
  const unreadable = new SettingsError(
    `${file}: no entry could be added to the list ${path.join('.')} without changes to other parts. Add the entry yourself in a text editor.`,
  );
  const read = parseYaml(unixLines(yaml), 0);
  const data = 'issue' in read ? null : plain(read.data);
  if (isOptional && isGroup(data)) data[path[0] ?? ''] ??= [];
  const list = valueAt(data, path);
  if (!isGroup(data) || !Array.isArray(list)) throw unreadable;
  list.push(plain(entry));
  const changed = changeFile(file, yaml, { value: data });
  const written = 'text' in changed && parseYaml(unixLines(changed.text), 0);
  if (!written || 'issue' in written) throw unreadable;
  return { text: changed.text, line: written.lineOf([...path, list.length - 1]) };
}
