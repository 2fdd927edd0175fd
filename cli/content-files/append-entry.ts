import { Document, isMap, isSeq, LineCounter, parseDocument, type YAMLSeq } from 'yaml';
import { SettingsError } from '../../server/settings-error.ts';

/** An entry of a list: a text, or a group of fields. */
export type Entry = string | Readonly<Record<string, unknown>>;

/**
 * Puts an entry at the end of a list in a YAML file. Everything else stays as it was, byte for byte.
 *
 * @param yaml The text of the file.
 * @param path The fields that lead to the list, such as `['categories', 'options']`.
 * @param file The file's name in messages.
 * @returns The new text, and the line that the entry begins in.
 * @throws SettingsError where the list is absent or cannot be added to
 */
export function appendEntry(
  yaml: string,
  path: readonly string[],
  entry: Entry,
  file: string,
): { text: string; line: number } {
  const document = parseDocument(yaml, { keepSourceTokens: true });
  const list = document.getIn(path);
  if (document.errors.length > 0 || !isSeq(list) || !list.range) throw refusal(path, file);
  const { at, added } = list.flow ? inFlow(yaml, list, entry) : inBlock(yaml, list, entry);
  const written = yaml.includes('\r\n') ? added.replaceAll('\n', '\r\n') : added;
  const text = yaml.slice(0, at) + written + yaml.slice(at);
  if (!isAdded(document, path, entry, text)) throw refusal(path, file);
  const counter = new LineCounter();
  parseDocument(text, { lineCounter: counter });
  const begin = at + (/^[\s,-]*/.exec(written)?.[0].length ?? 0);
  return { text, line: counter.linePos(begin).line };
}

/** Below the last entry of a list whose entries begin with a hyphen, and indented like it. */
function inBlock(yaml: string, list: YAMLSeq, entry: Entry): { at: number; added: string } {
  const token = list.srcToken;
  const indent = token && 'indent' in token ? token.indent : 0;
  const at = endOfLast(yaml, list);
  const gap = hasGaps(yaml, list) ? '\n' : '';
  const begin = at === 0 || yaml[at - 1] === '\n' ? '' : '\n';
  return { at, added: `${begin}${gap}${blockEntry(entry, indent)}` };
}

/** Behind the last entry of a list in brackets. */
function inFlow(yaml: string, list: YAMLSeq, entry: Entry): { at: number; added: string } {
  const [start, end] = list.range ?? [0, 0, 0];
  const inside = yaml.slice(start + 1, end - 1);
  const at = start + 1 + inside.trimEnd().length;
  const separator = inside.trim() === '' || inside.trimEnd().endsWith(',') ? '' : ', ';
  return { at, added: `${separator}${flowEntry(entry)}` };
}

/** Where the last entry ends: behind its line, the blank lines and comments below it left out. */
function endOfLast(yaml: string, list: YAMLSeq): number {
  const last: unknown = list.items.at(-1);
  const range = rangeOf(last) ?? list.range ?? [0, 0, 0];
  const lastLetter = range[0] + yaml.slice(range[0], range[1]).trimEnd().length;
  const newline = yaml.indexOf('\n', lastLetter);
  return newline < 0 ? yaml.length : newline + 1;
}

/** Whether a blank line stands above the last of several entries, or above its comments. */
function hasGaps(yaml: string, list: YAMLSeq): boolean {
  const range = rangeOf(list.items.at(-1));
  if (range === undefined || list.items.length < 2) return false;
  const above = yaml.slice(0, range[0]).split('\n').slice(0, -1).reverse();
  return above.find((line) => !/^\s*#/.test(line))?.trim() === '';
}

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
  const range = typeof node === 'object' && node !== null && Reflect.get(node, 'range');
  return Array.isArray(range) ? [range[0], range[1], range[2]] : undefined;
}

function blockEntry(entry: Entry, indent: number): string {
  const lines = new Document([entry], { aliasDuplicateObjects: false })
    .toString({ lineWidth: 0 })
    .trimEnd()
    .split('\n');
  return `${lines.map((line) => (line === '' ? line : ' '.repeat(indent) + line)).join('\n')}\n`;
}

function flowEntry(entry: Entry): string {
  const document = new Document([entry], { aliasDuplicateObjects: false });
  if (isSeq(document.contents)) document.contents.flow = true;
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return text.slice(1, -1).trim().replaceAll(/\n\s*/g, ' ');
}

/** Whether the new text holds what the old one did and the entry, and nothing else. */
function isAdded(before: Document, path: readonly string[], entry: Entry, text: string): boolean {
  const after = parseDocument(text);
  if (after.errors.length > 0 || !isMap(after.contents)) return false;
  const list = after.getIn(path);
  if (!isSeq(list)) return false;
  const last: unknown = list.toJS(after).at(-1);
  list.items.pop();
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return same(last, entry) && same(after.toJS(), before.toJS());
}

function refusal(path: readonly string[], file: string): SettingsError {
  return new SettingsError(
    `${file}: nothing could be added to the list ${path.join('.')} without changing the rest. Add the entry by hand.`,
  );
}
