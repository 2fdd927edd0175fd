import { splitLanguage } from '../../i18n/language-tag.ts';
import { loadStrings } from '../../i18n/load-language.ts';
import { imageFiles, replaceImages } from '../images/text-images.ts';
import { mayHaveBlocks } from '../loader/block-rules.ts';
import { withFootnotes } from '../loader/footnotes.ts';
import { checkedHtml } from '../loader/html-rules.ts';
import type { HtmlIssue } from '../loader/unclosed-html.ts';

/**
 * Converts a Markdown text to HTML. Without `shown`, footnotes and images are as the loader gets them, and the text
 * may have blocks.
 *
 * @param shown The path of the content file, the locale for footnotes, and a function that returns the URL of an image from its path.
 * @returns The first issue instead if the text has HTML that content must not have
 */
export async function renderMarkdown(
  markdown: string,
  shown?: { path: string; locale: string; urlOf: (image: string) => string },
): Promise<{ html: string } | { issue: HtmlIssue }> {
  const { html, issues } = checkedHtml(
    markdown,
    shown === undefined || mayHaveBlocks(splitLanguage(shown.path).original),
  );
  const [issue] = issues;
  if (issue) return { issue };
  if (shown === undefined) return { html };
  const { locale, urlOf } = shown;
  const noted = withFootnotes(html, 'look-', { strings: await loadStrings(locale), locale });
  const withImages = await replaceImages(noted, async (attributes) => {
    const [name] = imageFiles(attributes);
    if (name === undefined) return undefined;
    const source = ` src="${urlOf(name).replaceAll('&', '&amp;')}"`;
    return `<img${attributes.replace(/\ssrc="[^"]*"/, () => source)}>`;
  });
  return { html: withImages };
}
