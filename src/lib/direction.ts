/** A letter of a script that is written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;

/** A name with signs that belong to it, such as `C++`, `C#` and `.NET`. */
const signedName =
  /((?<![\p{L}\p{N}])(?:\.?\p{Script=Latin}[\p{Script=Latin}\p{N}.]*(?:\++|#)|\.\p{Script=Latin}+))/u;

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
  const isSafe = /^\s*\p{L}(?:.*[\p{L}\p{M}\p{N}])?\s*$/su.test(text);
  return directions === 0 || isSafe ? [text] : ['', text, ''];
}

/** A text with the parts that `splitByDirection` isolates between U+2068 and U+2069, for attributes. */
export function isolated(text: string): string {
  return splitByDirection(text)
    .map((part, place) => (place % 2 === 1 ? `\u2068${part}\u2069` : part))
    .join('');
}
