import { markdownToHtml } from 'satteri';
import type { ContentKind } from '../registry.ts';
import type { CheckedFile } from './reader.ts';

/** Markdown as HTML, by the processor that Astro itself uses; HTML in it is made well-formed. */
export function renderMarkdown(markdown: string): string {
  const { html } = markdownToHtml(markdown, { features: { rawHtml: true } });
  // Wide tables and code scroll by themselves, which has to be possible by keyboard (WCAG 2.1.1).
  return (
    withoutGaps(html)
      .replaceAll(/<(pre|table)(?=[ >])/g, '<$1 tabindex="0"')
      // The content policy refuses style attributes; src/components/Prose.css aligns the columns.
      .replaceAll(/<(th|td) style="text-align: (left|center|right)">/g, '<$1 data-align="$2">')
      // A written-out address keeps its order in a text from right to left.
      .replaceAll(/<a href="(https?:[^"]+)">(?=\1<\/a>)/g, '<a href="$1" dir="ltr">')
      // A checkbox is written as a character; as a form field it would need a name.
      .replaceAll(/<input type="checkbox"( checked)?[^>]*>/g, (_, on) => (on ? '☑' : '☐'))
      // A corner that is left empty heads nothing, and a heading without words is read out as one.
      .replaceAll(/<th((?: data-align="\w+")?)><\/th>/g, '<td$1></td>')
  );
}

/**
 * Headings one below the other: a text begins at the second level, below the page's own heading, and
 * none is more than one level below the one before it (WCAG technique H42).
 */
function withoutGaps(html: string): string {
  let before = 1;
  return html.replaceAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g, (_, written, rest, words) => {
    const level = Math.max(2, Math.min(Number(written), before + 1));
    before = level;
    return `<h${level}${rest}>${words}</h${level}>`;
  });
}

/** The data of a file: its fields, and the Markdown below them as HTML. */
export function withBody<Data extends object>(
  { body: field }: ContentKind<Data>,
  { data, html }: CheckedFile<Data>,
): Data {
  return field === undefined ? data : { ...data, [field]: html };
}
