/** The byte order mark (BOM), with which some programs begin a UTF-8 file. */
const mark = '\uFEFF';

/** Removes a byte order mark and converts all line breaks to `\n`. */
export function unixLines(raw: string): string {
  return raw.replace(mark, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * Restores the line breaks of a file in its changed text. Added lines may get the most frequent one.
 *
 * @param raw The old text with its line breaks, and perhaps a byte order mark.
 * @param text The changed text, whose lines end with `\n`.
 */
export function withLineEnds(raw: string, text: string): string {
  const ends = raw.match(/\r\n?|\n/g) ?? [];
  const count = (end: string) => ends.filter((lineEnd) => lineEnd === end).length;
  const [usual = '\n'] = ['\n', '\r\n', '\r'].sort((a, b) => count(b) - count(a));

  const old = unixLines(raw).split('\n');
  const lines = text.replace(mark, '').split('\n');
  let below = 0;
  while (below < old.length && old.at(-1 - below) === lines.at(-1 - below)) below += 1;
  const joined = lines.map((line, index) => {
    const fromEnd = index - lines.length + 1;
    if (fromEnd === 0) return line;
    return line + (ends.at(-fromEnd < below ? fromEnd : index) ?? usual);
  });
  return (raw.startsWith(mark) ? mark : '') + joined.join('');
}
