import { CST, isMap, isScalar, parseDocument } from 'yaml';
import { parseYaml } from '../loader/yaml-file.ts';
import { changeNode } from './change-node.ts';
import type { FormField } from './form-schema.ts';
import { groupOf, isGroup, isSame, type Json, type JsonGroup, plain } from './json.ts';
import { writeBlock } from './write-value.ts';

/** Thrown for YAML that cannot be changed in places; the whole file is left alone then. */
export class UnusualYaml extends Error {
  override name = 'UnusualYaml';
}

/**
 * Changes the data of a YAML text and leaves all else as it is: comments, order, quotes, empty lines.
 *
 * @param yaml The text, with lines that end with `\n`.
 * @param target The new data.
 * @param form The form of the file, whose order new fields get; without it they keep that of `target`.
 * @throws UnusualYaml where that cannot be done, such as for text that refers to other text.
 */
export function editYaml(yaml: string, target: JsonGroup, form?: FormField): string {
  const document = parseDocument(yaml, { keepSourceTokens: true, uniqueKeys: false });
  const sorted = sortFields(target, form);
  if (isSame(plain(document.toJS()), sorted)) return yaml;

  const { contents } = document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  const token = isMap(contents) ? contents.srcToken : undefined;
  if (!isEmpty && !token) throw new UnusualYaml('The file is no group of fields.');
  const lineEnd = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  // A comment below a new text can look like a part of it; then quotes show where the text ends.
  for (const allowsBlocks of [true, false]) {
    const text = token && changeNode({ document, allowsBlocks }, token, contents, sorted);
    const end = token ? token.offset + CST.stringify(token).length : 0;
    const changed =
      token && text !== undefined
        ? yaml.slice(0, token.offset) + text + yaml.slice(end)
        : `${yaml}${lineEnd}${writeBlock(sorted, { column: 0, allowsBlocks })}\n`;
    const result = parseYaml(changed, 0);
    if (!('issue' in result) && isSame(plain(result.data), sorted)) return changed;
  }
  throw new UnusualYaml('The changed text does not hold the new data.');
}

/** The fields of each group in the order of the form; fields that it does not have are last. */
function sortFields(group: JsonGroup, field: FormField | undefined): JsonGroup {
  const known = field?.type === 'object' ? field.properties : {};
  return groupOf(Object.keys({ ...known, ...group }), (name) => {
    const value = group[name];
    return value === undefined ? undefined : sortValue(value, known[name]);
  });
}

function sortValue(value: Json, field: FormField | undefined): Json {
  if (isGroup(value)) return sortFields(value, field);
  const entry = field?.type === 'array' ? field.items : undefined;
  return Array.isArray(value) ? value.map((item) => sortValue(item, entry)) : value;
}
