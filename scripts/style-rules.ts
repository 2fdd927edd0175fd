const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Matches CSS, also in scripts, that changes the case of letters; small capitals do so too. */
const CASE =
  /\btext-transform\s*:\s*(?!none\b)|\btextTransform\b|\b(?:(?:all-)?(?:small|petite)-caps|unicase)\b|["'](?:smcp|c2sc|pcap|c2pc|unic)["']/g;

/**
 * Finds styles that change the case of letters. Browsers follow the language of the page, so that on a
 * Turkish page GitHub becomes GİTHUB; texts of the owner are shown as the owner wrote them.
 *
 * @param files The texts of files with styles, by path.
 * @returns An error message for each place.
 */
export function styleErrors(files: ReadonlyMap<string, string>): string[] {
  return Array.from(files).flatMap(([file, text]) => {
    const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    return Array.from(code.matchAll(CASE), ({ 0: found, index }) => {
      const line = code.slice(0, index).split('\n').length;
      return `${file}:${line} has '${found.trim()}': show texts in the case in which they are written.`;
    });
  });
}
