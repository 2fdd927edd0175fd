import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import type { Content } from '../content/types.ts';
import { t } from '../i18n/t.ts';

/** The options of Astro's own Markdown processor that Vitrine changes. */
interface SatteriOptions {
  hastPlugins: HastPluginEntry[];
  features: { smartPunctuation?: boolean | object };
}

/** The settings in the owner's `astro.config` that {@link setUpMarkdown} reads. */
interface OwnerSettings {
  markdown: { smartypants?: unknown; processor: { name: string; options: object } };
}

/**
 * Gives the owner's own Markdown pages the rules of the content folder: no smart punctuation, which changes
 * code and has English quotes only, no comments, and footnotes in the language of the page. The options of
 * `astro.config` take precedence, and another processor stays as it is.
 *
 * @param pages The absolute path of `src/pages`; its folders of languages decide the language of a page.
 */
export function setUpMarkdown({ markdown }: OwnerSettings, content: Content, pages: string): void {
  const { processor } = markdown;
  if (!isSatteri(processor)) return;
  const { features, hastPlugins } = processor.options;
  if (markdown.smartypants === undefined) features.smartPunctuation ??= false;
  hastPlugins.push(noComments, footnotesIn(content, pages));
}

/** Whether a processor is Astro's default one, whose options integrations may change. */
function isSatteri<Processor extends { name: string; options: object }>(
  processor: Processor,
): processor is Processor & { options: SatteriOptions } {
  return processor.name === 'satteri';
}

/** Removes comments, which are notes of the owner. Without `rawHtml` they are raw HTML. */
const noComments = defineHastPlugin({
  name: 'vitrine:no-comments',
  comment: (node, context) => context.removeNode(node),
  raw(node, context) {
    const value = node.value.replaceAll(/<!--(?:-?>|[\s\S]*?-->)/g, '');
    if (value !== node.value) context.replaceNode(node, { type: 'raw', value });
  },
});

/** Translates the heading and the links of footnotes. */
function footnotesIn(content: Content, pages: string): HastPluginEntry {
  return defineHastPlugin({
    name: 'vitrine:footnotes',
    element: {
      filter: ['h2', 'a'],
      visit(node, context) {
        const path = context.fileURL ? relative(pages, fileURLToPath(context.fileURL)) : '';
        const folder = `/${path.split(sep)[0]}`.toLowerCase();
        const { strings, site } =
          content.translations.find(({ root }) => root === folder) ?? content;
        const { id, ariaLabel } = node.properties;
        if (node.tagName === 'h2' && id === 'footnote-label') {
          const children = [{ type: 'text' as const, value: strings.posts.footnotes }];
          context.replaceNode(node, { ...node, children });
        }
        const [, number] = /^Back to reference ([\d-]+)$/.exec(String(ariaLabel)) ?? [];
        if (number !== undefined) {
          context.setProperty(node, 'ariaLabel', t(strings.posts.back, { number }, site.locale));
        }
      },
    },
  });
}
