import { lettersToReplace, plainLetters } from '../../i18n/plain-letters.ts';
import { spellSigns } from '../spell-signs.ts';

/**
 * Returns the number for a new project: the highest existing number plus one.
 *
 * @param taken The names of all folders in `projects/`.
 */
export function nextNumber(taken: readonly string[]): string {
  const numbers = taken.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  return String(Math.max(0, ...numbers) + 1);
}

/** The maximum number of characters of an id without its number. File names have at most 255 bytes with all that is added. */
export const longestId = 100;

/**
 * Makes an id for URLs (slug) from a title: `Web design & care` becomes `web-design-care`,
 * and `C++` becomes `c-plus-plus`.
 *
 * @param name Used instead of a title without Latin letters and digits.
 * @param taken Ids of other entries. If the id is one of them, a number is appended.
 */
export function idFrom(title: string, name: string, taken: readonly string[]): string {
  const letters = spellSigns(title.replaceAll(/(?<!\S)#/g, ''))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’]/g, '');
  const all = letters.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  const words = all.slice(0, longestId).replace(/-$/, '') || name;
  if (!taken.includes(words)) return words;
  let number = 2;
  while (taken.includes(`${words}-${number}`)) number += 1;
  return `${words}-${number}`;
}
