import { Document, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { isSame, type Json, type JsonGroup, plain } from './json.ts';

/** Options of the yaml package: a text stays in one line, however long it is. */
const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1_000_000 } as const;

/**
 * Matches texts that would change if written as a block scalar (`|`): those with white space at the beginning or at the
 * end of a line, with two line breaks at the end, or with characters that need an escape (YAML 1.2, section 5.1).
 */
const changesInBlock =
  /^\s|[ \t](?:\n|$)|\n\n$|[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** The YAML style of a text: plain, in quotes, or as a block scalar (`|` or `>`). */
type Style = Scalar.Type;

/** The position at which a value is written within a block. */
interface BlockPlace {
  /** The indentation of the group or list, in spaces. */
  column: number;
  /** Whether multi-line texts may be written as block scalars (`|`); otherwise they are quoted. */
  allowsBlocks: boolean;
}

/**
 * Writes a group or list as a YAML block. All lines but the first are indented.
 *
 * @param style The preferred style of texts. A text that it cannot represent gets another style.
 */
export function writeBlock(
  value: JsonGroup | Json[],
  { column, allowsBlocks }: BlockPlace,
  style?: Style,
): string {
  const lineWidth = style === Scalar.BLOCK_FOLDED ? 80 : 0;
  const document = toDocument(value, allowsBlocks, style);
  const text = document.toString({ ...options, lineWidth }).replace(/\n$/, '');
  return text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`);
}

/**
 * Writes a scalar value that replaces another one within a block.
 *
 * @param style The style of the old value, which the new value keeps if possible.
 */
export function writeScalar(value: Json, style: Style, place: BlockPlace): string {
  // Written behind a name, which is cut off: a block scalar is only possible there.
  return writeBlock({ k: value }, place, style).slice('k: '.length);
}

/** Writes a value in one line, as needed within brackets. */
export function writeInline(value: Json, style?: Style): string {
  // Block scalars are not allowed within brackets, so a multi-line text is quoted.
  const document = toDocument([value], false, style);
  if (isSeq(document.contents)) document.contents.flow = true;
  const list = document.toString(options);
  const printed = parseDocument(list);
  const isRight = printed.errors.length === 0 && isSame(plain(printed.toJS()), [value]);
  // The yaml package omits quotes from some texts that need them, such as ':', so JSON is used there.
  return isRight ? list.slice('[ '.length, -' ]\n'.length) : JSON.stringify(value);
}

function toDocument(value: Json, allowsBlocks: boolean, style?: Style): Document {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      const type = key === 'key' ? undefined : style;
      if (typeof node.value === 'string') node.type = styleOf(node.value, allowsBlocks, type);
    },
  });
  return document;
}

function styleOf(text: string, allowsBlocks: boolean, style: Style = Scalar.PLAIN): Style {
  const mayBeBlock = allowsBlocks && !changesInBlock.test(text);
  if (text.includes('\n')) return mayBeBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  if (style === Scalar.BLOCK_FOLDED && mayBeBlock) return style;
  return style.startsWith('BLOCK') ? Scalar.PLAIN : style;
}
