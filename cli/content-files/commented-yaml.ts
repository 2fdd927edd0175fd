import { Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { schemaOf } from '../../src/content/kind-files.ts';
import { infoAt, knownKeys } from '../../src/content/loader/schema-keys.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { type ContentKind, type KindName, registry } from '../../src/content/registry.ts';

/**
 * Fields as YAML, each below a comment that says what it is, and at the end of a group what else it
 * may have. The comments are the descriptions of the schema.
 *
 * @param head The first comment: what the file is.
 */
export function commentedYaml(kind: KindName | ContentKind, data: object, head?: string): string {
  const schema = schemaOf(typeof kind === 'string' ? registry[kind] : kind);
  const document = new Document(data, { aliasDuplicateObjects: false });
  if (head !== undefined) document.commentBefore = ` ${head}`;
  explain(document.contents, schema, []);
  return document.toString({ lineWidth: 0 });
}

/** Front matter, and the text below it. */
export function commentedMarkdown(kind: KindName, data: object, body: string): string {
  const text = body === '' ? '' : `\n${body}\n`;
  return `---\n${commentedYaml(kind, data)}---\n${text}`;
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
    const own = [...path, String(key.value)];
    const { description } = infoAt(schema, own);
    // At the head of an entry of a list the comment stands above its hyphen.
    const place = index === 0 && typeof path.at(-1) === 'number' ? map : key;
    if (description) place.commentBefore = ` ${description}`;
    key.spaceBefore = path.length === 0 && index > 0;
    if (isMap(value) || isSeq(value)) explain(value, schema, own);
  });
}
