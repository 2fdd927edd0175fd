import { SettingsError } from '../../errors/settings-error.ts';
import { parseYaml } from '../loader/yaml-file.ts';
import { editYaml, UnusualYaml } from './edit-yaml.ts';
import { isGroup, plain } from './json.ts';
import { unixLines, withLineEnds } from './line-ends.ts';
import { valueAt } from './walk.ts';

/** A list entry: a text, or a group of fields. */
export type Entry = string | Readonly<Record<string, unknown>>;

/**
 * Appends an entry to a list in a YAML file, without changing anything else in the file.
 *
 * @param yaml The text of the file.
 * @param path The fields that lead to the list, such as `['categories', 'options']`.
 * @param file The file's name in messages.
 * @returns The new text, and the line in which the new entry begins.
 * @throws SettingsError if there is no such list, or if its YAML syntax does not allow the change.
 */
export function appendEntry(
  yaml: string,
  path: readonly string[],
  entry: Entry,
  file: string,
): { text: string; line: number } {
  const unreadable = new SettingsError(
    `${file}: no entry could be added to the list ${path.join('.')} without changes to other parts. Add the entry yourself in a text editor.`,
  );
  const source = unixLines(yaml);
  const read = parseYaml(source, 0);
  const data = 'issue' in read ? null : plain(read.data);
  const list = valueAt(data, path);
  if (!isGroup(data) || !Array.isArray(list)) throw unreadable;
  list.push(plain(entry));
  try {
    const text = editYaml(source, data);
    const written = parseYaml(text, 0);
    if ('issue' in written) throw unreadable;
    return { text: withLineEnds(yaml, text), line: written.lineOf([...path, list.length - 1]) };
  } catch (error) {
    throw error instanceof UnusualYaml ? unreadable : error;
  }
}
