import { type Features, type MdastNode, markdownToMdast } from 'satteri';
import { LineCounter } from 'yaml';

/** The maximum nesting depth of lists, quotes and HTML elements in a Markdown text. */
export const maxDepth = 100;

/** The syntax options for every text. Front matter is off, because it was split off: a `---` at the start is a line. */
export const markdownFeatures = { frontmatter: false } satisfies Features;

/** The syntax tree of a Markdown text, as all checks read it: with `directive` also its blocks. */
export function markdownTree(markdown: string, directive = false): MdastNode {
  return markdownToMdast(markdown, { features: { ...markdownFeatures, directive } });
}

/** Finds the lines, from 1, of problems in a Markdown text. */
interface Places {
  /**
   * The line of a tag (key `<b`), an attribute (`<b onclick`) or a link (`link /about`), except in code
   * blocks. Each further call with the same key returns the line of the next occurrence.
   *
   * @param keys The keys to look for, the most specific first. The first key that occurs is used.
   */
  lineOf(...keys: readonly string[]): number;
  /** The line of the first node that is too deep; if there is none, of the first link or HTML. */
  deepLine: number;
}

/** Match an HTML tag, and an attribute with its value. Both patterns run in linear time. */
const tagPattern = /<([a-z][^\s/>]*)([^>]*)/gi;
const attributePattern = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*)))?/g;

/** Records the positions of all HTML tags, attributes and links in a Markdown text in one pass. */
export function placesIn(markdown: string): Places {
  const lines = new LineCounter();
  for (const { index } of markdown.matchAll(/^/gm)) lines.addNewLine(index);
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const offsetsByKey = new Map<string, number[]>();
  const add = (key: string, offset: number) => {
    const places = offsetsByKey.get(key);
    if (places) places.push(offset);
    else offsetsByKey.set(key, [offset]);
  };
  let first: number | undefined;
  let deep: number | undefined;
  for (const { node, level } of nodesIn(markdownTree(markdown))) {
    const start = node.position?.start.offset ?? 0;
    if (level > maxDepth) deep ??= start;
    if (node.type === 'html') addTags(markdown.slice(start, node.position?.end.offset), start, add);
    else if ('url' in node) add(`link ${node.url}`, start);
    else continue;
    first ??= start;
  }
  for (const places of offsetsByKey.values()) places.reverse();
  const other = first ?? markdown.length;
  return {
    deepLine: lineAt(deep ?? other),
    lineOf(...keys) {
      const places = keys.map((key) => offsetsByKey.get(key)).find((found) => found !== undefined);
      const isLast = places === undefined || places.length === 1;
      return lineAt((isLast ? places?.[0] : places.pop()) ?? other);
    },
  };
}

/** A node of a Markdown tree, with the number of the nodes around it. */
interface PlacedNode {
  node: MdastNode;
  level: number;
  parent?: MdastNode;
}

/** Iterates over all nodes of a Markdown tree in document order, without recursion. */
export function* nodesIn(root: MdastNode): Generator<PlacedNode> {
  const open: PlacedNode[] = [{ node: root, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    const { node, level } = next;
    const children: readonly MdastNode[] = 'children' in node ? node.children : [];
    for (const child of children.toReversed())
      open.push({ node: child, level: level + 1, parent: node });
  }
}

function addTags(html: string, start: number, add: (name: string, offset: number) => void): void {
  for (const { 1: tag = '', 2: rest = '', index } of html.matchAll(tagPattern)) {
    const name = `<${tag.toLowerCase()}`;
    add(name, start + index);
    for (const match of rest.matchAll(attributePattern)) {
      const [, attribute = '', ...values] = match;
      const offset = start + index + name.length + match.index;
      add(`${name} ${attribute.toLowerCase()}`, offset);
      add(`link ${values.find((value) => value !== undefined)}`, offset);
    }
  }
}

/** Returns a function for the line number at an offset. Each call must have a larger offset than the one before. */
export function lineCounter(line: number): (text: string, offset: number) => number {
  let counted = 0;
  return (text, offset) => {
    line += text.slice(counted, offset).split('\n').length - 1;
    counted = offset;
    return line;
  };
}
