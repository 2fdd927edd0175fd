import type { Content } from '../content/types.ts';

export type Post = NonNullable<Content['posts']>['all'][number];

/** The path of the feed of posts, without the sub-path and the root of its language. */
export const postsFeed = '/writing.xml';

const postsPerPage = 12;

/** Reading speed for prose. */
const wordsPerMinute = 220;

/** The least words and headings of a text with a table of contents. */
const longText = { words: 900, headings: 3 };

/** A page that lists posts: all of them, or those with a tag. */
interface PostList {
  path: string;
  tag?: string | undefined;
  posts: readonly Post[];
  /** The number of the page, from 1, and how many there are. */
  page: number;
  pages: number;
}

/** Every page that lists posts: first those of all posts, then those of each tag. */
export function postLists(all: readonly Post[]): PostList[] {
  const tagged = tagsOf(all).flatMap(({ tag, path }) => {
    const posts = all.filter(({ tags }) => tags.some((other) => tagPath(other) === path));
    return inPages(path, posts, tag);
  });
  return [...inPages('/writing', all), ...tagged];
}

function inPages(path: string, all: readonly Post[], tag?: string): PostList[] {
  const pages = Math.ceil(all.length / postsPerPage);
  return Array.from({ length: pages }, (_, index) => ({
    path: index === 0 ? path : `${path}/page/${index + 1}`,
    tag,
    posts: all.slice(index * postsPerPage, (index + 1) * postsPerPage),
    page: index + 1,
    pages,
  }));
}

/** The tags of some posts with their addresses, each once, as the newest post writes it. */
export function tagsOf(posts: readonly Post[]): { tag: string; path: string }[] {
  const tags = posts.flatMap(({ tags }) => tags).map((tag) => ({ tag, path: tagPath(tag) }));
  return tags.filter(({ path }, index) => tags.findIndex((other) => other.path === path) === index);
}

function tagPath(tag: string): string {
  return `/writing/tag/${slug(tag.replaceAll('+', ' plus').replaceAll('#', ' sharp'))}`;
}

/**
 * A text as a part of an address, in the letters of its own language. A text without letters and
 * digits becomes the code points of its characters. File names have at most 255 bytes, which is 60
 * characters of any script.
 */
function slug(text: string): string {
  const lowerCase = text.normalize('NFC').toLowerCase();
  const words = lowerCase.match(/[\p{L}\p{M}\p{N}]+/gu);
  const parts = words ?? Array.from(text, (sign) => sign.codePointAt(0)?.toString(16));
  return [...parts.join('-')].slice(0, 60).join('');
}

/** The time for reading a text, in whole minutes; code is not counted. */
export function readingMinutes(html: string, locale: string): number {
  return Math.max(1, Math.round(wordCount(html, locale) / wordsPerMinute));
}

/** The number of words by the rules of the language: not all languages have spaces between words. */
function wordCount(html: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = segmenter.segment(textOf(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')));
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

/** The plain text of HTML from Markdown. */
function textOf(html: string): string {
  const letters = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
  return Object.entries(letters).reduce(
    (text, [name, letter]) => text.replaceAll(`&${name};`, letter),
    html.replaceAll(/<[^>]*>/g, ''),
  );
}

/**
 * Adds ids to the headings of a text.
 *
 * @returns The text, and its headings of the first level where it is long, else none.
 */
export function withHeadings(html: string, locale: string) {
  // The ids in the text itself and in the layout.
  const taken = new Set(html.matchAll(/ id="([^"]*)"/g).map(([, id]) => id));
  for (const id of ['content', 'contents', 'menu']) taken.add(id);
  const headings: { id: string; text: string }[] = [];
  const linked = html.replaceAll(/<(h[2-4])>([\s\S]*?)<\/\1>/g, (_, level, words) => {
    const text = textOf(words).trim();
    const name = slug(text);
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    if (level === 'h2') headings.push({ id, text });
    return `<${level} id="${id}">${words}</${level}>`;
  });
  const isLong = headings.length >= longText.headings && wordCount(html, locale) >= longText.words;
  return { html: linked, contents: isLong ? headings : [] };
}

/** A part of a text: HTML, or code that is to be highlighted. */
type TextPart = { html: string } | { code: string; language: string };

/** Splits a text at its code blocks that name a language. */
export function textParts(html: string): TextPart[] {
  const code = /<pre[^>]*><code class="language-([^"]+)">([\s\S]*?)<\/code><\/pre>/g;
  const found = [...html.matchAll(code)];
  const ends = [0, ...found.map(({ index, 0: whole }) => index + whole.length)];
  return [
    ...found.flatMap(({ index, 1: language = '', 2: text = '' }, place) => [
      { html: html.slice(ends[place], index) },
      { code: textOf(text), language },
    ]),
    { html: html.slice(ends.at(-1)) },
  ];
}
