import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { memoize } from '../../lib/memoize.ts';
import { explainYaml, fewReferences, type YamlIssue } from './yaml-issues.ts';

/** A path into YAML data, such as `['stats', 1, 'end']`. */
export type FieldPath = readonly PropertyKey[];

/** Parsed YAML: its data, not checked yet, and the lines of its fields. */
export interface YamlFile {
  data: unknown;
  /** The document as a syntax tree, for facts that the data does not have, such as lines. */
  document: Document;
  /** The line, from 1, of a place in the YAML text. */
  lineAt(offset: number): number;
  /** The line, from 1, where a field or entry begins; of its nearest parent where it is absent. */
  lineOf(path: FieldPath): number;
  /** A scalar as it is written in the file; undefined for groups, lists and absent values. */
  written(path: FieldPath): string | undefined;
}

/**
 * Reads YAML.
 *
 * @param linesBefore Number of lines of the file above the YAML.
 * @returns The data, also of broken YAML, and then the first error: others are mostly its
 * consequences.
 */
export function parseYaml(
  yaml: string,
  linesBefore: number,
): YamlFile | (Pick<YamlFile, 'document' | 'lineAt'> & { issue: YamlIssue }) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    // yaml-issues.ts reports duplicate fields, with both places.
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const issue = explainYaml(document, yaml, lineAt);
  if (issue !== undefined) return { document, lineAt, issue };
  let data: unknown;
  try {
    data = document.toJS();
  } catch (error) {
    // References to references: their values would grow exponentially.
    if (!(error instanceof ReferenceError)) throw error;
    let line = lineAt(0);
    visit(document, {
      Alias(_key, { range }) {
        line = lineAt(range?.[0] ?? 0);
      },
    });
    return { document, lineAt, issue: { line, expected: fewReferences, found: 'many more' } };
  }
  // By their names, so that many fields are not searched for each.
  const fieldsOf = memoize(
    ({ items }: YAMLMap) =>
      new Map(items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : pair, pair])),
  );
  return {
    data,
    document,
    lineAt,
    lineOf: (path) => lineAt(walk(document, path, fieldsOf).offset),
    written: (path) => {
      const { node, isComplete } = walk(document, path, fieldsOf);
      if (!isComplete || !isScalar(node) || !node.range) return undefined;
      return yaml.slice(node.range[0], node.range[1]);
    },
  };
}

type FieldsOf = (group: YAMLMap) => ReadonlyMap<unknown, Pair>;

/** Follows a path as far as it leads. A field begins at its name, an entry of a list at itself. */
function walk(document: Document, path: FieldPath, fieldsOf: FieldsOf) {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const part of path) {
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(parent) ? fieldsOf(parent).get(String(part)) : undefined;
    const item: unknown = isSeq(parent) ? parent.items[Number(part)] : undefined;
    const start = pair ? pair.key : item;
    if (!isNode(start)) return { node: undefined, offset, isComplete: false };
    offset = start.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return { node, offset, isComplete: true };
}
