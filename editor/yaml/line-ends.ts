/** The bytes that some programs put before the first letter to say that a text is in UTF-8. */
const mark = '\uFEFF';

/** A text with lines that end with `\n`, as the loader reads it. */
export function unixLines(raw: string): string {
  return raw.replace(mark, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * A changed text with the line ends that its lines had; added lines get the most usual one.
 *
 * @param raw The text as it was, with any line ends, and perhaps a byte order mark.
 * @param text The changed text, with lines that end with `\n`.
 */
export function withLineEnds(raw: string, text: string): string {
  const pieces = raw.replace(mark, '').split(/(\r\n|\r|\n)/);
  const old = pieces.filter((_, index) => index % 2 === 0);
  const ends = pieces.filter((_, index) => index % 2 === 1);
  const count = (end: string) => ends.filter((own) => own === end).length;
  const [usual = '\n'] = ['\n', '\r\n', '\r'].sort((a, b) => count(b) - count(a));

  const lines = text.replace(mark, '').split('\n');
  const matches = matchLines(old, lines);
  const joined = lines.map((line, index) => {
    if (index === lines.length - 1) return line;
    return line + (ends[matches[index] ?? -1] ?? usual);
  });
  return (raw.startsWith(mark) ? mark : '') + joined.join('');
}

/**
 * For each line the old line that it was: those at both ends, and in between the next same one, or
 * the next at all where none is the same.
 */
function matchLines(old: readonly string[], lines: readonly string[]): (number | undefined)[] {
  const shorter = Math.min(old.length, lines.length);
  let above = 0;
  while (above < shorter && old[above] === lines[above]) above += 1;
  let below = 0;
  while (below < shorter - above && old.at(-1 - below) === lines.at(-1 - below)) below += 1;
  const from = old.length - below;
  let next = above;
  return lines.map((line, index) => {
    if (index < above) return index;
    if (index >= lines.length - below) return from + index - (lines.length - below);
    const same = old.indexOf(line, next);
    if (same < 0 || same >= from) return next < from ? next : undefined;
    next = same + 1;
    return same;
  });
}
