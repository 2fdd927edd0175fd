/** Every text of a tree of labels by its path. @throws TypeError where anything else stands in it */
export function textsOf(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const own = path ? `${path}.${name}` : name;
    if (typeof value === 'string') return [[own, value] satisfies [string, string]];
    if (typeof value === 'object' && value !== null) return textsOf(value, own);
    throw new TypeError(`${own} is no text.`);
  });
}
