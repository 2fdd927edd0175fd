import { type Document, isAlias, isNode, isPair, isScalar, visit } from 'yaml';
import type { ContentIssue } from '../content-issue.ts';
import { say } from '../phrase.ts';
import { cutAdvice, cutsIn } from './cut-texts.ts';
import { describe, describeText } from './describe.ts';
import { formatPath } from './field-path.ts';
import type { YamlFile } from './yaml-file.ts';
import { nodePath } from './yaml-issues.ts';

type LostText = Omit<ContentIssue, 'file'>;

/** Warnings for texts that are lost in a valid YAML file: in comments, empty values, names and tags. */
export function lostTexts({ yaml, document, lineAt }: YamlFile): LostText[] {
  const cuts = cutsIn(yaml).map(({ comment, before }) => {
    const rest = before.type === 'plain' ? describeText(before.text) : say('nothing');
    return {
      line: lineAt(comment.offset),
      ...cutAdvice,
      found: say('asComment', { text: describeText(comment.text), rest }),
    };
  });
  return [...cuts, ...withoutMeaning(document, lineAt)];
}

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
      field: isKey ? undefined : formatPath(nodePath(key, ancestors)) || undefined,
      ...(sign
        ? {
            expected: say('quotesSign', { sign: sign.slice(0, 1) }),
            found: say('notShown', { text: sign }),
          }
        : {
            expected: say('valueOrNone'),
            found: describe(null, isEmpty || undefined),
            hint: say('quoteText', { text: `"${isEmpty}"` }),
          }),
    });
  });
  return issues;
}
