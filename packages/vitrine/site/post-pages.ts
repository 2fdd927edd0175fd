import { tagSlugs } from '../content/tag-slugs.ts';
import type { Content } from '../content/types.ts';

export type Post = NonNullable<Content['posts']>['all'][number];

/** The path of the Atom feed of posts, without the sub-path of the site and the language prefix. */
export const postsFeed = '/writing.xml';

/** The number of posts on one page of a list. */
const postsPerPage = 12;

/** A page that lists posts: all of them, or those with a tag. */
interface PostList {
  path: string;
  tag?: string | undefined;
  posts: readonly Post[];
  /** The number of this page, from 1; `pages` is the number of all pages of the list. */
  page: number;
  pages: number;
}

/** Every page that lists posts: first those of all posts, then those of each tag. */
export function postLists(all: readonly Post[], locale: string): PostList[] {
  const paths = tagPaths(all, locale);
  const tagged = tagsOf(all, locale).flatMap(({ tag, path }) => {
    const posts = all.filter(({ tags }) => tags.some((other) => paths.get(other) === path));
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

/**
 * The tags of posts with the paths of their pages. Of several spellings the newest post's is used.
 *
 * @param shown The posts whose tags are returned; all of them if absent.
 */
export function tagsOf(
  all: readonly Post[],
  locale: string,
  shown = all,
): { tag: string; path: string }[] {
  const paths = tagPaths(all, locale);
  const tags = new Map<string, string>();
  for (const tag of shown.flatMap((post) => post.tags)) {
    const path = paths.get(tag);
    if (path !== undefined && !tags.has(path)) tags.set(path, tag);
  }
  return Array.from(tags, ([path, tag]) => ({ tag, path }));
}

function tagPaths(all: readonly Post[], locale: string): ReadonlyMap<string, string> {
  const slugs = tagSlugs(
    all.flatMap(({ tags }) => tags),
    locale,
  );
  return new Map(Array.from(slugs, ([tag, name]) => [tag, `/writing/tag/${name}`]));
}
