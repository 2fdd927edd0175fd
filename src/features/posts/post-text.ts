import { withPictures } from '../../components/text-pictures.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { type Post, textParts, withHeadings } from '../../site/post-pages.ts';

/** The text of a post, split at code blocks, and the headings for its table of contents. */
export async function postText(post: Post, locale: string, strings: UiStrings['posts']) {
  const { html, contents: headings } = withHeadings(post.text, post.language ?? locale);
  const parts = textParts(await withPictures(withFootnotes(html, strings)));
  return { parts, headings, hasCode: parts.length > 1 };
}

/** Translates the labels of footnotes, which the Markdown processor writes in English. */
function withFootnotes(text: string, strings: UiStrings['posts']): string {
  return text
    .replace(/(id="footnote-label">)[^<]*/, `$1${strings.footnotes}`)
    .replaceAll(/aria-label="Back to reference ([\d-]+)"/g, (_, number) => {
      return `aria-label="${interpolate(strings.back, { number })}"`;
    });
}
