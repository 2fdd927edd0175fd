import { type Phrase, say } from '../phrase.ts';

/** The maximum number of characters of a text that an error message quotes. */
const longest = 80;

/**
 * Describes the value of a field in one line, for an error message.
 *
 * @param written The source text of the value in the file.
 */
export function describe(value: unknown, written?: string): Phrase {
  if (value === undefined || value === null) {
    if (written === undefined) return say('missing');
    return written === '' ? say('emptyField') : say('emptyValue', { written });
  }
  if (typeof value === 'string') return describeText(value);
  if (Array.isArray(value)) return say(value.length === 0 ? 'emptyList' : 'list');
  if (typeof value === 'object') return say('group');
  return typeof value === 'number'
    ? say('number', { written: written ?? String(value) })
    : say('value', { written: written ?? String(value) });
}

/** Quotes a text in one line, shortened if it is long. */
export function describeText(text: string): Phrase {
  const line = text.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(/^ | $/g, '');
  if (line === '') return say('emptyText');
  const letters = [...line];
  const start = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line;
  return say('quoted', { text: start });
}
