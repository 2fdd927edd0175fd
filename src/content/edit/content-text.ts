import { Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { capitalise } from '../../lib/capitalise.ts';
import { schemaOf } from '../kind-files.ts';
import { infoAt, knownKeys } from '../loader/schema-keys.ts';
import type { FieldPath } from '../loader/yaml-file.ts';
import type { ContentKind } from '../registry.ts';

/**
 * The text of a new content file. Above each field is a comment that describes it, and at the end of
 * a group another one lists its optional fields, in the words of the schema.
 *
 * @param body The Markdown below the fields; empty for a YAML file.
 */
export function contentText(kind: ContentKind, data: object, body = ''): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  const isMarkdown = kind.file.endsWith('.md');
  if (!isMarkdown) document.commentBefore = ` ${capitalise(kind.holds)}.`;
  explain(document.contents, schemaOf(kind), []);
  const yaml = document.toString({ lineWidth: 0 });
  if (!isMarkdown) return yaml;
  return `---\n${yaml}---\n${body === '' ? '' : `\n${body}\n`}`;
}

function explain(node: Node | null, schema: z.ZodType, path: FieldPath): void {
  if (isSeq(node)) {
    // The first entry explains the others.
    const [first] = node.items;
    if (isMap(first)) explainFields(first, schema, [...path, 0]);
  }
  if (!isMap(node)) return;
  explainFields(node, schema, path);
  const present = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const absent = knownKeys(schema, path).filter((key) => !present.includes(key));
  if (absent.length === 0) return;
  const lines = absent.map(
    (key) => `   ${key}: ${infoAt(schema, [...path, key]).description ?? ''}`,
  );
  const above = path.length === 0 ? '\n' : '';
  node.comment = `${above} You can add:\n${lines.join('\n')}`;
}

function explainFields(map: YAMLMap, schema: z.ZodType, path: FieldPath): void {
  map.items.forEach(({ key, value }, index) => {
    if (!isScalar(key)) return;
    const fieldPath = [...path, String(key.value)];
    const { description } = infoAt(schema, fieldPath);
    // For the first field of a list entry the comment goes above the hyphen.
    const place = index === 0 && typeof path.at(-1) === 'number' ? map : key;
    if (description) place.commentBefore = ` ${description}`;
    key.spaceBefore = path.length === 0 && index > 0;
    if (isMap(value) || isSeq(value)) explain(value, schema, fieldPath);
  });
}
