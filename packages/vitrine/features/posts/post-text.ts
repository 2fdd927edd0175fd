import { withPictures } from '../../components/text-pictures.ts';
import { textParts, withHeadings } from '../../site/post-html.ts';
import type { Post } from '../../site/post-pages.ts';

/** The text of a post, split at code blocks, and the headings for its table of contents. */
export async function postText(post: Post, locale: string) {
  const { html, contents: headings } = withHeadings(post.text, post.language ?? locale);
  const parts = textParts(await withPictures(html));
  return { parts, headings, hasCode: parts.length > 1 };
}
