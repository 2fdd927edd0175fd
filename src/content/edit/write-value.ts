import { Document, isSeq, parseDocument, Scalar, visit } from 'yaml';
import { isSame, type Json, type JsonGroup, plain } from './json.ts';

const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1_000_000 } as const;

/** Texts that a block after `|` would not give back letter by letter. */
const awkward =
  /^\s|[ \t](?:\n|$)|\n\n$|[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** How a text is written in the file: bare, in quotes, or as a block (`|` or `>`). */
type Style = Scalar.Type;

/** Where something is written in a block. */
interface BlockPlace {
  /** Indentation of the group or list. */
  column: number;
  /** Whether texts of several lines may be block scalars (`|`); otherwise they are quoted. */
  allowsBlocks: boolean;
}

/**
 * A group or list as it is written in a block: further lines are indented.
 *
 * @param style How texts are to be written, where they can be.
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
 * A single value that replaces another in a block.
 *
 * @param style How the other one was written.
 */
export function writeScalar(value: Json, style: Style, place: BlockPlace): string {
  return writeBlock({ k: value }, place, style).slice('k: '.length);
}

/** A value as it is written between brackets, in one line. */
export function writeInline(value: Json, style?: Style): string {
  // A text with a line end between brackets would be folded.
  const document = toDocument([value], false, style);
  if (isSeq(document.contents)) document.contents.flow = true;
  const list = document.toString(options);
  const printed = parseDocument(list);
  const isRight = printed.errors.length === 0 && isSame(plain(printed.toJS()), [value]);
  // The printer leaves some texts bare that then mean something else, such as ':'.
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
  const mayBeBlock = allowsBlocks && !awkward.test(text);
  if (text.includes('\n')) return mayBeBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  if (style === Scalar.BLOCK_FOLDED && mayBeBlock) return style;
  return style.startsWith('BLOCK') ? Scalar.PLAIN : style;
}
