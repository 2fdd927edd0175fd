const names = new Map<string, string>();

/**
 * The shortest class names for a build, so that pages stay small: a number for each class of a CSS
 * module. Both halves of a build, pages and scripts, ask the same process and get the same names.
 *
 * @param name The class as the module names it.
 * @param file The module's path.
 */
export function shortClassName(name: string, file: string): string {
  const key = `${file.split('?', 1)[0]}:${name}`;
  const known = names.get(key) ?? `_${names.size.toString(36)}`;
  names.set(key, known);
  return known;
}
