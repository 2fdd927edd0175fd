import {
  CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isGroup, isSame, type Json, type JsonGroup, plain } from './json.ts';
import { writeBlock, writeInline, writeScalar } from './write-value.ts';

/** The YAML document to change, and the allowed syntax for new texts. */
export interface ChangeContext {
  document: Document;
  /** Whether new multi-line texts may be block scalars (`|`), unsafe before some comments. */
  allowsBlocks: boolean;
}

type BlockToken = CST.BlockMap | CST.BlockSequence;
type CollectionToken = BlockToken | CST.FlowCollection;

/** An item (field or list entry) of the changed collection. */
interface Entry {
  /** The index of the same item before the change; undefined for a new item. */
  before: number | undefined;
  /** The name of the field; absent for a list entry. */
  name?: string;
  content: Json;
}

/** The YAML source of an item after the change. */
interface Part extends Pick<Entry, 'before'> {
  text: string;
}

/**
 * Returns the YAML source of a changed value, with the comment and line break after it.
 *
 * @param token The old source of the value; undefined for an empty value, as in `name:`.
 * @param node The old value as a node of the syntax tree.
 * @param value The new value. New fields are written in the order of this value.
 * @param column The indentation of the group or list that contains the value.
 * @param above The comments directly above the first item of a block, which are part of the returned source.
 * @returns Undefined if the caller has to write the whole field or list entry again.
 */
export function changeNode(
  context: ChangeContext,
  token: CST.Token | undefined,
  node: unknown,
  value: Json,
  column: number | 'inline' = 0,
  above = '',
): string | undefined {
  if (!isNode(node)) return undefined;
  if (isSame(plain(node.toJS(context.document)), value)) {
    const source = token ? CST.stringify(token) : '';
    return isBlock(token) ? withComments(above, source, token.indent) : source;
  }
  if (CST.isCollection(token)) {
    if (isMap(node) && isGroup(value))
      return changeCollection(context, token, node, changedFields(node, value), above);
    if (!isSeq(node) || !Array.isArray(value)) return undefined;
    const old = node.items.map((item) => plain(isNode(item) ? item.toJS(context.document) : item));
    const entries = matchEntries(old, value).map(
      (before, index): Entry => ({ before, content: value[index] ?? null }),
    );
    return changeCollection(context, token, node, entries, above);
  }
  if (!isScalar(node) || !token || node.value === null) return undefined;
  if (value === null || typeof value === 'object') return undefined;
  const tail = tailOf({ start: [], value: token });
  const style = node.type ?? 'PLAIN';
  if (column === 'inline') return writeInline(value, style) + tail;
  const allowsBlocks = context.allowsBlocks && isAlone(tail);
  return writeScalar(value, style, { column, allowsBlocks }) + tail;
}

function changeCollection(
  context: ChangeContext,
  token: CollectionToken,
  node: YAMLMap | YAMLSeq,
  entries: Entry[],
  above: string,
): string | undefined {
  if (token.type !== 'flow-collection') moveComments(token);
  const items = token.items.filter(isItem);
  if (items.length !== node.items.length || items.length === 0) return undefined;
  if (entries.every(({ before }) => before === undefined)) return undefined;
  const column = token.type === 'flow-collection' ? 'inline' : token.indent;
  const areInline = isSeq(node) && node.items.every((item) => isCollection(item) && item.flow);
  const write = ({ name, content }: Entry, alone = true) => {
    const sign = column === 'inline' ? '' : '- ';
    const lead = name === undefined ? sign : `${writeInline(name)}: `;
    return column === 'inline' || !alone || (areInline && typeof content === 'object')
      ? lead + writeInline(content)
      : writeBlock(name === undefined ? [content] : { [name]: content }, {
          column,
          allowsBlocks: context.allowsBlocks,
        });
  };
  const parts = entries.map((entry): Part => {
    const { before, content } = entry;
    const item = before === undefined ? undefined : items[before];
    if (before === undefined || !item) return { before: undefined, text: write(entry) };
    const old = isMap(node) ? node.items[before]?.value : node.items[before];
    const { head, comments } = splitHead(headOf(item, column), isBlock(item.value));
    const changed = changeNode(context, item.value, old, content, column, comments);
    if (changed !== undefined) return { before, text: head + changed };
    const tail = tailOf(item);
    return { before, text: write(entry, isAlone(tail)) + tail };
  });
  return token.type === 'flow-collection'
    ? joinInline(token, parts)
    : joinBlock(token, parts, above);
}

/** The remaining fields in their old order, with the new fields inserted between them. */
function changedFields(node: YAMLMap, value: JsonGroup): Entry[] {
  const names = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  const fields = names.flatMap((name, before): Entry[] => {
    const content = value[name];
    return content === undefined ? [] : [{ before, name, content }];
  });
  const order = Object.keys(value);
  for (const name of order.filter((other) => !names.includes(other))) {
    const rank = order.indexOf(name);
    const earlier = fields.findLastIndex((field) => order.indexOf(field.name ?? '') < rank);
    fields.splice(earlier + 1, 0, { before: undefined, name, content: value[name] ?? null });
  }
  return fields;
}

