import type { Content } from '../content/types.ts';
import { languageName, languageOf } from '../i18n/language-of.ts';
import { pageAt, pathIn, sectionsOf } from './find-page.ts';

/** A link in the navigation or in the breadcrumbs. */
export interface Crumb {
  label: string;
  /** The path of the linked page, without the sub-path of the site and the language prefix. */
  path: string;
}

/**
 * The breadcrumbs of an entry of a list, such as a project: Home, the page with the list, the entry.
 *
 * @param path The path of the entry, such as `/details/1`.
 * @param label The label of the entry.
 */
export function entryCrumbs(content: Content, path: string, label: string): Crumb[] {
  const above = ['/', pageAt(content, path).list ?? '/'].map((path) => {
    return { label: pageAt(content, path).navLabel ?? '', path };
  });
  return [...above, { label, path }];
}

/** The links of the top navigation, in order. Pages for which there is no content have no link. */
export function navigation(content: Content): Crumb[] {
  return sectionsOf(content).flatMap(({ path, navLabel: label }) =>
    label ? [{ label, path }] : [],
  );
}

export interface LanguageLink extends Crumb {
  language: string;
  /** The language prefix of the page's path, such as `/de`; empty for the first language. */
  root: string;
}

/**
 * The links from a page to the same page in the other languages.
 *
 * @param path The path of the page, without the sub-path of the site and the language prefix.
 */
export function languageLinks(
  shown: Content,
  contents: readonly Content[],
  path: string,
): LanguageLink[] {
  return contents
    .filter((content) => content !== shown)
    .map((content) => {
      const { site, root } = content;
      const language = languageOf(site);
      const label = languageName(language, language);
      return { label, language, root, path: pathIn(content, shown, path) };
    });
}

/**
 * Whether a link of the navigation leads to the current page or to the section that contains it.
 *
 * @param current The path of the current page, without the sub-path of the site.
 * @returns The value of `aria-current`: `page` for the page itself, `true` for a page below it.
 */
export function currentness(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  const isBelow = path !== '/' && current.startsWith(`${path}/`);
  return isBelow || (path === '/project' && current.startsWith('/details/')) ? 'true' : undefined;
}
