import type { MdastNode } from 'satteri';
import type { ContentIssue } from '../content-issue.ts';
import { describeText } from '../loader/describe.ts';
import { lineCounter, markdownTree, nodesIn } from '../loader/markdown-places.ts';
import { say } from '../phrase.ts';
import { markdownTexts, type Source } from './sources.ts';

/** Words of a Markdown text that no page shows. */
type LostWords = Pick<ContentIssue, 'expected' | 'found' | 'hint'> & { line: number };

/** Matches a text that can contain what {@link lostWords} finds. */
const hasParts = /\||\[\s*\][([]|<a\s|<img|^[\s>*+\d.-]*(?:\[.+\]:|```|~~~|##.*[ \t]#+[ \t]*$)/im;

/** Matches an attribute with words that describe an image or a link, such as `alt="A door"`. */
const described = /\s(?:alt|aria-label)\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])/i;

/** Matches a link in HTML that shows no words, such as `<a href="/about"><b> </b></a>`. */
const emptyLink =
  /<a\s([^<>]*)>(?:\s|&nbsp;|<\/?(?:b|i|em|strong|span|br|wbr|img)\b[^<>]*>|!\[\s*\]\([^()\s]*\))*<\/a\s*>/gi;

/** Matches a heading with fewer signs behind than in front, such as `## C #`, so that they are meant to be shown. */
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
 * `#` at the end of a heading such as `## C #`.
 */
export function lostWords(markdown: string): LostWords[] {
  if (!hasParts.test(markdown)) return [];
  const { nodes, used } = markdownNodes(markdown);
  const defined = new Set<string>();
  const empty = [...markdown.matchAll(emptyLink)].filter(
    ([text, attributes = '']) => /(?:^|\s)href\b/i.test(attributes) && !described.test(text),
  );
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
    if (node.type === 'code' && node.meta)
      return [{ line, expected: say('onlyCodeLanguage'), found: lost(node.meta) }];
    const source = () => markdown.slice(start?.offset, end?.offset);
    // A link whose only content is an image is named by the alternative text (WCAG 2.2, 1.1.1 and 2.4.4).
    const unnamed = (text: string) =>
      /<img|!\[/i.test(text)
        ? { expected: say('altText'), found: say('quoted', { text }) }
        : { expected: say('linkWords'), found: lost(text) };
    if (/^link(?:Reference)?$/.test(node.type) && !hasWords(node))
      return [{ line, ...unnamed(source()) }];
    if (node.type === 'html' && !node.value.startsWith('<!--')) {
      const lineAt = lineCounter(line);
      const [from = 0, to = 0] = [start?.offset, end?.offset];
      return empty
        .filter(({ index }) => index >= from && index < to)
        .map(({ 0: text, index }) => ({ line: lineAt(source(), index - from), ...unnamed(text) }));
    }
    const [, closing] = (node.type === 'heading' && shortClosing.exec(source())) || [];
    if (closing !== undefined) {
      const hint = say('writeSigns', { signs: `\\${closing}` });
      return [{ line, expected: say('headingEnd'), found: lost(closing), hint }];
    }
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return [];
    const [name = ''] = referenceName(node);
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

/** Whether people who see no image get words from a node. */
function hasWords(node: MdastNode): boolean {
  if (node.type === 'html') return described.test(node.value);
  if ('value' in node) return String(node.value).trim() !== '';
  if ('alt' in node) return String(node.alt ?? '').trim() !== '';
  return 'children' in node && node.children.some(hasWords);
}

/**
 * The nodes of a Markdown text, and the names to which its references refer. Notes of the owner are omitted:
 * definitions such as `[//]: # (later)` and `[comment]: <>`, to which nothing refers.
 */
export function markdownNodes(markdown: string): { nodes: MdastNode[]; used: ReadonlySet<string> } {
  const nodes = [...nodesIn(markdownTree(markdown))].map(({ node }) => node);
  const used = new Set(
    nodes.flatMap((node) => (node.type.endsWith('Reference') ? referenceName(node) : [])),
  );
  const isNote = (node: MdastNode) =>
    node.type === 'definition' &&
    /^#?$/.test(node.url) &&
    !referenceName(node).some((name) => used.has(name));
  return { nodes: nodes.filter((node) => !isNote(node)), used };
}

/** The name of a definition or a reference; footnotes and links have names of their own. */
function referenceName(node: { type: string; identifier?: string }): string[] {
  const kind = node.type.startsWith('footnote') ? '^' : '';
  return node.identifier === undefined ? [] : [`${kind}${node.identifier}`];
}
