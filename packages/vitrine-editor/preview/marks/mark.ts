/**
 * Marks: numbers of fields within texts, in characters that have no width and no meaning in a text. The
 * invisible operators of mathematics (U+2061 to U+2064) occur in no words, emoji or scripts that
 * join letters, unlike the joiners that other encodings use.
 */
const DIGITS = ['\u2061', '\u2062', '\u2064'];

/** The character at the beginning and at the end of a mark. */
const BRACKET = '\u2063';

/** Matches a mark: digits between two brackets, none of which can be seen. */
const MARK = /\u2063([\u2061\u2062\u2064]+)\u2063/g;

/** Matches each character of a mark, also of a mark that was cut, and its form in a URL. */
const SIGNS = /[\u2061-\u2064]|%E2%81%A[1-4]/gi;

/** A part of a text that comes from one field. */
interface MarkedPart {
  /** The number of the field. */
  field: number;
  /** Where the part begins and ends in the text without marks. */
  start: number;
  end: number;
}

/** A text without its marks, and the fields that they named. */
export interface MarkedText {
  text: string;
  parts: readonly MarkedPart[];
}

/** The mark for the field with a number, which is put behind the text of the field. */
export function markOf(field: number): string {
  const digits = Array.from(field.toString(DIGITS.length), (digit) => DIGITS[Number(digit)]);
  return `${BRACKET}${digits.join('')}${BRACKET}`;
}

/** Whether a text has a mark, or a part of one. */
export function hasMarks(text: string): boolean {
  return text.search(SIGNS) >= 0;
}

export function withoutMarks(text: string): string {
  return text.replaceAll(SIGNS, '');
}

/**
 * Takes the marks out of a text. The part before a mark belongs to its field, also with words of the interface at
 * its beginning, such as `Hello` before a name.
 */
export function readMarks(marked: string): MarkedText {
  const parts: MarkedPart[] = [];
  let text = '';
  let done = 0;
  for (const found of marked.matchAll(MARK)) {
    const start = text.length;
    text += withoutMarks(marked.slice(done, found.index));
    done = found.index + found[0].length;
    parts.push({ field: numberOf(found[1] ?? ''), start, end: text.length });
  }
  return { text: text + withoutMarks(marked.slice(done)), parts };
}

/**
 * Replaces the value of a field in a text.
 *
 * @returns Undefined if the text has no part of the field, or only a piece of the value
 */
export function replaceValue(
  marked: MarkedText | undefined,
  field: number,
  before: string,
  value: string,
): MarkedText | undefined {
  const part = marked?.parts.find((one) => one.field === field);
  const start = (part?.end ?? 0) - before.length;
  if (!marked || !part || start < part.start || !marked.text.startsWith(before, start))
    return undefined;
  const grown = value.length - before.length;
  return {
    text: marked.text.slice(0, start) + value + marked.text.slice(part.end),
    parts: marked.parts.map((one) => ({
      field: one.field,
      start: one.start > part.start ? one.start + grown : one.start,
      end: one.start >= part.start ? one.end + grown : one.end,
    })),
  };
}

function numberOf(digits: string): number {
  const written = Array.from(digits, (digit) => DIGITS.indexOf(digit));
  return Number.parseInt(written.join(''), DIGITS.length);
}
