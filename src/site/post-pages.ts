import type { Content } from '../content/types.ts';

export type Post = NonNullable<Content['posts']>['all'][number];

/** The path of the feed of posts, without the sub-path and the root of its language. */
export const postsFeed = '/writing.xml';

const postsPerPage = 12;

/** Reading speed for prose. */
const wordsPerMinute = 220;

/** A text of this many words has a table of contents, if it has this many headings. */
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

/** Every page that lists posts, those of all of them first. */
export function postLists(all: readonly Post[]): PostList[] {
  return [
    ...inPages('/writing', all),
    ...tagsOf(all).flatMap(({ tag, path }) =>
      inPages(
        path,
        all.filter(({ tags }) => tags.some((other) => tagPath(other) === path)),
        tag,
      ),
    ),
  ];
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
 * A text as a part of an address, in the letters of its own language; of a text without letters and
 * digits the numbers of its signs. A file system takes 255 bytes: 60 characters of any script.
 */
function slug(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const signs = () => Array.from(text, (sign) => sign.codePointAt(0)?.toString(16));
  return Array.from((words ?? signs()).join('-'))
    .slice(0, 60)
    .join('');
}

/** How long a text takes to read, in whole minutes; code is not counted. */
export function readingMinutes(html: string, locale: string): number {
  return Math.max(1, Math.round(wordCount(html, locale) / wordsPerMinute));
}

/** Words are counted as the language divides them, for not all put spaces between them. */
function wordCount(html: string, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const words = segmenter.segment(textOf(html.replaceAll(/<pre[\s\S]*?<\/pre>/g, ' ')));
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

/** The words in HTML from Markdown, for programs and attributes. */
function textOf(html: string): string {
  const letters = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };
  return Object.entries(letters).reduce(
    (text, [name, letter]) => text.replaceAll(`&${name};`, letter),
    html.replaceAll(/<[^>]*>/g, ''),
  );
}

interface Heading {
  id: string;
  text: string;
}

/**
 * A text whose headings can be linked to.
 *
 * @returns The headings of its first level where the text is long, else none.
 */
export function withHeadings(html: string, locale: string): { html: string; contents: Heading[] } {
  // The names of a text's own parts and of the frame around it.
  const taken = new Set([
    'content',
    'contents',
    'menu',
    ...html.matchAll(/ id="([^"]*)"/g).map(([, id]) => id),
  ]);
  const headings: Heading[] = [];
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
