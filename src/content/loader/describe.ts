/** The maximum number of characters of a text that an error message quotes. */
const longest = 80;

/**
 * Describes the value of a field in one line, for an error message.
 *
 * @param written The source text of the value in the file.
 */
export function describe(value: unknown, written?: string): string {
  if (value === undefined || value === null) {
    if (written === undefined) return 'nothing, the field is missing';
    return written === ''
      ? 'nothing, the field is empty'
      : `${written}, which means an empty value in YAML`;
  }
  if (typeof value === 'string') return describeText(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'number'
    ? `the number ${written ?? value}`
    : `the value ${written ?? String(value)}`;
}

/** Quotes a text in one line, shortened if it is long. */
export function describeText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return 'an empty text';
  const letters = [...line];
  return `'${letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line}'`;
}
