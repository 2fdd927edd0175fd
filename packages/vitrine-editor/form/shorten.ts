/** A text in one line, with an ellipsis where it is longer than a number of characters. */
export function shorten(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length).toWellFormed().trimEnd()}…` : line;
}
