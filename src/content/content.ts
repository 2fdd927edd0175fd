import { content, files } from 'virtual:content';
import { languageOf } from '../lib/language-of.ts';
import type { CustomPageObject } from './schemas/custom-page.ts';
import type { Content } from './types.ts';

export { files };

/** The content that this build shows, in its first language. */
export const mainContent: Content = content;

/** The content in each language, the first one first. */
export const contents: readonly Content[] = [content, ...content.translations];

/**
 * The pages that show a part of the content, one for each language, as `getStaticPaths` returns them.
 *
 * @param part Returns the part that the page shows, or undefined for no page.
 */
export function inEachLanguage<T extends object>(part: (content: Content) => T | undefined) {
  return contents.flatMap((localized) => {
    const shown = part(localized);
    return shown
      ? [{ params: languageParams(localized), props: { content: localized, ...shown } }]
      : [];
  });
}

/** The route parameter of the language; undefined for the first one. */
export function languageParams({ root }: Content): { lang: string | undefined } {
  return { lang: root.slice(1) || undefined };
}

/**
 * The languages of a page in `src/pages/[...lang]/`, for its `getStaticPaths`: the first one, and
 * those that the page has texts in. Each gets its content as `Astro.props.content`.
 *
 * @param page The object that the page exports as `page`.
 */
export function pageLanguages({ translations = {} }: CustomPageObject) {
  return inEachLanguage(({ root, site }) =>
    root === '' || languageOf(site.locale) in translations ? {} : undefined,
  );
}
