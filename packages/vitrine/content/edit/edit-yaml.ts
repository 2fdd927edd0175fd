import { CST, isMap, isScalar, parseDocument } from 'yaml';
import { parseYaml } from '../loader/yaml-file.ts';
import { changeNode } from './change-node.ts';
import type { FormField } from './form-schema.ts';
import { groupOf, isGroup, isSame, type Json, type JsonGroup, plain } from './json.ts';
import { writeBlock } from './write-value.ts';

/**
 * Changes the data of a YAML text and keeps all else: comments, order of fields, quotes, empty lines.
 *
 * @param yaml The YAML text, whose lines end with `\n`.
 * @param target The new data.
 * @param form The form of the file, which defines the order of new fields; by default that of `target`.
 * @returns Undefined if the syntax does not allow the change, such as for aliases (`*name`).
 */
export function editYaml(yaml: string, target: JsonGroup, form?: FormField): string | undefined {
  const document = parseDocument(yaml, { keepSourceTokens: true, uniqueKeys: false });
  const sorted = sortFields(target, form);
  if (isSame(plain(document.toJS()), sorted)) return yaml;

  const { contents } = document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  const token = isMap(contents) ? contents.srcToken : undefined;
  if (!isEmpty && !token) return undefined;
  const lineEnd = yaml === '' || yaml.endsWith('\n') ? '' : '\n';
  // A comment after a block scalar can become part of the text, so the second attempt uses quotes.
  for (const allowsBlocks of [true, false]) {
    const text =
      Object.keys(sorted).length === 0
        ? '{}\n'
        : token && changeNode({ document, allowsBlocks }, token, contents, sorted);
    const end = token ? token.offset + CST.stringify(token).length : 0;
    const changed =
      token && text !== undefined
        ? yaml.slice(0, token.offset) + text + yaml.slice(end)
        : `${yaml}${lineEnd}${writeBlock(sorted, { column: 0, allowsBlocks })}\n`;
    const result = parseYaml(changed, 0);
    if (!('issue' in result) && isSame(plain(result.data), sorted)) return changed;
  }
  return undefined;
}

/** Sorts the fields of each group in the order of the form. Fields without a control come last. */
function sortFields(group: JsonGroup, field: FormField | undefined): JsonGroup {
  const properties = field?.type === 'object' ? field.properties : {};
  return groupOf(Object.keys({ ...properties, ...group }), (name) => {
    const value = group[name];
    return value === undefined ? undefined : sortValue(value, properties[name]);
  });
}

function sortValue(value: Json, field: FormField | undefined): Json {
  if (isGroup(value)) return sortFields(value, field);
  const entry = field?.type === 'array' ? field.items : undefined;
  return Array.isArray(value) ? value.map((item) => sortValue(item, entry)) : value;
}
