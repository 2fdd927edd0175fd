import type { ContentIssue } from '../content-issue.ts';
import { say } from '../phrase.ts';
import { lineCounter, markdownTree, nodesIn } from './markdown-places.ts';

/** An error in a Markdown text. Its line number is relative to the first line of that text. */
export type HtmlIssue = Pick<ContentIssue, 'expected' | 'found' | 'suggestion' | 'hint'> & {
  line: number;
};

/** The void elements, which have no end tag, and `rt` and `rp`, which may omit it within a line (HTML, section 13.1.2). */
const mayOmitEndInline =
  'br hr img wbr rt rp area base col embed input link meta source track'.split(' ');

/** The elements that may omit the end tag where they are not within the words of a paragraph. */
const mayOmitEnd = mayOmitEndInline.concat(
  'p li dd dt tr td th thead tbody tfoot caption colgroup option optgroup html head body'.split(
    ' ',
  ),
);

/** Matches the types of Markdown nodes in which HTML is between words. */
const inlineParents = /^(?:paragraph|heading|tableCell|strong|emphasis|delete|link)/;

/** Matches elements whose content is not HTML, with that content, such as `<script>1 < 2</script>`. */
const rawTextElements = /<(script|style|textarea|title)\b[\s\S]*?<\/\1\s*>/gi;

/**
 * Matches a part of HTML: a closed comment, the beginning of one, a declaration or an instruction, or a
 * tag, of which the last group is the `>`, if the tag is closed. Runs in linear time.
 */
const HTML_PART =
  /<!--(?:-?>|[\s\S]*?-->)|(<!--)|(<!\[CDATA\[|<(?!!doctype)[!?])|<(\/?)([a-z][^\s/>]*)(?:=\s*"[^"]*"|=\s*'[^']*'|(?!=\s*["'])[^>])*(>?)/gi;

/** Matches a comment or tag that Markdown shows as text, because it is not closed. Also matches escapes, to skip them. */
const SHOWN_AS_TEXT = /\\[\s\S]|(<!--)|(<[a-z][a-z\d]*\s[^<>]*=\s*["'])/gi;

/** Matches a text that can contain what {@link unclosedIn} finds, so that most texts need no parser. */
const mayBeUnclosed = /<[!?/a-z]|```|~~~/i;

/**
 * Finds HTML that swallows the rest of a Markdown text, because it is never closed: comments, elements, tags
 * with one quote, and code between lines of backticks. Also finds declarations and instructions such as
 * `<![CDATA[` and `<?php`, which browsers do not show.
 *
 * @param elements The elements that are allowed in texts. Others are errors anyway.
 * @param isOwnPage Whether the text is a Markdown page in `src/pages/`, in which all elements are allowed.
 */
export function unclosedIn(
  markdown: string,
  elements: readonly string[],
  isOwnPage = false,
): HtmlIssue[] {
  if (!mayBeUnclosed.test(markdown)) return [];
  const issues: HtmlIssue[] = [];
  /** The elements that are open, each with the error that is reported if it is never closed. */
  const openElements: (HtmlIssue & { name: string })[] = [];
  for (const { node, parent } of nodesIn(markdownTree(markdown))) {
    const { start, end } = node.position ?? {};
    if (start === undefined) continue;
    const raw = markdown.slice(start.offset, end?.offset);
    const value =
      node.type === 'html'
        ? // Spaces keep the lines and columns.
          node.value.replaceAll(rawTextElements, (text) => text.replaceAll(/./g, ' '))
        : '';
    const isInline = inlineParents.test(parent?.type ?? '');
    const lineIn = lineCounter(start.line);
    if (node.type === 'code') issues.push(...openFence(raw, start.line));
    if (node.type === 'text') {
      for (const { 0: whole, 1: comment, 2: tag, index } of raw.matchAll(SHOWN_AS_TEXT)) {
        const line = lineIn(raw, index);
        if (comment) issues.push({ line, ...openComment });
        else if (tag) issues.push({ line, ...openTag, found: neverClosed(whole) });
      }
    }
    for (const match of value.matchAll(HTML_PART)) {
      const [whole, comment, other, slash, tag, end] = match;
      const line = lineIn(value, match.index);
      const name = tag?.toLowerCase() ?? '';
      if (comment) issues.push({ line, ...openComment });
      else if (other) issues.push({ line, ...notShown(other) });
      // Elements of SVG and MathML are closed by a slash.
      else if (!elements.includes(name) && (!isOwnPage || !name || whole.endsWith('/>'))) continue;
      else if (!end) issues.push({ line, ...openTag, found: neverClosed(whole) });
      else if (slash) close(openElements, name);
      else if (!(isInline ? mayOmitEndInline : mayOmitEnd).includes(name))
        openElements.push({
          name,
          line,
          expected: say('elementEnd', { tag: `</${name}>` }),
          found: neverClosed(`<${name}>`),
          ...(isInline && { hint: say('showTag', { tag: `<${name}>` }) }),
        });
    }
  }
  return [...issues, ...openElements.map(({ name: _, ...issue }) => issue)].sort(
    (a, b) => a.line - b.line,
  );
}

const neverClosed = (start: string) => say('neverClosed', { start });

const openComment = { expected: say('commentEnd'), found: neverClosed('<!--') };

const openTag = { expected: say('tagEnd') };

function notShown(start: string) {
  return {
    expected: say('textOnly'),
    found: say('notAllowed', { tag: start }),
    hint: say('showSigns', { signs: start }),
  };
}

/** The error for code whose first line of backticks or tildes has no counterpart. */
function openFence(raw: string, line: number): HtmlIssue[] {
  const fence = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
  const [, ...rest] = raw.trimEnd().split('\n');
  const closing = fence && new RegExp(`^[\\s>]*${fence}${fence[0]}*\\s*$`);
  if (!closing || closing.test(rest.at(-1) ?? '')) return [];
  return [{ line, expected: say('fenceEnd', { fence }), found: neverClosed(fence) }];
}

/** Removes the last element of a name from the open ones, if there is one. */
function close(open: { name: string }[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index >= 0) open.splice(index, 1);
}
