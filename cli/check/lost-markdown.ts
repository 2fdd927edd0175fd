import type { ContentIssue } from '../../src/content/content-issue.ts';
import { describeText } from '../../src/content/loader/describe.ts';
import { markdownTree, nodesIn } from '../../src/content/loader/markdown-places.ts';
import { say } from '../../src/content/phrase.ts';
import { markdownTexts, type Source } from './sources.ts';

/** Words of a Markdown text that no page shows. */
type LostWords = Pick<ContentIssue, 'expected' | 'found' | 'hint'> & { line: number };

/** Matches a text that can contain what {@link lostWords} finds. */
const hasParts = /\||\[\s*\]\(|^[\s>*+\d.-]*(?:\[.+\]:|```|~~~|##.*[ \t]#+[ \t]*$)/m;

/** Matches a heading whose closing signs are fewer than those before it, so that they are meant to be shown. */
const shortClosing = /^(#+)#+[ \t].*[ \t]\1[ \t]*$/;

/** Warnings for words in the Markdown texts of a file that Markdown leaves out. */
export function lostMarkdown(source: Source): ContentIssue[] {
  return markdownTexts(source).flatMap(({ text, place, above }) =>
    lostWords(text).map(({ line, ...issue }) => ({ ...place, ...issue, line: above + line })),
  );
}

/**
 * Finds words that Markdown leaves out: cells for which a table has no column, footnotes and link definitions
 * to which nothing refers or whose name is taken, words behind the language of code, links without words, and
 * `#` at the end of a heading such as `## C #`. The definitions `[//]: #` and `[comment]: <>` are notes of the
 * owner.
 */
export function lostWords(markdown: string): LostWords[] {
  if (!hasParts.test(markdown)) return [];
  const nodes = [...nodesIn(markdownTree(markdown))].map(({ node }) => node);
  const used = new Set(
    nodes.flatMap((node) => (node.type.endsWith('Reference') ? nameOf(node) : [])),
  );
  const defined = new Set<string>();
  return nodes.flatMap((node): LostWords[] => {
    const { start, end } = node.position ?? {};
    const line = start?.line ?? 1;
    const lost = (text: string) => say('notShown', { text: describeText(text.trim()) });
    if (node.type === 'table') {
      const columns = node.align?.length ?? 0;
      return node.children.flatMap((row): LostWords[] => {
        const cell = row.children.slice(columns).find(({ children }) => children.length > 0);
        if (!cell) return [];
        const { start: from, end: to } = cell.position ?? {};
        const text = markdown.slice(from?.offset, to?.offset).replaceAll(/^\s*\||\|\s*$/g, '');
        const expected = say('cellsAtMost', { count: String(columns) });
        return [{ line: from?.line ?? line, expected, found: lost(text), hint: say('writePipe') }];
      });
    }
    if (node.type === 'code' && node.meta) {
      return [{ line, expected: say('onlyCodeLanguage'), found: lost(node.meta) }];
    }
    const source = () => markdown.slice(start?.offset, end?.offset);
    if (node.type === 'link' && /^\[\s*\]/.test(source())) {
      return [{ line, expected: say('linkWords'), found: lost(source()) }];
    }
    const [, closing] = (node.type === 'heading' && shortClosing.exec(source())) || [];
    if (closing !== undefined) {
      const hint = say('writeSigns', { signs: `\\${closing}` });
      return [{ line, expected: say('headingEnd'), found: lost(closing), hint }];
    }
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    if (node.type === 'definition' && /^#?$/.test(node.url)) return [];
    const [name = ''] = nameOf(node);
    const isTaken = defined.has(name);
    defined.add(name);
    if (used.has(name) && !isTaken) return [];
    const reference = node.type === 'definition' ? `[${node.label}]` : `[^${node.label}]`;
    const expected = isTaken
      ? say('otherName', { name: reference })
      : say('usedNote', { reference });
    return [{ line, expected, found: lost(source()) }];
  });
}

/** The name of a definition or a reference; footnotes and links have names of their own. */
function nameOf(node: { type: string; identifier?: string }): string[] {
  const kind = node.type.startsWith('footnote') ? '^' : '';
  return node.identifier === undefined ? [] : [`${kind}${node.identifier}`];
}
