import { defineHastPlugin, markdownToHtml } from 'satteri';
import { isolateInHtml } from '../../i18n/direction.ts';
import { blockFeatures, blocksPlugin, withPlainColons } from './blocks.ts';
import { markdownFeatures } from './markdown-places.ts';

/** Removes HTML comments, which are notes of the owner. Without `rawHtml` they are raw HTML. */
export const noComments = defineHastPlugin({
  name: 'vitrine:no-comments',
  comment: (node, context) => context.removeNode(node),
  raw(node, context) {
    const value = node.value.replaceAll(/<!--(?:-?>|[\s\S]*?-->)/g, '');
    if (value !== node.value) context.replaceNode(node, { type: 'raw', value });
  },
});

/**
 * Renders Markdown to HTML with Satteri, as Astro does. HTML in the Markdown becomes well-formed.
 *
 * @param mayHaveBlocks Whether lines such as `:::pair` begin blocks.
 */
export function renderMarkdown(markdown: string, mayHaveBlocks = false): string {
  const { directive } = blockFeatures(markdown);
  const hasBlocks = mayHaveBlocks && directive;
  const { html } = markdownToHtml(hasBlocks ? withPlainColons(markdown) : markdown, {
    features: { ...markdownFeatures, rawHtml: true, directive: hasBlocks },
    mdastPlugins: hasBlocks ? [blocksPlugin] : [],
    hastPlugins: /<[!?]/.test(markdown) ? [noComments] : [],
  });
  return withPageRules(html);
}

/** The options for a Markdown page in `src/pages/`: it may contain its title, and its language is known. */
interface OwnPage {
  isRightToLeft: boolean;
}

/** Changes the HTML of Markdown by the rules of all pages: those of the content and the owner's own. */
export function withPageRules(html: string, own?: OwnPage): string {
  // Wide tables and code blocks scroll; tabindex lets keyboard users scroll them (WCAG 2.1.1).
  return isolateInHtml(
    withoutGaps(html, own !== undefined)
      .replaceAll(/<(pre|table)(?=[ >])(?![^>]* tabindex=)/g, '<$1 tabindex="0"')
      // The Content Security Policy blocks inline styles, so components/Prose.css aligns columns.
      .replaceAll(/<(th|td) style="text-align: (left|center|right)">/g, '<$1 data-align="$2">')
      // A link whose text is its URL stays left-to-right within right-to-left text.
      .replaceAll(/<a href="(https?:[^"]+)">(?=\1<\/a>)/g, '<a href="$1" dir="ltr">')
      // Checkboxes of task lists become characters, because a form field would need a label.
      .replaceAll(/<input type="checkbox"( checked)?[^>]*>/g, (_, on) => (on ? '☑' : '☐'))
      // An empty header cell becomes a data cell, because screen readers announce empty headers.
      .replaceAll(/<th((?: data-align="\w+")?)><\/th>/g, '<td$1></td>'),
    own?.isRightToLeft,
  );
}

/**
 * Corrects the levels of headings: a text begins with h2, below the h1 of the page, and no heading
 * skips a level (WCAG technique H42).
 *
 * @param hasTitle Whether the h1 of the page is in the text itself.
 */
function withoutGaps(html: string, hasTitle: boolean): string {
  let before = 1;
  return html.replaceAll(/<h([1-6])([^>]*)>([\s\S]*?)<\/h\1>/g, (_, written, rest, words) => {
    const isTitle = hasTitle && written === '1';
    const level = isTitle ? 1 : Math.max(2, Math.min(Number(written), before + 1));
    before = level;
    return `<h${level}${rest}>${words}</h${level}>`;
  });
}
