import { withPictures } from '../../components/text-pictures.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { type Post, textParts, withHeadings } from '../../site/post-pages.ts';

/** The text of a post, split at code blocks, and the headings for its table of contents. */
export async function postText(post: Post, locale: string, strings: Strings['posts']) {
  const { html, contents: headings } = withHeadings(post.text, post.language ?? locale);
  const parts = textParts(await withPictures(withFootnotes(html, locale, strings)));
  return { parts, headings, hasCode: parts.length > 1 };
}

/** Translates the labels of footnotes, which the Markdown processor writes in English. */
function withFootnotes(text: string, locale: string, strings: Strings['posts']): string {
  return text
    .replace(/(id="footnote-label">)[^<]*/, `$1${strings.footnotes}`)
    .replaceAll(/aria-label="Back to reference ([\d-]+)"/g, (_, number: string) => {
      return `aria-label="${t(strings.back, { number }, locale)}"`;
    });
}
