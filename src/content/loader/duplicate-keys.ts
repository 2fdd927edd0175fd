import { isMap, isPair, isScalar, isSeq, visit } from 'yaml';
import type { ContentIssue } from '../content-issue.ts';
import { formatPath } from './format-path.ts';
import type { YamlFile } from './yaml-file.ts';

/** Fields that stand twice in one group, which YAML would take for one. */
export function duplicateKeys({
  document,
  lineAt,
}: Pick<YamlFile, 'document' | 'lineAt'>): Omit<ContentIssue, 'file'>[] {
  const issues: Omit<ContentIssue, 'file'>[] = [];
  visit(document, (own, node, ancestors) => {
    if (!isMap(node)) return;
    const first = new Map<string, number>();
    for (const { key } of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const name = String(key.value);
      const line = lineAt(key.range[0]);
      const before = first.get(name);
      if (before === undefined) first.set(name, line);
      else {
        issues.push({
          line,
          field: formatPath([...pathOf(own, ancestors), name]),
          expected: 'each field of a group only once',
          found: `'${name}' again, which stands in line ${before} too`,
        });
      }
    }
  });
  return issues;
}

/** The path of a node: the names of the fields and the places in the lists above it. */
function pathOf(own: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  ancestors.forEach((ancestor, index) => {
    const next = ancestors[index + 1];
    if (isPair(ancestor) && isScalar(ancestor.key)) path.push(String(ancestor.key.value));
    if (isSeq(ancestor)) path.push(next === undefined ? Number(own) : ancestor.items.indexOf(next));
  });
  return path;
}
