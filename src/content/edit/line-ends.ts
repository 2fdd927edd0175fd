/** The bytes that some programs put before the first letter to say that a text is in UTF-8. */
const mark = '\uFEFF';

/** A text with lines that end with `\n`, as the loader reads it. */
export function unixLines(raw: string): string {
  return raw.replace(mark, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * A changed text with the line ends that its lines had; lines added at the end get the most frequent one.
 *
 * @param raw The text as it was, with any line ends, and perhaps a byte order mark.
 * @param text The changed text, with lines that end with `\n`.
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
