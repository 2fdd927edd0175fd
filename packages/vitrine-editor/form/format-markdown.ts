/** The formats for which the Markdown field has a button. */
export type MarkdownFormat = 'bold' | 'italic' | 'heading' | 'list' | 'numbers' | 'quote' | 'link';

/** A change of a text: `insert` replaces the characters `from` to `to`, then `select` is selected. */
interface TextChange {
  from: number;
  to: number;
  insert: string;
  /** Start and end of the selection in the changed text, as character indexes. */
  select: readonly [number, number];
}

const marks = { bold: '**', italic: '*' };

const prefixes = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (index: number) => `${index + 1}. `,
  quote: () => '> ',
};

/** Matches the Markdown prefix of a heading, a list entry or a quotation at the start of a line. */
const anyPrefix = /^(?:#{1,6} |[-*+] |\d+\. |> )/;

/**
 * Toggles a format for the selected part of a Markdown text.
 *
 * @param from Index of the first selected character.
 * @param to Index after the last selected character.
 */
export function formatMarkdown(
  text: string,
  from: number,
  to: number,
  format: MarkdownFormat,
): TextChange {
  const selected = text.slice(from, to);
  if (format === 'link') {
    const label = selected || 'text';
    const insert = `[${label}](https://)`;
    // The link's URL is selected, because the owner has to type it next.
    const address = from + label.length + '[]('.length;
    return { from, to, insert, select: [address, address + 'https://'.length] };
  }
  if (format === 'bold' || format === 'italic') {
    const mark = marks[format];
    const { length } = mark;
    const isMarked =
      text.slice(from - length, from) === mark && text.slice(to, to + length) === mark;
    const isOtherMark = format === 'italic' && /\*\*$/.test(text.slice(0, from));
    if (isMarked && !isOtherMark) {
      const start = from - length;
      return { from: start, to: to + length, insert: selected, select: [start, to - length] };
    }
    return { from, to, insert: mark + selected + mark, select: [from + length, to + length] };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const prefix = prefixes[format];
  const hasAll = lines.every((line, index) => line.startsWith(prefix(index)));
  const changed = lines.map(
    (line, index) => (hasAll ? '' : prefix(index)) + line.replace(anyPrefix, ''),
  );
  const insert = changed.join('\n');
  const caret = start + insert.length;
  return {
    from: start,
    to: end,
    insert,
    select: lines.length > 1 ? [start, caret] : [caret, caret],
  };
}
