import { type Document, isAlias, isNode, isPair, isScalar, visit } from 'yaml';
import type { ContentWarning } from '../content-issue.ts';
import { inEnglish } from '../phrase.ts';
import { cutAdvice, cutsIn } from './cut-texts.ts';
import { describe, describeText } from './describe.ts';
import { formatPath } from './format-path.ts';
import type { YamlFile } from './yaml-file.ts';
import { pathOf } from './yaml-issues.ts';

type LostText = Omit<ContentWarning, 'file'>;

/** Warnings for texts that are lost in a valid YAML file: in comments, empty values, names and tags. */
export function lostTexts({ yaml, document, lineAt }: YamlFile): LostText[] {
  const cuts = cutsIn(yaml).map(({ comment, before }) => {
    const rest = before.type === 'plain' ? quoted(before.text) : 'nothing';
    return {
      line: lineAt(comment.offset),
      expected: cutAdvice[0],
      found: `${quoted(comment.text)} as a comment, which leaves ${rest}`,
      hint: cutAdvice[1],
    };
  });
  return [...cuts, ...withoutMeaning(document, lineAt)];
}

const quoted = (text: string) => inEnglish(describeText(text));

/** Warnings for values such as `~`, and for words that YAML reads as a name (`&Co`) or as a tag (`!`). */
function withoutMeaning(document: Document, lineAt: YamlFile['lineAt']): LostText[] {
  const issues: LostText[] = [];
  const used = new Set<string>();
  visit(document, {
    Alias(_key, { source }) {
      used.add(source);
    },
  });
  visit(document, (key, node, ancestors) => {
    if (!isNode(node) || isAlias(node) || !node.range) return;
    const sign =
      node.tag === '!' ? '!' : node.anchor && !used.has(node.anchor) && `&${node.anchor}`;
    const isEmpty = isScalar(node) && node.value === null && node.source;
    if (!sign && !isEmpty) return;
    const parent = ancestors.at(-1);
    const isKey = isPair(parent) && parent.key === node;
    issues.push({
      line: lineAt(node.range[0]),
      field: isKey ? undefined : formatPath(pathOf(key, ancestors)) || undefined,
      ...(sign
        ? {
            expected: `a text in quotes, because it begins with ${sign[0]}`,
            found: `${sign}, which is not shown`,
          }
        : {
            expected: 'a value, or no such field',
            found: describe(null, isEmpty || undefined),
            hint: `For a text, put it in quotes: "${isEmpty}"`,
          }),
    });
  });
  return issues;
}
