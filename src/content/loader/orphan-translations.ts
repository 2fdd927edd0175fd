import type { Reader } from './reader.ts';

/**
 * Tells of translations without an original.
 *
 * @param folder The folder that they are in, as parts of its path: that of the language first.
 */
export function tellStrays(
  reader: Reader,
  folder: readonly string[],
  names: readonly string[],
): void {
  for (const name of names) {
    reader.issues.push({
      file: reader.show(...folder, name),
      expected: `a translation of something in ${folder.slice(1).join('/')}/`,
      found: `'${name}', which is not there`,
    });
  }
}
