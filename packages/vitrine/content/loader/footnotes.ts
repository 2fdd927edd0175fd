import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { textsOf, valueAt } from '../edit/walk.ts';

/** The language of the page on which footnotes are shown. */
export interface FootnoteLanguage {
  strings: Pick<Strings, 'posts'>;
  locale: string;
}

/** Matches what the Markdown parser puts in front of ids of footnotes: `user-content-` in `#user-content-fn-1`. */
const ids =
  /(?<= (?:id|href)="#?)user-content-(?=fn)|(?<= aria-describedby="| class="sr-only" id=")(?=footnote-label")/g;

/**
 * Translates the heading and the links of footnotes, which the Markdown parser writes in English, and makes
 * their ids unique.
 *
 * @param prefix Characters for the beginning of each id, which no other text of the page has.
 * @param isOtherLanguage Whether the text is in another language than the page.
 */
export function withFootnotes(
  html: string,
  prefix: string,
  { strings, locale }: FootnoteLanguage,
  isOtherLanguage = false,
): string {
  if (!html.includes('data-footnotes')) return html;
  const { footnotes, back } = strings.posts;
  const lang = isOtherLanguage ? ` lang="${locale}"` : '';
  return html
    .replace(/(<section data-footnotes[^>]*>\s*<h\d)([^>]*>)[^<]*/, (_, tag, rest) => {
      return `${tag}${lang}${rest}${inHtml(footnotes)}`;
    })
    .replaceAll(/ aria-label="Back to reference ([\d-]+)"/g, (_, number: string) => {
      return `${lang} aria-label="${inHtml(t(back, { number }, locale))}"`;
    })
    .replaceAll(ids, prefix);
}

/**
 * The data of a content file with the footnotes of all its texts in the language of the page.
 *
 * @param name The name of the file's collection, and the id of an entry.
 */
export function inLanguage<Data extends { language?: string }>(
  data: Data,
  name: readonly string[],
  language: FootnoteLanguage,
): Data {
  const texts = textsOf(data).filter(({ value }) => value.includes('data-footnotes'));
  if (texts.length === 0) return data;
  const copy = structuredClone(data);
  for (const { path, value } of texts) {
    const group = valueAt(copy, path.slice(0, -1));
    const prefix = [...name, ...path, ''].join('-');
    const html = withFootnotes(value, prefix, language, data.language !== undefined);
    if (typeof group === 'object' && group !== null) Reflect.set(group, path.at(-1) ?? '', html);
  }
  return copy;
}

/** Escapes a text of the owner for HTML. */
function inHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
