import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { shown } from '../../platform/project.ts';
import { kindFilesIn } from '../../src/content/kind-files.ts';
import { splitMarkdown } from '../../src/content/loader/source-file.ts';
import { type Migration, migrations } from './migrations.ts';

type Rename = Pick<Migration, 'path' | 'to'>;

/**
 * Gives the fields of a content folder the names that they have now. Files in which no field is
 * renamed stay as they are, byte for byte, and of the others all but the names.
 *
 * @param folder The content folder, absolute, with its languages in folders of their own.
 * @returns A line for each field that was renamed.
 */
export async function migrateContent(
  folder: string,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  const told: string[] = [];
  const languages = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(({ name }) => join(folder, name));
  for (const root of [folder, ...languages]) {
    for (const { path, name } of await kindFilesIn(root)) {
      const renames = list.filter(({ kind }) => kind === name);
      const file = join(root, path);
      const bytes = renames.length > 0 ? await readFile(file).catch(() => undefined) : undefined;
      if (bytes === undefined) continue;
      const { text, renamed } = renameKeys(bytes.toString(), path.endsWith('.md'), renames);
      if (renamed.length === 0) continue;
      await writeFile(file, text);
      told.push(...renamed.map(({ line, change }) => `${shown(file)}:${line}  ${change}`));
    }
  }
  return told;
}

/** Renames keys in the text of a content file. Other text, comments too, stays as it is. */
export function renameKeys(
  before: string,
  isMarkdown: boolean,
  renames: readonly Rename[],
): { text: string; renamed: { line: number; change: string }[] } {
  let text = before;
  const renamed: { line: number; change: string }[] = [];
  for (const { path, to } of renames) {
    const [start, yaml] = yamlIn(text, isMarkdown);
    const keys = keysAt(parseDocument(yaml, { uniqueKeys: false }).contents, path, to);
    // From the end on, so that the places of those before stay the same.
    for (const { range } of keys.reverse()) {
      const [from, end] = range ?? [0, 0];
      const line = text.slice(0, start + from).split('\n').length;
      text = text.slice(0, start + from) + to + text.slice(start + end);
      renamed.push({ line, change: `${path.at(-1)} → ${to}` });
    }
  }
  return { text, renamed: renamed.sort((a, b) => a.line - b.line) };
}

/** Where the YAML of a file begins, and the YAML. */
function yamlIn(text: string, isMarkdown: boolean): [start: number, yaml: string] {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  if (!isMarkdown) return [mark, text.slice(mark)];
  const parts = splitMarkdown(text.slice(mark));
  return 'yaml' in parts ? [text.indexOf('\n') + 1, parts.yaml] : [0, ''];
}

/** The keys at a path, except in groups that have the new one already. */
function keysAt(node: unknown, [part, ...rest]: readonly string[], to: string): Scalar[] {
  if (part === undefined) return [];
  if (part === '*') {
    return isSeq(node) ? node.items.flatMap((item) => keysAt(item, rest, to)) : [];
  }
  if (!isMap(node)) return [];
  const pairs = pairsOf(node, part);
  if (rest.length > 0) return pairs.flatMap(({ value }) => keysAt(value, rest, to));
  if (pairsOf(node, to).length > 0) return [];
  return pairs.flatMap(({ key }) => (isScalar(key) ? [key] : []));
}

function pairsOf({ items }: YAMLMap, name: string) {
  return items.filter(({ key }) => isScalar(key) && key.value === name);
}
