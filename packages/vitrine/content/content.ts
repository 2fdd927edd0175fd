import { content } from 'virtual:content';
import { languageOf } from '../i18n/language-of.ts';
import type { CustomPageObject } from './schemas/custom-page.ts';
import type { Content } from './types.ts';

/** The content of the site in its first language. */
export const mainContent: Content = content;

/** The content of the site in each language, beginning with the first language. */
export const contents: readonly Content[] = [content, ...content.translations];

/**
 * Returns the result of `getStaticPaths` for a page that exists in each language.
 *
 * @param part Returns further props of the page in one language, or undefined for no page there.
 */
export function inEachLanguage<T extends object>(part: (content: Content) => T | undefined) {
  return contents.flatMap((localized) => {
    const shown = part(localized);
    return shown
      ? [{ params: languageParams(localized), props: { content: localized, ...shown } }]
      : [];
  });
}

/** The route parameter `lang`, such as `de`; undefined for the first language. */
export function languageParams({ root }: Content): { lang: string | undefined } {
  return { lang: root.slice(1) || undefined };
}

/**
 * Returns the result of `getStaticPaths` for a page in `src/pages/[...lang]/`: the first language, and
 * each one in `page.translations`. The page gets the content as `Astro.props.content`.
 *
 * @param page The object that the page exports as `page`.
 */
export function pageLanguages({ translations = {} }: CustomPageObject) {
  return inEachLanguage(({ root, site }) =>
    root === '' || languageOf(site) in translations ? {} : undefined,
  );
}
