import { Document, isMap, isPair, isScalar, parseDocument, Scalar, visit } from 'yaml';
import { isGroup, type Json } from './json.ts';

const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1_000_000 } as const;

/** Texts that a block after `|` would not give back letter by letter. */
const awkward =
  /^\s|[ \t](?:\n|$)|\n\n$|[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** How a text stands in the file: bare, in quotes, below `|` or `>`. */
type Style = Scalar.Type;

/** Where something is written in a block. */
interface BlockPlace {
  /** How far the group or list stands from the left. */
  column: number;
  /** Whether texts of several lines may stand below `|`, else they stand in quotes. */
  allowsBlocks: boolean;
}

/** A field as it is written in a block: `name: value`, further lines indented. */
export function writeField(name: string, value: Json, place: BlockPlace): string {
  return indent(print({ [name]: value }, place), place.column);
}

/** An entry of a list as it is written in a block, with its hyphen. */
export function writeEntry(value: Json, place: BlockPlace): string {
  return indent(print([value], place), place.column);
}

/** A value as it is written between brackets, in one line. */
export function writeInline(value: Json, style?: Style): string {
  if (Array.isArray(value)) return `[${value.map((entry) => writeInline(entry)).join(', ')}]`;
  if (isGroup(value)) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${writeInline(name)}: ${writeInline(field)}`,
    );
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  const isOneLine = style === Scalar.PLAIN || style?.startsWith('QUOTE');
  return printScalar(value, isOneLine ? style : undefined, true);
}

/**
 * A single value in the place of another in a block.
 *
 * @param style How the other one was written.
 * @param place The place of the group or list that the value stands in.
 */
export function writeScalar(
  value: Json,
  style: Style,
  { column, allowsBlocks }: BlockPlace,
): string {
  if (typeof value !== 'string') return printScalar(value, undefined, false);
  const hasLines = value.includes('\n');
  if (hasLines && allowsBlocks) return indent(printScalar(value, blockStyle(value), false), column);
  if (style === Scalar.BLOCK_FOLDED && allowsBlocks && !awkward.test(value)) {
    return indent(printScalar(value, style, false, 80), column);
  }
  if (hasLines) return printScalar(value, Scalar.QUOTE_DOUBLE, false);
  return printScalar(value, style.startsWith('BLOCK') ? undefined : style, false);
}

function blockStyle(value: string): Style {
  return awkward.test(value) ? Scalar.QUOTE_DOUBLE : Scalar.BLOCK_LITERAL;
}

function print(value: Json, { allowsBlocks }: BlockPlace): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value !== 'string' || !node.value.includes('\n')) return;
      node.type = allowsBlocks ? blockStyle(node.value) : Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(options).replace(/\n$/, '');
}

/** Prints a value as a field of a group, and cuts it out from there. */
function printScalar(
  value: Json,
  style: Style | undefined,
  isInline: boolean,
  lineWidth = 0,
): string {
  const document = new Document({ k: value });
  visit(document, {
    Map: (_key, node) => {
      node.flow = isInline;
    },
    Pair: (_key, { value: node }) => {
      if (!isScalar(node)) return;
      // A text with a line end between brackets would be folded.
      const isFolded = isInline && typeof value === 'string' && value.includes('\n');
      node.type = isFolded ? Scalar.QUOTE_DOUBLE : style;
    },
  });
  const text = document.toString({ ...options, lineWidth });
  const printed = parseDocument(text);
  const pair: unknown = isMap(printed.contents) ? printed.contents.items[0] : undefined;
  const node: unknown = isPair(pair) ? pair.value : undefined;
  if (
    printed.errors.length + printed.warnings.length === 0 &&
    isScalar(node) &&
    node.value === value &&
    node.range
  ) {
    return text.slice(node.range[0], node.range[1]).replace(/\n$/, '');
  }
  // The printer leaves some texts bare between brackets that then mean something else, such as ':'.
  if (style === Scalar.QUOTE_DOUBLE) throw new TypeError('A single value was expected.');
  return printScalar(value, Scalar.QUOTE_DOUBLE, isInline);
}

function indent(text: string, column: number): string {
  return text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`);
}
