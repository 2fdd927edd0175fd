/** The most letters that a name made from a title has. */
const longest = 60;

/** A title as it can stand in addresses: lower-case letters, digits and hyphens; may be empty. */
export function slug(title: string): string {
  return title
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[øØ]/g, 'o')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * A name that no other has, with a number behind it where needed.
 *
 * @param taken The names that are not free; upper and lower case count as the same.
 * @param ending What stands behind every name, such as `.md`.
 */
export function freeName(name: string, taken: readonly string[], ending = ''): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = `${name}${number === 1 ? '' : `-${number}`}${ending}`;
    if (!used.has(candidate.toLowerCase())) return candidate;
  }
}
