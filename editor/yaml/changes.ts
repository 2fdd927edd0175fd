import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FormField } from '../form/model.ts';
import type { Edit } from './edits.ts';
import { isGroup, isSame, type Json, type JsonGroup, plain } from './json.ts';
import { matchEntries } from './match-entries.ts';
import { columnOf, endOf, isAlone, startsOf, UnusualYaml } from './places.ts';
import { type Part, rebuild } from './rebuild.ts';
import { writeEntry, writeField, writeInline, writeScalar } from './write-value.ts';

/** The text that is changed, and the tree of what it says. */
export interface Tree {
  source: string;
  document: Document;
  /** Whether new texts of several lines may stand below `|`, which text behind them can spoil. */
  allowsBlocks: boolean;
}

type Field = FormField | undefined;

/**
 * The edits that make a value say something else.
 *
 * @param column How far the field or entry stands from the left that the value belongs to.
 * @returns Undefined where the value is better written anew, with its name or hyphen.
 */
export function changesOf(
  tree: Tree,
  node: unknown,
  value: Json,
  field: Field,
  column: number | 'inline' = 0,
): Edit[] | undefined {
  if (!isNode(node)) return undefined;
  if (isSame(plain(node.toJS(tree.document)), value)) return [];
  if (isMap(node) && isGroup(value)) return changeGroup(tree, node, value, field);
  if (isSeq(node) && Array.isArray(value)) return changeList(tree, node, value, field);
  if (!isScalar(node) || !node.range || node.value === null) return undefined;
  if (value === null || typeof value === 'object') return undefined;
  const [start] = node.range;
  const end = endOf(node, tree.source);
  const style = node.type ?? 'PLAIN';
  const text =
    column === 'inline'
      ? writeInline(value, style)
      : writeScalar(value, style, {
          column,
          allowsBlocks: tree.allowsBlocks && isAlone(tree.source, end),
        });
  return [{ start, end, text }];
}

function changeGroup(
  tree: Tree,
  node: YAMLMap,
  value: JsonGroup,
  field: Field,
): Edit[] | undefined {
  const { source, allowsBlocks } = tree;
  const starts = startsOf(node);
  const column = node.flow ? 'inline' : columnOf(source, starts[0] ?? 0);
  const fields = field?.kind === 'group' ? field.fields : [];
  const fieldOf = (name: string) => fields.find((own) => own.name === name)?.field;
  const write = (name: string, content: Json, alone = true) =>
    column === 'inline' || !alone
      ? `${writeInline(name)}: ${writeInline(content)}`
      : writeField(name, content, { column, allowsBlocks });

  const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const spans = node.items.map((item, index) => {
    const start = starts[index] ?? 0;
    return { start, end: endOf(item.value ?? item.key, source) };
  });
  const edits: Edit[] = [];
  const parts: (Part & { name: string })[] = [];
  node.items.forEach((item, index) => {
    const name = names[index] ?? '';
    const span = spans[index];
    const content = value[name];
    if (content === undefined || !span) return;
    const text = write(name, content, isAlone(source, span.end));
    edits.push(
      ...(changesOf(tree, item.value, content, fieldOf(name), column) ?? [{ ...span, text }]),
    );
    parts.push({ before: index, name, text: '' });
  });
  if (parts.length === 0) return undefined;

  const added = Object.keys(value).filter((name) => !names.includes(name));
  if (parts.length === names.length && added.length === 0) return edits;
  const places = fields.map(({ name }) => name);
  for (const name of added) {
    const place = places.indexOf(name);
    const earlier = parts.findLastIndex(
      (part) => place < 0 || (places.includes(part.name) && places.indexOf(part.name) < place),
    );
    parts.splice(earlier + 1, 0, {
      before: undefined,
      name,
      text: write(name, value[name] ?? null),
    });
  }
  return [rebuild(source, spans, parts, edits, column, true)];
}

function changeList(tree: Tree, node: YAMLSeq, value: Json[], field: Field): Edit[] | undefined {
  if (node.items.length === 0 || value.length === 0) return undefined;
  const { source, document, allowsBlocks } = tree;
  const starts = startsOf(node);
  if (starts.length !== node.items.length) throw new UnusualYaml('An entry without a hyphen.');
  const column = node.flow ? 'inline' : columnOf(source, starts[0] ?? 0);
  const entry = field?.kind === 'list' ? field.entry : undefined;
  const areInline = node.items.every((item) => isCollection(item) && item.flow);
  const write = (content: Json, alone = true) => {
    if (column === 'inline') return writeInline(content);
    return !alone || (areInline && typeof content === 'object')
      ? `- ${writeInline(content)}`
      : writeEntry(content, { column, allowsBlocks });
  };

  const before = node.items.map((item) => plain(isNode(item) ? item.toJS(document) : item));
  const spans = node.items.map((item, index) => ({
    start: starts[index] ?? 0,
    end: endOf(item, source),
  }));
  const edits: Edit[] = [];
  const parts = matchEntries(before, value).map((match, index): Part => {
    const content = value[index] ?? null;
    const span = match === undefined ? undefined : spans[match];
    if (match === undefined || !span) return { before: undefined, text: write(content) };
    const text = write(content, isAlone(source, span.end));
    edits.push(
      ...(changesOf(tree, node.items[match], content, entry, column) ?? [{ ...span, text }]),
    );
    return { before: match, text: '' };
  });
  const isInOrder =
    parts.length === before.length && parts.every((part, index) => part.before === index);
  return isInOrder ? edits : [rebuild(source, spans, parts, edits, column, false)];
}
