import { contents } from '../content/content.ts';
import type { PageNames } from '../content/schemas/page.ts';
import type { Content } from '../content/types.ts';
import { memoize } from '../i18n/memoize.ts';
import { addressesOf } from './addresses.ts';
import { type SitePage, shareImagePath, sitePages } from './site-pages.ts';

/** The pages of a content by path. In development, a page may still be made from an older content than the current one. */
const pagesOf = memoize(
  (content: Content) => new Map(sitePages(content).map((page) => [page.path, page])),
);

/**
 * The metadata of a page of the site, for search engines and shared links.
 *
 * @param path The path of the page, without the sub-path of the site and the language prefix.
 * @param names The title and description of a page that site-pages.ts does not list, such as an owner's
 *   page with a route parameter. The share image of such a page is that of Home.
 * @throws Error if the page is not listed and `names` is missing
 */
export function pageAt(
  content: Content,
  path: string,
  names?: Pick<PageNames, 'title' | 'description'>,
): SitePage {
  const page = pagesOf(content).get(path);
  if (page) return page;
  if (!names) throw new Error(`site/site-pages.ts does not list the page ${path}.`);
  const { title, description } = names;
  // Private pages have a path without the language, which no address of a link preview has.
  return { path, title, description, listed: !path.startsWith('/p/'), imageOf: '/' };
}

/** The share image of a page: its absolute URL, and the text on the image as alternative text. */
export function shareImageOf(content: Content, page: SitePage): { address: string; alt: string } {
  const { path, title, line, language } = page.imageOf ? pageAt(content, page.imageOf) : page;
  return {
    address: addressesOf(content, language)(shareImagePath(path)),
    alt: [title, line].filter(Boolean).join('. '),
  };
}

/** The sections of the site: all pages except those of entries, and of lists except the first page. */
export const sectionsOf = memoize((content: Content): readonly SitePage[] =>
  [...pagesOf(content).values()].filter(({ list, isSubpage }) => list === undefined && !isSubpage),
);

/**
 * The path to which a page leads in another language: its own, or that of the nearest page above it if there is none,
 * as for a tag that only one language has. The not-found page leads to Home: it has no URL of its own. So do private
 * pages, whose URL is another one in each language, and which are not listed, and the form for testimonials, whose
 * link is for one language. Pages that site-pages.ts does not list keep their path.
 *
 * @param content The content in the other language.
 * @param pageContent The content in the language of the page.
 */
export function pathIn(content: Content, pageContent: Content, path: string): string {
  if (path === '/404' || path === '/testimonial' || path.startsWith('/p/')) return '/';
  if (!pagesOf(pageContent).has(path)) return path;
  const parts = path.split('/');
  while (parts.length > 1 && !pagesOf(content).has(parts.join('/'))) parts.pop();
  return parts.join('/') || '/';
}

/** The content of each language in which a page has its own text, the first language first. */
export function translationsOf(path: string): Content[] {
  return contents.filter((content) => {
    const page = pagesOf(content).get(path);
    return page !== undefined && page.language === undefined;
  });
}
