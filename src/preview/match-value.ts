import type { MarkedField } from '../content/marks/field-table.ts';

/** The part of a text that shows the value of a field. */
export interface Match {
  start: number;
  end: number;
  /** Whether the text shows nothing else. */
  isWhole: boolean;
}

/**
 * Finds the value of a field in a text of the page that has no mark. Numbers and dates, which pages write in their
 * language, are not found: they belong to the entry around them.
 */
export function matchOf({ kind, value }: MarkedField, text: string): Match | undefined {
  switch (kind) {
    case 'text': {
      const shown = text.trim();
      // A page may show the first sentence only.
      const isBeginning = value.startsWith(shown) && /[.!?…。！？]$/.test(shown);
      return matchIn(text, isBeginning ? shown : value);
    }
    case 'word':
      return matchIn(text, value);
    case 'link': {
      const short = value.replaceAll(/^https?:\/\/(?:www\.)?|\/$/g, '');
      const match = matchIn(text, value) ?? matchIn(text, short);
      return match?.isWhole ? match : undefined;
    }
    default:
      return undefined;
  }
}

/** Finds a text that is no part of a longer word or number. */
function matchIn(text: string, value: string): Match | undefined {
  const shown = value.trim();
  const start = shown === '' ? -1 : text.indexOf(shown);
  if (start < 0) return undefined;
  const end = start + shown.length;
  const isJoined =
    /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(text.slice(0, start)) ||
    /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(text.slice(end));
  return isJoined ? undefined : { start, end, isWhole: text.trim() === shown };
}
