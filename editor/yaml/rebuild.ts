import { applyEdits, type Edit } from './edits.ts';
import { lineEnd } from './places.ts';

/** Where an item of a group or list stands. */
interface Span {
  start: number;
  /** Where its value ends. */
  end: number;
}

/** An item of the changed group or list. */
export interface Part {
  /** The place of the item that it was before; undefined where it is new. */
  before: number | undefined;
  text: string;
}

/** What stands above an item: empty lines, then comments. */
interface Lead {
  gap: string;
  notes: string;
}

/**
 * One edit that puts all items of a group or list together anew, each with its own edits in it.
 *
 * @param spans The items as they were.
 * @param parts The items as they are to be; the text of those that were there comes from there.
 * @param column How far the items stand from the left, or that they stand between brackets.
 * @param keepNotes Whether comments above an item that is removed stay.
 */
export function rebuild(
  source: string,
  spans: readonly Span[],
  parts: readonly Part[],
  edits: readonly Edit[],
  column: number | 'inline',
  keepNotes: boolean,
): Edit {
  const whole = column === 'inline' ? spans : lineSpans(source, spans, column);
  const written = parts.map((part) => {
    const span = part.before === undefined ? undefined : whole[part.before];
    return span ? { ...part, text: applyEdits(source, edits, span.start, span.end) } : part;
  });
  const text =
    column === 'inline'
      ? rebuildInline(source, whole, written)
      : rebuildBlock(source, whole, written, column, keepNotes);
  return { start: whole[0]?.start ?? 0, end: whole.at(-1)?.end ?? 0, text };
}

/**
 * The items with their whole lines, and with the comments below them that stand further in.
 *
 * @param column How far the items stand from the left.
 */
function lineSpans(source: string, spans: readonly Span[], column: number): Span[] {
  return spans.map(({ start, end }) => {
    let last = lineEnd(source, end);
    let next = last;
    while (next < source.length) {
      const from = next + 1;
      next = lineEnd(source, from);
      const margin = /^[ \t]*(?=#|$)/.exec(source.slice(from, next))?.[0].length;
      if (margin === undefined) break;
      if (margin > column && source[from + margin] === '#') last = next;
    }
    return { start, end: last };
  });
}

/**
 * Puts the items of a block together anew. Comments above an item move with it, empty lines stay
 * at their place, and comments above a field that is removed stay too.
 *
 * @param spans The items as they were, with their whole lines.
 * @param column How far the items stand from the left.
 */
function rebuildBlock(
  source: string,
  spans: readonly Span[],
  parts: readonly Part[],
  column: number,
  keepNotes: boolean,
): string {
  const margin = ' '.repeat(column);
  const leads = spans.map((span, index) => leadOf(source, spans[index - 1], span));
  const kept = new Set(parts.map(({ before }) => before));
  const orphans = leads.map((lead, index) => (keepNotes && !kept.has(index) ? lead.notes : ''));
  const lastGap = leads.length > 1 ? (leads.at(-1)?.gap ?? '') : '';

  let result = '';
  let told = 0;
  parts.forEach(({ before, text }, index) => {
    let notes = '';
    if (keepNotes && before !== undefined) {
      notes = orphans.slice(told, before).join('');
      told = Math.max(told, before);
    }
    if (before !== undefined) notes += leads[before]?.notes ?? '';
    const gap = keepNotes
      ? before === undefined
        ? ''
        : (leads[before]?.gap ?? '')
      : (leads[index]?.gap ?? lastGap);
    if (index > 0) result += `\n${gap}${notes}${margin}${text}`;
    else result += notes === '' ? text : `${notes.trimStart()}${margin}${text}`;
  });
  const rest = orphans.slice(told).join('');
  return rest === '' ? result : `${result}\n${rest.replace(/\n$/, '')}`;
}

function leadOf(source: string, previous: Span | undefined, { start }: Span): Lead {
  if (previous === undefined) return { gap: '', notes: '' };
  const lead = source.slice(previous.end + 1, source.lastIndexOf('\n', start - 1) + 1);
  const gap = /^(?:[ \t]*\n)*/.exec(lead)?.[0] ?? '';
  return { gap, notes: lead.slice(gap.length) };
}

/** Puts the items between brackets together anew; what stands between two items stays there. */
function rebuildInline(source: string, spans: readonly Span[], parts: readonly Part[]): string {
  const between = spans.slice(1).map(({ start }, index) => source.slice(spans[index]?.end, start));
  const usual = between.findLast((text) => !text.includes('#')) ?? ', ';
  return parts
    .map(({ text }, index) => (index === 0 ? text : `${between[index - 1] ?? usual}${text}`))
    .join('');
}
