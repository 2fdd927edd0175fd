import { defineHastPlugin, markdownToHtml } from 'satteri';
import type { ContentKind } from '../registry.ts';
import type { CheckedFile } from './reader.ts';

/** Removes HTML comments, which are notes of the owner. */
const noComments = defineHastPlugin({
  name: 'vitrine:no-comments',
  comment: (node, context) => context.removeNode(node),
});

/** Renders Markdown to HTML with Satteri, as Astro does. HTML in the Markdown becomes well-formed. */
export function renderMarkdown(markdown: string): string {
  const { html } = markdownToHtml(markdown, {
    features: { rawHtml: true },
    hastPlugins: /<[!?]/.test(markdown) ? [noComments] : [],
  });
  // Wide tables and code blocks scroll; tabindex lets keyboard users scroll them (WCAG 2.1.1).
  return (
    withoutGaps(html)
      .replaceAll(/<(pre|table)(?=[ >])/g, '<$1 tabindex="0"')
      // The Content Security Policy blocks inline styles, so src/components/Prose.css aligns columns.
      .replaceAll(/<(th|td) style="text-align: (left|center|right)">/g, '<$1 data-align="$2">')
      // A link whose text is its URL stays left-to-right within right-to-left text.
      .replaceAll(/<a href="(https?:[^"]+)">(?=\1<\/a>)/g, '<a href="$1" dir="ltr">')
      // Checkboxes of task lists become characters, because a form field would need a label.
      .replaceAll(/<input type="checkbox"( checked)?[^>]*>/g, (_, on) => (on ? '☑' : '☐'))
      // An empty header cell becomes a data cell, because screen readers announce empty headers.
      .replaceAll(/<th((?: data-align="\w+")?)><\/th>/g, '<td$1></td>')
  );
}

/**
 * Corrects the levels of headings: a text begins with h2, below the h1 of the page, and no heading
 * skips a level (WCAG technique H42).
 */
function withoutGaps(html: string): string {
  let before = 1;
  return html.replaceAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g, (_, written, rest, words) => {
    const level = Math.max(2, Math.min(Number(written), before + 1));
    before = level;
    return `<h${level}${rest}>${words}</h${level}>`;
  });
}

/** Adds the HTML of the Markdown below the front matter to the data of a file. */
export function withBody<Data extends object>(
  { body: field }: ContentKind<Data>,
  { data, html }: CheckedFile<Data>,
): Data {
  return field === undefined ? data : { ...data, [field]: html };
}