/**
 * Matches the entries of a changed list with those of the old list: first equal entries, then the
 * remaining ones in order, as entries that were edited.
 *
 * @returns For each entry of the changed list the index of the old entry; undefined if it was added.
 */
function matchEntries(before: readonly Json[], after: readonly Json[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const unmoved = after.map((entry, index) =>
    isSame(entry, before[index]) ? take(index) : undefined,
  );
  const moved = unmoved.map(
    (match, index) => match ?? take([...free].find((old) => isSame(before[old], after[index]))),
  );
  return moved.map((match) => match ?? take([...free][0]));
}

/**
 * Moves comments and empty lines to the item below them. The parser counts all comments at the end of a nested block as
 * part of that block, also those that are indented like the items of the block around it.
 */
function moveComments(token: BlockToken): void {
  for (const [index, item] of token.items.filter(isItem).entries()) {
    const last = lastOf(item);
    const end = last.value && 'end' in last.value ? last.value.end : (last.sep ?? last.start);
    if (!end || isBlock(last.value)) continue;
    const moved = end.splice(endOfOwn(end, !isItem(last), token.indent));
    const next = token.items[index + 1];
    if (next) next.start.unshift(...moved);
    else if (moved.some(({ type }) => type === 'comment')) token.items.push({ start: moved });
    else end.push(...moved);
  }
}

function lastOf(item: CST.CollectionItem): CST.CollectionItem {
  const last = isBlock(item.value) ? item.value.items.at(-1) : undefined;
  return last ? lastOf(last) : item;
}

/**
 * The index after the tokens that belong to an item itself: up to the first comment on a line of its own that is not
 * indented more than `column`, and without empty lines at the end.
 */
function endOfOwn(tokens: readonly CST.SourceToken[], isNewLine: boolean, column: number): number {
  let isLineBegin = isNewLine;
  let end = isNewLine ? 0 : tokens.length;
  let width = 0;
  for (const [index, { type, source }] of tokens.entries()) {
    if (type === 'newline') {
      if (!isLineBegin) end = index + 1;
      isLineBegin = true;
      width = 0;
    } else if (type === 'space') {
      width = source.length;
    } else {
      if (type === 'comment' && isLineBegin && width <= column) return end;
      isLineBegin = false;
      end = tokens.length;
    }
  }
  return end;
}

/** Joins the items of a block. Comments and empty lines above an item are moved or deleted with it. */
function joinBlock(token: BlockToken, parts: readonly Part[], above: string): string {
  const leads = token.items.filter(isItem).map(leadOf);
  if (leads[0]) leads[0].comments = above;
  const usualGap = leads.at(-1)?.gap ?? '';
  const lines = parts.map(({ before, text }, index) => {
    const { gap, comments } = { gap: '', comments: '', ...leads[before ?? -1] };
    return blockItem(index, before ? gap : usualGap, comments, text, token.indent);
  });
  const rest = token.items.filter((item) => !isItem(item)).map(CST.stringify);
  const block = lines.join('') + rest.join('');
  // Without a line break at the end before the change, there is none after the change.
  return endsLine(token) ? block : block.replace(/\n$/, '');
}

/**
 * The lines of a block item. The first item of a block needs no indentation, because the text before
 * the block already ends with that indentation. Other items have it after the comments above them.
 */
function blockItem(index: number, gap: string, above: string, text: string, column: number) {
  const margin = ' '.repeat(column);
  const lines = `${text.replace(/\n[ \t]*$/, '')}\n`;
  return index > 0 ? gap + above + margin + lines : withComments(above, lines, column);
}

/** Puts the comments above the first item of a block before its source. */
function withComments(above: string, source: string, column: number): string {
  return above === '' ? source : above.trimStart() + ' '.repeat(column) + source;
}

/**
 * Takes the comments directly above the first item of a block out of the source before the block. Comments with an
 * empty line below them are about the whole block, and stay.
 */
function splitHead(head: string, isBeforeBlock: boolean): { head: string; comments: string } {
  const [, start = '', comments = '', margin = ''] =
    (isBeforeBlock && /^([^\n]*\n(?:[^\n]*\n)*?)((?:[ \t]*#[^\n]*\n)+)([ \t]*)$/.exec(head)) || [];
  return comments === '' ? { head, comments } : { head: start + margin, comments };
}

function isBlock(token: CST.Token | undefined): token is BlockToken {
  return token?.type === 'block-map' || token?.type === 'block-seq';
}

function endsLine(part: CST.Token | CST.CollectionItem): boolean {
  return /\n[ \t]*$/.test(CST.stringify(part));
}

/** Joins the items of an inline collection (in brackets) and keeps the text between the items. */
function joinInline(token: CST.FlowCollection, parts: readonly Part[]): string {
  const items = token.items.filter(isItem);
  const before = items.map(({ start }) => inlineLead.exec(sourceOf(start))?.[0] ?? '');
  const after = items.map(tailOf);
  const between = before.slice(1).map((text, index) => (after[index] ?? '') + text);
  const separator = between.findLast((text) => !text.includes('#')) ?? ', ';
  const texts = parts.map(({ before: old, text }, index) => {
    const lead = index === 0 ? before[0] : (between[index - 1] ?? separator);
    const tail = old === undefined ? '' : (after[old] ?? '');
    return lead + text.slice(0, text.length - tail.length);
  });
  const rest = token.items.filter((item) => !isItem(item)).map(CST.stringify);
  const end = [after.at(-1), ...rest, sourceOf(token.end)];
  const isSameOrder =
    parts.length === items.length && parts.every(({ before }, index) => before === index);
  return isSameOrder || ![...before, ...after, ...rest].join('').includes('#')
    ? [token.start.source, ...texts, ...end].join('')
    : joinCommented(token, parts);
}

/** Joins the items of an inline collection with comments: each item gets a line, and keeps the comments around it. */
function joinCommented(token: CST.FlowCollection, parts: readonly Part[]): string {
  const items = token.items.filter(isItem);
  const rest = token.items
    .filter((item) => !isItem(item))
    .map(CST.stringify)
    .join('');
  const starts = [...items.map(({ start }) => sourceOf(start)), rest + sourceOf(token.end)];
  // The source around each item. What is on the line of the item before it is about that one.
  const gaps = starts.map((start, index) => {
    const previous = items[index - 1];
    const tail = previous ? tailOf(previous) : '';
    const [line = '', ...below] = `${tail}${inlineLead.exec(start)?.[0] ?? ''}`.split('\n');
    return {
      line: commentsOf([line]),
      above: commentsOf(below),
      margin: below.at(-1)?.match(/^[ \t]*/)?.[0],
    };
  });
  const margin = gaps.slice(0, -1).find((gap) => gap.margin !== undefined)?.margin ?? '  ';
  const lines = parts.flatMap(({ before, text }, index) => {
    const old = before === undefined ? undefined : items[before];
    const [own, next] = before === undefined ? [] : [gaps[before], gaps[before + 1]];
    const value = old ? text.slice(0, text.length - tailOf(old).length) : text;
    const comma = index < parts.length - 1 ? ',' : '';
    return [...(own?.above ?? []), [value + comma, ...(next?.line ?? [])].join(' ')];
  });
  const end = gaps.at(-1);
  const head = [token.start.source, ...(gaps[0]?.line ?? [])].join(' ');
  const all = [head, ...[...lines, ...(end?.above ?? [])].map((line) => margin + line)];
  return `${all.join('\n')}\n${end?.margin ?? margin}${sourceOf(token.end).replace(inlineLead, '')}`;
}

/** The comments in lines of an inline collection. */
function commentsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /#.*/.exec(line)?.[0].trimEnd() ?? []);
}

/** Matches the text before an item of an inline collection: a comma, spaces and comments. */
const inlineLead = /^(?:[\s,]|#.*\n)*/;

/** The lines above an item: `gap` has the empty lines, `comments` the comments after these. */
function leadOf({ start }: CST.CollectionItem, index: number, items: CST.CollectionItem[]) {
  const lead = /^(?:[ \t]*(?:#.*)?\n)*/.exec(sourceOf(start))?.[0] ?? '';
  const gap = /^(?:[ \t]*\n)*/.exec(lead)?.[0] ?? '';
  const previous = items[index - 1];
  const endsPrevious = previous !== undefined && !endsLine(previous);
  return { gap: endsPrevious ? gap.replace(/^.*\n/, '') : gap, comments: lead.slice(gap.length) };
}

/** The source of an item from the field name or hyphen to the value, without lines above the item. */
function headOf({ start, key, sep = [] }: CST.CollectionItem, column: number | 'inline'): string {
  const lead = column === 'inline' ? inlineLead : /^(?:[ \t]*(?:#.*)?\n)*[ \t]*/;
  const text = sourceOf(start).replace(lead, '');
  return text + (key ? CST.stringify(key) : '') + sourceOf(sep);
}

/** The source after the value of an item: spaces, a comment and the line break. */
function tailOf({ start, sep = start, value }: CST.CollectionItem): string {
  if (!value) {
    const sign = sep.findLastIndex(({ type }) => /^(?:map-value|seq-item)-ind$/.test(type));
    return sourceOf(sep.slice(sign + 1));
  }
  if (value.type === 'flow-collection') return sourceOf(value.end.slice(1));
  if ('end' in value) return sourceOf(value.end ?? []);
  return endsLine(value) ? '\n' : '';
}

/** Whether the text after a value does not begin with a comment. */
function isAlone(tail: string): boolean {
  return !/^[ \t]*#/.test(tail);
}

/** Whether a token's item has content. At the end of a block, an item may consist of comments only. */
function isItem({ start, key, sep, value }: CST.CollectionItem): boolean {
  const signs = start.some(({ type }) => type === 'seq-item-ind' || type === 'explicit-key-ind');
  return signs || (key ?? sep ?? value) !== undefined;
}

function sourceOf(tokens: readonly CST.SourceToken[]): string {
  return tokens.map(({ source }) => source).join('');
}
