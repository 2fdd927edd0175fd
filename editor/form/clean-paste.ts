/** Characters of Word and of web pages that are not seen, and that searches and line breaks stumble over. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** A list entry as Word copies it: a bullet or a number, then a tab. */
const bullet = /^([ \t]*)(?:[•·▪◦‣§–-]|\uf0b7|\uf0a7|o)\t[ \t]*/;
const numbered = /^([ \t]*)(\d{1,9}[.)])\t[ \t]*/;

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
  return clean
    .split('\n')
    .map((line) => line.replace(bullet, '$1- ').replace(numbered, '$1$2 '))
    .join('\n');
}
