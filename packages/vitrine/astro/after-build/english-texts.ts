import { ENGLISH } from '../../i18n/load-language.ts';

/** Matches an element whose text is English; its start tag has no `lang`, and no `>` in an attribute. */
const ELEMENT = new RegExp(
  `<([a-z][\\w-]*)((?![^<>]*\\slang=)[^<>]*)>(?=\\s*${ENGLISH.source}\\s*</\\1>)`,
  'g',
);

/**
 * Adds `lang="en"` to the elements of a page whose text is an English text of the interface, because the
 * language of the page lacks it (WCAG 3.1.2). Hydration keeps the attribute.
 */
export function markEnglishTexts(html: string): string {
  return html.replaceAll(ELEMENT, '<$1$2 lang="en">');
}
