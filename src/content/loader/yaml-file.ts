import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml';
import { explainYaml, type YamlIssue } from './yaml-issues.ts';

/** A path into YAML data, such as `['stats', 1, 'end']`. */
export type FieldPath = readonly PropertyKey[];

/** YAML that was read: its data, not checked yet, and where everything stands. */
export interface YamlFile {
  data: unknown;
  /** The document as a tree, for what the data does not show. */
  document: Document;
  /** The line, from 1, of a place in the YAML text. */
  lineAt(offset: number): number;
  /** The line, from 1, where a field or entry begins; of its nearest parent where it is absent. */
  lineOf(path: FieldPath): number;
  /** A single value as it is written in the file; undefined for groups, lists and what is absent. */
  written(path: FieldPath): string | undefined;
}

/**
 * Reads YAML.
 *
 * @param linesBefore How many lines of the file stand above the YAML.
 * @returns What was read, also where it is broken, and then the first mistake: others are mostly
 * its consequences.
 */
export function parseYaml(
  yaml: string,
  linesBefore: number,
): YamlFile | (Pick<YamlFile, 'document' | 'lineAt'> & { issue: YamlIssue }) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    // Fields that stand there twice are told with both places, by yaml-issues.ts.
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const issue = explainYaml(document, yaml, lineAt);
  if (issue !== undefined) return { document, lineAt, issue };

  return {
    data: document.toJS(),
    document,
    lineAt,
    lineOf: (path) => lineAt(walk(document, path).offset),
    written: (path) => {
      const { node, isComplete } = walk(document, path);
      if (!isComplete || !isScalar(node) || !node.range) return undefined;
      return yaml.slice(node.range[0], node.range[1]);
    },
  };
}

/** Follows a path as far as it leads. A field begins at its name, an entry of a list at itself. */
function walk(document: Document, path: FieldPath) {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const part of path) {
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const item: unknown = isSeq(parent) ? parent.items[Number(part)] : undefined;
    const start = pair ? pair.key : item;
    if (!isNode(start)) return { node: undefined, offset, isComplete: false };
    offset = start.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return { node, offset, isComplete: true };
}
