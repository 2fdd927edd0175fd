import { contents } from '../content/content.ts';
import type { Content } from '../content/types.ts';
import { addressesOf } from './addresses.ts';
import { type SitePage, shareImagePath, sitePages } from './site-pages.ts';

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
 * A page of this build as it is found and shared.
 *
 * @param path Its path, without the sub-path and the root of its language.
 * @throws Error where site-pages.ts forgets it
 */
export function pageAt(content: Content, path: string): SitePage {
  const page = pages.get(content)?.get(path);
  if (!page) throw new Error(`src/site/site-pages.ts does not name the page ${path}.`);
  return page;
}

/** The image that a page is shared by: its whole address, and the words on it. */
export function shareImageOf(content: Content, page: SitePage): { address: string; alt: string } {
  const { path, title, line, language } = page.imageOf ? pageAt(content, page.imageOf) : page;
  return {
    address: addressesOf(content, language)(shareImagePath(path)),
    alt: [title, line].filter(Boolean).join('. '),
  };
}

/** The pages of a content that are sections of the site: no entries or further pages of a list. */
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
