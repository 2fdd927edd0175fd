/** A letter of a script that is written from right to left. */
const rightToLeft =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}\p{sc=Rohg}]/u;

/**
 * A name with signs that belong to it, such as `C++`, `C#`, `.NET` and `@name`, or `Yahoo!` before further
 * words: at the end, the exclamation mark is that of the sentence.
 */
const signedName =
  /((?<![\p{L}\p{N}])(?:[.@#]?\p{Script=Latin}[\p{Script=Latin}\p{N}.]*(?:\++|#|!(?=[\s־-]+\p{L}))|[.@#]\p{Script=Latin}[\p{Script=Latin}\p{N}]*))/u;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * Splits a text where the writing direction of the page may move its signs, as in `++C`: Unicode Annex 9
 * gives signs at an end the direction of the text around them. Every second part, from the second, has
 * to be isolated. A text whose letters all have one direction is isolated as a whole if it begins or ends
 * with a sign or a number. One with letters of both directions follows the page, because it is written
 * for its readers, except names such as `C++`; so does one without letters, such as a price.
 */
export function splitByDirection(text: string): string[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const directions = new Set(letters.map(isRightToLeft)).size;
  if (directions === 2) return text.split(signedName);
  // Format characters have no width: the preview of the editor ends texts with some.
  const isSafe = /^\s*\p{L}(?:.*[\p{L}\p{M}\p{N}])?\p{Cf}*\s*$/su.test(text);
  return directions === 0 || isSafe ? [text] : ['', text, ''];
}

/** A text with the parts that `splitByDirection` isolates between U+2068 and U+2069, for attributes. */
export function isolated(text: string): string {
  return splitByDirection(text)
    .map((part, index) => (index % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join('');
}

/** Matches the tags that begin or end a line of text in HTML, such as `<p>` and `</li>`. */
const lineEnds =
  /(<\/?(?:p|h[1-6]|[ou]l|li|d[dlt]|t(?:able|head|body|foot|[dhr])|caption|details|summary|fig(?:ure|caption)|blockquote|div|section|pre|hr|br)(?=[\s/>])[^>]*>)/;

/** Matches the parts of a line that are not changed: code, isolated texts, and all tags. */
const kept =
  /(<code[ >][\s\S]*?<\/code>|<bdi[ >][\s\S]*?<\/bdi>|<a [^>]*dir="ltr">[\s\S]*?<\/a>|<[^>]*>)/;

/**
 * Isolates in the HTML of a Markdown text what {@link splitByDirection} isolates in short texts, line by line.
 *
 * @param isNeeded Whether the page is written from right to left; if not known, the text itself decides.
 */
export function isolateInHtml(html: string, isNeeded = isRightToLeft(html)): string {
  if (!isNeeded) return html;
  const parts = html.split(lineEnds);
  return parts
    .map((line, lineIndex) => {
      if (lineIndex % 2 === 1 || parts[lineIndex - 1]?.startsWith('<pre')) return line;
      const words = line.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '&');
      const [, toIsolate, rest] = splitByDirection(words);
      if (toIsolate === undefined) return line;
      // The whole line is isolated, unless an element begins or ends in another line.
      if (toIsolate === words && rest === '') {
        const opened = line.match(/<[a-z]+(?=[ >])(?<!<img|<wbr)/g)?.length ?? 0;
        const closed = line.match(/<\//g)?.length ?? 0;
        return opened === closed ? `<bdi>${line}</bdi>` : line;
      }
      const texts = line.split(kept);
      return texts
        .map((text, index) => (index % 2 === 1 ? text : text.split(signedName).map(inBdi).join('')))
        .join('');
    })
    .join('');
}

const inBdi = (part: string, index: number) => (index % 2 === 1 ? `<bdi>${part}</bdi>` : part);

/** The direction of a text in HTML whose letters all have one; else undefined. */
export function directionOf(html: string): 'ltr' | 'rtl' | undefined {
  const letters = html.replaceAll(/<[^>]*>|&#?\w+;/g, '').match(/\p{L}/gu) ?? [];
  const [first, ...others] = new Set(letters.map(isRightToLeft));
  if (first === undefined || others.length > 0) return undefined;
  return first ? 'rtl' : 'ltr';
}
