import { withoutEntities } from '../content/decode.ts';
import { slug } from '../content/tag-slugs.ts';

/** The reading speed from which the reading time of a post is calculated. */
const wordsPerMinute = 220;

/** The minimum number of words and of `<h2>` headings for a post to get a table of contents. */
const longText = { words: 900, headings: 3 };

/** The reading time of a text in whole minutes, at least 1; code blocks are not counted. */
export function readingMinutes(html: string, locale: string): number {
  return Math.max(1, Math.round(wordCount(html, locale) / wordsPerMinute));
}

/** The number of words, counted by the rules of the language: not all have spaces between words. */
function wordCount(html: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = segmenter.segment(textOf(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')));
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

/** The plain text of HTML that was made from Markdown. */
const textOf = (html: string) => withoutEntities(html.replaceAll(/<[^>]*>/g, ''));

/**
 * Adds ids to the headings of a text, so that links can lead to them.
 *
 * @returns The HTML with the ids, and the `<h2>` headings if the text is long enough for a table of
 *   contents, else no headings.
 */
export function withHeadings(html: string, locale: string) {
  // Ids that the text or the layout already uses.
  const takenIds = new Set(html.matchAll(/ id="([^"]*)"/g).map(([, id]) => id));
  for (const id of ['content', 'contents', 'menu']) takenIds.add(id);
  const headings: { id: string; text: string }[] = [];
  const linked = html.replaceAll(/<(h[2-4])>([\s\S]*?)<\/\1>/g, (_, level, words) => {
    const text = textOf(words.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')).trim();
    // A picture without a text has no name that a link to it could have.
    if (text === '') return `<${level}>${words}</${level}>`;
    const name = slug(text);
    let id = name;
    for (let number = 2; takenIds.has(id); number += 1) id = `${name}-${number}`;
    takenIds.add(id);
    if (level === 'h2') headings.push({ id, text });
    return `<${level} id="${id}">${words}</${level}>`;
  });
  const isLong = headings.length >= longText.headings && wordCount(html, locale) >= longText.words;
  return { html: linked, contents: isLong ? headings : [] };
}

/** A part of a post's text: HTML, or a code block that is to be highlighted. */
type TextPart = { html: string } | { code: string; language: string };

/** Splits the HTML of a post at the code blocks that name a programming language. */
export function textParts(html: string): TextPart[] {
  const code = /<pre[^>]*><code class="language-([^"]+)">([\s\S]*?)<\/code><\/pre>/g;
  const found = [...html.matchAll(code)];
  const ends = [0, ...found.map(({ index, 0: whole }) => index + whole.length)];
  return [
    ...found.flatMap(({ index, 1: language = '', 2: text = '' }, position) => [
      { html: html.slice(ends[position], index) },
      { code: textOf(text), language },
    ]),
    { html: html.slice(ends.at(-1)) },
  ];
}
