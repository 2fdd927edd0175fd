import { Document, parseDocument, Scalar, visit } from 'yaml';
import { isSame, type Json, plain } from './json.ts';

const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1_000_000 } as const;

/** Texts that a block after `|` would not give back letter by letter. */
const awkward =
  /^\s|[ \t](?:\n|$)|\n\n$|[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** How a text stands in the file: bare, in quotes, below `|` or `>`. */
type Style = Scalar.Type;

/** Where something is written in a block. */
interface BlockPlace {
  /** Indentation of the group or list. */
  column: number;
  /** Whether texts of several lines may stand below `|`, else they stand in quotes. */
  allowsBlocks: boolean;
}

/** A field as it is written in a block: `name: value`, further lines indented. */
export function writeField(name: string, value: Json, place: BlockPlace): string {
  return print({ [name]: value }, place);
}

/** An entry of a list as it is written in a block, with its hyphen. */
export function writeEntry(value: Json, place: BlockPlace): string {
  return print([value], place);
}

/**
 * A single value in the place of another in a block.
 *
 * @param style How the other one was written.
 */
export function writeScalar(value: Json, style: Style, place: BlockPlace): string {
  return print({ k: value }, place, style).slice('k: '.length);
}

/** A value as it is written between brackets, in one line. */
export function writeInline(value: Json, style: Style = Scalar.PLAIN): string {
  const document = new Document([value]);
  visit(document, {
    Collection: (_key, node) => {
      node.flow = true;
    },
    Scalar: (key, node) => {
      // A text with a line end between brackets would be folded.
      const type = key === 'key' ? undefined : style;
      if (typeof node.value === 'string') node.type = styleOf(node.value, false, type);
    },
  });
  const list = document.toString(options);
  const printed = parseDocument(list);
  const isRight = printed.errors.length === 0 && isSame(plain(printed.toJS()), [value]);
  // The printer leaves some texts bare that then mean something else, such as ':'.
  return isRight ? list.slice('[ '.length, -' ]\n'.length) : JSON.stringify(value);
}

function print(value: Json, { column, allowsBlocks }: BlockPlace, style?: Style): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      const type = key === 'key' ? undefined : style;
      if (typeof node.value === 'string') node.type = styleOf(node.value, allowsBlocks, type);
    },
  });
  const lineWidth = style === Scalar.BLOCK_FOLDED ? 80 : 0;
  const text = document.toString({ ...options, lineWidth }).replace(/\n$/, '');
  return text.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`);
}

function styleOf(text: string, allowsBlocks: boolean, style: Style = Scalar.PLAIN): Style {
  const mayBeBlock = allowsBlocks && !awkward.test(text);
  if (text.includes('\n')) return mayBeBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  if (style === Scalar.BLOCK_FOLDED && mayBeBlock) return style;
  return style.startsWith('BLOCK') ? Scalar.PLAIN : style;
}
