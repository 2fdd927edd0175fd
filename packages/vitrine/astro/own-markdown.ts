import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import { defineHastPlugin, type HastPluginEntry } from 'satteri';
import { noComments, withPageRules } from '../content/loader/markdown.ts';
import { markdownFeatures } from '../content/loader/markdown-places.ts';
import type { Content } from '../content/types.ts';
import { t } from '../i18n/t.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { isInside } from '../settings/site-paths.ts';

/** The layout of pages that name none. */
const LAYOUT = join(PACKAGE, 'layouts/MarkdownLayout.astro');

/** The id of the heading of footnotes, with the prefix of the other ids in footnotes. */
const LABEL = 'user-content-footnote-label';

/** The options of Astro's own Markdown processor that Vitrine changes. */
interface SatteriOptions {
  hastPlugins: HastPluginEntry[];
  features: { smartPunctuation?: boolean | object; frontmatter?: boolean };
}

/** The settings in the owner's `astro.config` that {@link setUpMarkdown} reads. */
interface OwnerSettings {
  markdown: { smartypants?: unknown; processor: MarkdownProcessor };
}

type MarkdownProcessor = AstroConfig['markdown']['processor'];

/**
 * Renders the owner's Markdown pages like the content folder: no comments, translated footnotes, the changes of
 * {@link withPageRules}, and no smart punctuation, which changes code and has only English quotes. A page with title and
 * description gets Vitrine's layout if it names none. Options of `astro.config` come first; another processor stays.
 *
 * @param pages The absolute path of `src/pages`; its folders of languages decide the language of a page.
 */
export function setUpMarkdown({ markdown }: OwnerSettings, content: Content, pages: string): void {
  const { processor } = markdown;
  if (!isSatteri(processor)) return;
  const { features, hastPlugins } = processor.options;
  if (markdown.smartypants === undefined) features.smartPunctuation ??= false;
  Object.assign(features, markdownFeatures);
  hastPlugins.push(noComments, footnotesIn(content, pages));
  const create = processor.createRenderer;
  processor.createRenderer = async (shared) => {
    const renderer = await create(shared);
    return {
      async render(text, options) {
        const rendered = await renderer.render(text, options);
        const file = options?.fileURL;
        const { site } = languageAt(content, pages, file);
        const { direction } = new Intl.Locale(site.locale).getTextInfo();
        const code = withPageRules(rendered.code, { isRightToLeft: direction === 'rtl' });
        const { frontmatter } = rendered.metadata;
        const layout = hasFields(frontmatter) &&
          file &&
          isInside(pages, fileURLToPath(file)) && { layout: LAYOUT };
        const metadata = { ...rendered.metadata, frontmatter: { ...layout, ...frontmatter } };
        return { ...rendered, code, metadata };
      },
    };
  };
}

/** Whether a page has the fields that our layout needs. */
function hasFields({ title, description }: Record<string, unknown>): boolean {
  return title !== undefined && description !== undefined;
}

/** The content in the language of an own page, which is that of its folder. */
function languageAt(content: Content, pages: string, file: URL | undefined): Content {
  const path = file ? relative(pages, fileURLToPath(file)) : '';
  const folder = `/${path.split(sep)[0]}`.toLowerCase();
  return content.translations.find(({ root }) => root === folder) ?? content;
}

/** Whether a processor is Astro's default one, whose options integrations may change. */
function isSatteri(
  processor: MarkdownProcessor,
): processor is MarkdownProcessor & { options: SatteriOptions } {
  return processor.name === 'satteri';
}

/** Translates the heading and the links of footnotes. The id of a heading of the owner may be `footnote-label`. */
function footnotesIn(content: Content, pages: string): HastPluginEntry {
  return defineHastPlugin({
    name: 'vitrine:footnotes',
    element: {
      filter: ['h2', 'a'],
      visit(node, context) {
        const { strings, site } = languageAt(content, pages, context.fileURL);
        const { id, ariaLabel, ariaDescribedBy } = node.properties;
        if (node.tagName === 'h2' && id === 'footnote-label') {
          const children = [{ type: 'text' as const, value: strings.posts.footnotes }];
          const properties = { ...node.properties, id: LABEL };
          context.replaceNode(node, { ...node, properties, children });
        }
        if (ariaDescribedBy !== undefined) context.setProperty(node, 'ariaDescribedBy', LABEL);
        const [, number] = /^Back to reference ([\d-]+)$/.exec(String(ariaLabel)) ?? [];
        if (number !== undefined) {
          context.setProperty(node, 'ariaLabel', t(strings.posts.back, { number }, site.locale));
        }
      },
    },
  });
}
