import { withBlocks } from '../../components/blocks/text-blocks.tsx';
import type { Content } from '../../content/types.ts';
import { textParts, withHeadings } from '../../site/post-html.ts';
import type { Post } from '../../site/post-pages.ts';
import codeStyles from './code.css?inline';

/** The text of a post, split at code blocks, the headings for its table of contents, and the styles of its parts. */
export async function postText(post: Post, { strings, site: { locale } }: Content) {
  const { language: lang, text } = post;
  const { html: linked, contents: headings } = withHeadings(text, lang ?? locale);
  const { html, styles, hasMedia } = await withBlocks(linked, { strings, lang, locale });
  const parts = textParts(html);
  return {
    parts,
    headings,
    styles: parts.length > 1 ? [codeStyles, ...styles] : styles,
    hasMedia,
  };
}
