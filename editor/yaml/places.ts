import {
  type CST,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
} from 'yaml';

/** Thrown for YAML in which a place cannot be told; the whole file is left alone then. */
export class UnusualYaml extends Error {
  override name = 'UnusualYaml';
}

/** Where a value ends, without comments, spaces and line ends behind it. */
export function endOf(node: unknown, source: string): number {
  if (isNode(node) && node.range) {
    const [start, end] = node.range;
    if (isAlias(node) || (isCollection(node) && node.flow)) return end;
    if (isScalar(node)) {
      if (!node.type?.startsWith('BLOCK')) return end;
      const text = source.slice(start, end);
      // After |+ empty lines belong to the text.
      const isKept = /^[|>]\S*\+/.test(text);
      return start + text.replace(isKept ? /\n$/ : /(?:\n[ \t]*)+$/, '').length;
    }
    const last: unknown = isCollection(node) ? node.items.at(-1) : undefined;
    if (isPair(last))
      return last.value === null ? endOf(last.key, source) : endOf(last.value, source);
    if (last !== undefined) return endOf(last, source);
  }
  throw new UnusualYaml('A value without a place.');
}

/** Where each item of a group or list begins: at its name, or at its hyphen. */
export function startsOf(node: Node): number[] {
  if (isMap(node)) {
    return node.items.map(({ key }) => {
      if (isScalar(key) && key.range && !key.anchor && !key.tag) return key.range[0];
      throw new UnusualYaml('A name that is no plain word.');
    });
  }
  if (!isSeq(node)) throw new UnusualYaml('A group or a list was expected.');
  const token: CST.Token | undefined = node.srcToken;
  if (token?.type !== 'block-seq') {
    return node.items.map((item) => {
      if (isNode(item) && item.range && !('anchor' in item && item.anchor)) return item.range[0];
      throw new UnusualYaml('An entry without a place.');
    });
  }
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
}

/** The place of the line end behind a place, or the end of the text. */
export function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

/** How far a place stands from the left. */
export function columnOf(source: string, place: number): number {
  return place - (source.lastIndexOf('\n', place - 1) + 1);
}

/** Whether nothing stands behind a place in its line. */
export function isAlone(source: string, place: number): boolean {
  return /^[ \t]*$/.test(source.slice(place, lineEnd(source, place)));
}
