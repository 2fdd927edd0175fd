import { Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { capitalise } from '../../i18n/capitalise.ts';
import { filePath, schemaOf } from '../collection-files.ts';
import type { FieldPath } from '../loader/field-path.ts';
import { infoAt, knownKeys } from '../loader/schema-keys.ts';
import type { Collection } from '../registry.ts';

/**
 * Writes the text of a new content file. A comment above each field contains the description from the
 * schema. A comment at the end of each group lists the optional fields that are not in use.
 *
 * @param body The Markdown below the front matter; empty for a YAML file.
 */
export function contentText(collection: Collection, data: object, body = ''): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  const isMarkdown = filePath(collection).endsWith('.md');
  if (!isMarkdown) document.commentBefore = ` ${capitalise(collection.holds)}.`;
  addComments(document.contents, schemaOf(collection), []);
  const yaml = document.toString({ lineWidth: 0 });
  if (!isMarkdown) return yaml;
  return `---\n${yaml}---\n${body === '' ? '' : `\n${body}\n`}`;
}

function addComments(node: Node | null, schema: z.ZodType, path: FieldPath): void {
  if (isSeq(node)) {
    // Only the first entry of a list gets comments, because all entries have the same fields.
    const [first] = node.items;
    if (isMap(first)) addFieldComments(first, schema, [...path, 0]);
  }
  if (!isMap(node)) return;
  addFieldComments(node, schema, path);
  const present = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const absent = knownKeys(schema, path).filter((key) => !present.includes(key));
  if (absent.length === 0) return;
  const lines = absent.map(
    (key) => `   ${key}: ${infoAt(schema, [...path, key]).description ?? ''}`,
  );
  const above = path.length === 0 ? '\n' : '';
  node.comment = `${above} You can add:\n${lines.join('\n')}`;
}

function addFieldComments(map: YAMLMap, schema: z.ZodType, path: FieldPath): void {
  map.items.forEach(({ key, value }, index) => {
    if (!isScalar(key)) return;
    const fieldPath = [...path, String(key.value)];
    const { description } = infoAt(schema, fieldPath);
    // The comment of the first field in a list entry belongs above the hyphen of that entry.
    const commented = index === 0 && typeof path.at(-1) === 'number' ? map : key;
    if (description) commented.commentBefore = ` ${description}`;
    key.spaceBefore = path.length === 0 && index > 0;
    if (isMap(value) || isSeq(value)) addComments(value, schema, fieldPath);
  });
}
