/** How much of a text a message shows, in characters. */
const longest = 80;

/**
 * The value of a field for an error message, in one line.
 *
 * @param written The value as it is written in the file.
 */
export function describe(value: unknown, written?: string): string {
  if (value === undefined || value === null) {
    if (written === undefined) return 'nothing, the field is missing';
    return written === '' ? 'nothing, it was left empty' : `${written}, which means empty`;
  }
  if (typeof value === 'string') return describeText(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number'
    ? `the number ${written ?? value}`
    : `the value ${written ?? String(value)}`;
}

/** A text in quotes, in one line and shortened. */
export function describeText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return 'an empty text';
  const letters = [...line];
  return `'${letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line}'`;
}
