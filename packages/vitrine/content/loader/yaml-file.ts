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
import { memoize } from '../../i18n/memoize.ts';
import type { Json } from '../edit/json.ts';
import { say } from '../phrase.ts';
import type { FieldPath } from './field-path.ts';
import { explainYaml, fewReferences, type YamlIssue } from './yaml-issues.ts';

/** Parsed YAML: the data before validation, and the line numbers of fields. */
export interface YamlFile {
  /** The YAML text. */
  yaml: string;
  data: unknown;
  /** The syntax tree, which has information that the data lacks, such as positions. */
  document: Document;
  /** The line in the file, from 1, of a character offset in the YAML text. */
  lineAt(offset: number): number;
  /** The line, from 1, where a field or list entry begins; if absent, that of its nearest parent. */
  lineOf(path: FieldPath): number;
  /** The source text of a scalar value; undefined for groups, lists and absent values. */
  written(path: FieldPath): string | undefined;
}

/**
 * Parses YAML.
 *
 * @param linesBefore The number of lines in the file above the YAML.
 * @returns For invalid YAML the first error instead of the data, because later errors mostly follow from the first.
 */
export function parseYaml(
  yaml: string,
  linesBefore: number,
): (YamlFile & { data: Json }) | (Pick<YamlFile, 'document' | 'lineAt'> & { issue: YamlIssue }) {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    // The parser need not report duplicate fields: yaml-issues.ts does, with both lines.
    uniqueKeys: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const issue = explainYaml(document, yaml, lineAt);
  if (issue !== undefined) return { document, lineAt, issue };
  let data: Json;
  try {
    data = document.toJS();
  } catch (error) {
    // The yaml package throws a ReferenceError if nested aliases would grow exponentially.
    if (!(error instanceof ReferenceError)) throw error;
    let line = lineAt(0);
    visit(document, {
      Alias(_key, { range }) {
        line = lineAt(range?.[0] ?? 0);
      },
    });
    return { document, lineAt, issue: { line, expected: fewReferences, found: say('manyMore') } };
  }
  // A map by name avoids a linear search for each field of a large group.
  const pairsByName = memoize(
    ({ items }: YAMLMap) =>
      new Map(items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : pair, pair])),
  );
  return {
    yaml,
    data,
    document,
    lineAt,
    lineOf: (path) => lineAt(walk(document, path, pairsByName).offset),
    written: (path) => {
      const { node, isComplete } = walk(document, path, pairsByName);
      if (!isComplete || !isScalar(node) || !node.range) return undefined;
      return yaml.slice(node.range[0], node.range[1]);
    },
  };
}

type PairsByName = (group: YAMLMap) => ReadonlyMap<unknown, Pair>;

/** Follows a path as far as it exists. The offset is that of the field name, or of the list entry. */
function walk(document: Document, path: FieldPath, pairsByName: PairsByName) {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const part of path) {
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    const pair = isMap(parent) ? pairsByName(parent).get(String(part)) : undefined;
    const item: unknown = isSeq(parent) ? parent.items[Number(part)] : undefined;
    const start = pair ? pair.key : item;
    if (!isNode(start)) return { node: undefined, offset, isComplete: false };
    offset = start.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return { node, offset, isComplete: true };
}
