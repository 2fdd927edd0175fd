/** Characters of Word and of web pages that are not seen, and that searches and line breaks stumble over. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Word writes the hyphens U+001E and U+001F
  /[\u001e\u001f\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** A list entry as Word copies it: a bullet or a number, then a tab, or spaces of a fixed width. */
const bullet =
  /^([ \t]*)(?:[•·▪▫◦‣⁃∙●○■□◆◇➢➤►✓✔§–-]|[\uf000-\uf0ff]|[ov*](?=\t))(?:\t[ \t]*|[ \t]{2,})/;
const numbered = /^([ \t]*)\(?(\d{1,9}|[a-z]|[ivx]{2,5})([.)])\t[ \t]*/i;

/** The lines with the entries of lists as Markdown writes them: letters and Roman numbers become numbers. */
function markdownLists(lines: readonly string[]): string[] {
  /** The lists around a line: the tabs before their entries, and the number of entries. */
  const lists: { tabs: number; count: number }[] = [];
  return lines.map((line) => {
    const [start, margin = '', sign = '', end = ''] =
      numbered.exec(line) ?? bullet.exec(line) ?? [];
    if (start === undefined) {
      if (line.trim() !== '') lists.length = 0;
      return line;
    }
    const tabs = margin.split('\t').length - 1;
    while ((lists.at(-1)?.tabs ?? 0) > tabs) lists.pop();
    const last = lists.at(-1);
    const list = last?.tabs === tabs ? last : { tabs, count: 0 };
    if (list !== last) lists.push(list);
    list.count += 1;
    const mark = sign === '' ? '-' : `${/\d/.test(sign) ? sign : list.count}${end}`;
    // An entry with a tab before it, and no list around it, would be code.
    const indent = '\t'.repeat(lists.length - 1) + margin.replaceAll('\t', '');
    return `${indent}${mark} ${line.slice(start.length)}`;
  });
}

/**
 * The text of the clipboard as a field takes it: line breaks within a paragraph (vertical tabs) are line breaks,
 * no-break spaces are spaces, and characters that are not seen are left out. The joiners of Persian words and of
 * emoji (U+200C, U+200D) stay.
 *
 * @param isMarkdown Whether lists become lists of Markdown.
 */
export function cleanPaste(text: string, isMarkdown: boolean): string {
  const clean = text
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(unseen, '');
  if (!isMarkdown) return clean;
  return markdownLists(clean.split('\n')).join('\n');
}
