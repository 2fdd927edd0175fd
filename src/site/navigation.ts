import type { Content } from '../content/types.ts';
import { languageName, languageOf } from '../lib/language-of.ts';
import { pageAt, sectionsOf } from './find-page.ts';

/** A link of the navigation or the breadcrumbs. */
export interface Crumb {
  label: string;
  /** The path of the page, without the sub-path and the root of its language. */
  path: string;
}

/**
 * The breadcrumbs of an entry of a list: Home, the page with the list, and the entry.
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

/** The links of the top navigation: the pages for which there is content, in order. */
export function navigation(content: Content): Crumb[] {
  return sectionsOf(content).flatMap(({ path, navLabel: label }) =>
    label ? [{ label, path }] : [],
  );
}

export interface LanguageLink extends Crumb {
  language: string;
  /** The path prefix of the language's pages. */
  root: string;
}

/**
 * The links to a page in the other languages.
 *
 * @param path Its path, without the sub-path and the root of its language. Links on the not-found page
 *   lead to Home, because the not-found page has no address.
 */
export function languageLinks(
  shown: Content,
  contents: readonly Content[],
  path: string,
): LanguageLink[] {
  return contents
    .filter((content) => content !== shown)
    .map(({ site, root }) => {
      const language = languageOf(site.locale);
      const label = languageName(language, language);
      return { label, language, root, path: path === '/404' ? '/' : path };
    });
}

/**
 * Whether a link of the navigation leads to the page or to the section that is shown.
 *
 * @param current The path of the page shown, without the sub-path.
 * @returns The value of `aria-current`: `page` for the page itself, `true` for a page below it.
 */
export function currentness(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  const isBelow = path !== '/' && current.startsWith(`${path}/`);
  return isBelow || (path === '/project' && current.startsWith('/details/')) ? 'true' : undefined;
}
