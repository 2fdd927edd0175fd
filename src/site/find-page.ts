import { contents } from '../content/content.ts';
import type { PageNames as AllNames } from '../content/schemas/page.ts';
import type { Content } from '../content/types.ts';
import { addressesOf } from './addresses.ts';
import { type SitePage, shareImagePath, sitePages } from './site-pages.ts';

type PageNames = Pick<AllNames, 'title' | 'description'>;

const pages = new Map(
  contents.map((content) => [
    content,
    new Map(sitePages(content).map((page) => [page.path, page])),
  ]),
);

const sections = new Map(
  [...pages].map(([content, all]) => [
    content,
    [...all.values()].filter(({ list, isPart }) => list === undefined && !isPart),
  ]),
);

/**
 * A page of this build, as search engines and shared links show it.
 *
 * @param path Its path, without the sub-path and the root of its language.
 * @param names The names of a page that is not listed in site-pages.ts, such as one of the owner's
 *   with a parameter in its address. Its image is that of Home.
 * @throws Error where the page is not listed and has no names
 */
export function pageAt(content: Content, path: string, names?: PageNames): SitePage {
  const page = pages.get(content)?.get(path);
  if (page) return page;
  if (!names) throw new Error(`src/site/site-pages.ts does not name the page ${path}.`);
  const { title, description } = names;
  return { path, title, description, listed: true, imageOf: '/' };
}

/** The image of a page for shared links: its absolute address, and the text on it. */
export function shareImageOf(content: Content, page: SitePage): { address: string; alt: string } {
  const { path, title, line, language } = page.imageOf ? pageAt(content, page.imageOf) : page;
  return {
    address: addressesOf(content, language)(shareImagePath(path)),
    alt: [title, line].filter(Boolean).join('. '),
  };
}

/** The sections of the site: all pages but entries and further pages of a list. */
export function sectionsOf(content: Content): readonly SitePage[] {
  return sections.get(content) ?? [];
}

/** The content in each language that a page is written in, the first language first. */
export function translationsOf(path: string): Content[] {
  return contents.filter((content) => {
    const page = pages.get(content)?.get(path);
    return page !== undefined && page.language === undefined;
  });
}
