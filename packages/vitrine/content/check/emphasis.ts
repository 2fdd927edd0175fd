import type { MdastNode } from 'satteri';
import type { ContentIssue } from '../content-issue.ts';
import { describeText } from '../loader/describe.ts';
import { lineCounter, markdownTree, nodesIn } from '../loader/markdown-places.ts';
import { type Phrase, say } from '../phrase.ts';
import { markdownTexts, type Source } from './sources.ts';

/** A run of asterisks, underscores or tildes that Markdown shows as text. */
interface Run {
  signs: string;
  offset: number;
  line: number;
  /** The characters around the run; a space at the beginning and the end of the text. */
  before: string;
  after: string;
  /** Whether emphasis with the same sign begins directly after the run. */
  touches: boolean;
}

/** Signs of emphasis in a Markdown text that are shown as characters, or form other pairs than intended. */
interface StrayEmphasis {
  line: number;
  found: Phrase;
}

/** Matches a run of signs such as `**`; runs after a backslash are escaped. */
const runs = /\\[\s\S]|(\*+|_+|~~+)/g;

/** Matches emphasis such as `**now**` in a line of HTML, in which Markdown has no meaning. */
const inHtml = /(\*\*|__)(?=[^\s*_])[^*_<>\n]*[^\s*_]\1/;

/** Warnings for signs of emphasis in the Markdown texts of a file that are shown, or pair wrongly. */
export function emphasisWarnings(source: Source): ContentIssue[] {
  return markdownTexts(source).flatMap(({ text, place, above }) =>
    strayEmphasis(text).map(({ line, found }) => ({
      ...place,
      line: above + line,
      expected: say('emphasisSigns'),
      found,
      hint: say('besideLetters'),
    })),
  );
}

/**
 * Finds emphasis that CommonMark does not recognise: next to a letter, signs with punctuation on their other
 * side neither open nor close it (section 6.2), such as those in `これは**「はい」**と` or `**„Zitat“**es`.
 * Also finds signs that are never closed, and bold within bold, which begins where an earlier one was to end.
 */
export function strayEmphasis(markdown: string): StrayEmphasis[] {
  if (!/[*_]|~~/.test(markdown)) return [];
  const found: StrayEmphasis[] = [];
  for (const { node } of nodesIn(markdownTree(markdown))) {
    const { start } = node.position ?? {};
    if (start?.offset === undefined) continue;
    if (node.type === 'html') {
      const match = /<(?:pre|code)\b/i.test(node.value) ? null : inHtml.exec(node.value);
      const line = lineCounter(start.line)(node.value, match?.index ?? 0);
      if (match) found.push({ line, found: say('inHtml', { text: describeText(match[0]) }) });
    }
    if (node.type === 'strong' || node.type === 'emphasis') {
      const nested = node.children.find(({ type }) => type === node.type);
      const { start: place, end } = nested?.position ?? {};
      if (place && node.children.length > 1) {
        const text = describeText(markdown.slice(start.offset, end?.offset));
        found.push({ line: start.line, found: say('nestedEmphasis', { text }) });
      }
    }
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const stray = strayIn(runsIn(node, markdown));
      if (!stray) continue;
      const [{ line, offset }, end] = stray;
      const text = describeText(markdown.slice(offset, end));
      found.push({ line, found: say('shownSigns', { text }) });
    }
  }
  return found;
}

/** The runs in the texts of a paragraph, in document order, except in addresses. */
function* runsIn(node: MdastNode, markdown: string): Generator<Run> {
  if (!('children' in node)) return;
  for (const [index, child] of node.children.entries()) {
    const { start, end: last } = child.position ?? {};
    const raw = markdown.slice(start?.offset, last?.offset);
    if (child.type === 'link' && !raw.startsWith('[')) continue;
    if (child.type !== 'text') yield* runsIn(child, markdown);
    else if (start?.offset !== undefined) {
      const next = node.children[index + 1];
      const isNext = next?.type === 'strong' || next?.type === 'emphasis';
      const lineIn = lineCounter(start.line);
      for (const { 1: signs, index: place } of raw.matchAll(runs)) {
        if (signs === undefined) continue;
        const offset = start.offset + place;
        const end = offset + signs.length;
        yield {
          signs,
          offset,
          line: lineIn(raw, place),
          before: [...markdown.slice(Math.max(0, offset - 2), offset)].at(-1) ?? ' ',
          after: String.fromCodePoint(markdown.codePointAt(end) ?? 0x20),
          touches: isNext && markdown[end] === signs[0] && next.position?.start.offset === end,
        };
      }
    }
  }
}

const space = /^\s$/;
const punctuation = /^[\p{P}\p{S}]$/u;
/** Matches quotes and brackets with which quoted words begin, in any language: German “ ends them. */
const opening = /^[\p{Ps}\p{Pi}\p{Pf}"'`¿¡#@$§<]$/u;
/** Matches the punctuation of scripts without spaces between words, next to which bold words begin and end. */
const wide = /^[\u3001-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]$/;
/** Matches letters and digits of scripts with spaces between words, in which `_` also joins names. */
const joined = /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}])[\p{L}\p{N}]$/u;

const isLetter = (sign: string) => !space.test(sign) && !punctuation.test(sign);

/** Whether a run looks like the beginning of emphasis, in CommonMark or for a reader. */
function mayOpen({ signs, before, after }: Run): boolean {
  if (space.test(after)) return false;
  if (opening.test(after)) return true;
  return signs[0] === '_'
    ? !joined.test(before)
    : isLetter(after) || wide.test(after) || !isLetter(before);
}

/** Whether a run looks like the end of emphasis, in CommonMark or for a reader. */
function mayClose({ signs, before, after }: Run): boolean {
  if (/^[\s\p{Ps}]$/u.test(before)) return false;
  return signs[0] !== '_' || !joined.test(after) || punctuation.test(before);
}

/**
 * Finds the first pair of signs that the author probably meant as emphasis, also with spaces (`** a **`). Without
 * a pair, finds the first sign that probably was to begin emphasis.
 *
 * @returns The first run, and the offset of the end of the words.
 */
function strayIn(found: Iterable<Run>): [first: Run, end: number] | undefined {
  /** The first run that may open emphasis, by its signs. The key `** ` is for a `**` before a space, which cannot. */
  const open = new Map<string, Run>();
  let begun: Run | undefined;
  for (const run of found) {
    const { signs, offset, before, after } = run;
    const end = offset + signs.length;
    if (run.touches) return [run, end];
    const isWideEnd = signs === '**' && !isLetter(after);
    const other = (mayClose(run) && open.get(signs)) || (isWideEnd && open.get('** '));
    if (other) return [other, end];
    if (mayOpen(run)) setOnce(open, signs, run);
    if (signs === '**' && wide.test(after)) begun ??= run;
    if (signs !== '**' || isLetter(before)) continue;
    if (space.test(after)) setOnce(open, '** ', run);
    else if (isLetter(after)) begun ??= run;
  }
  return begun && [begun, begun.offset + begun.signs.length];
}

function setOnce(open: Map<string, Run>, key: string, run: Run): void {
  if (!open.has(key)) open.set(key, run);
}
