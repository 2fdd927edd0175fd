import type { EditorLanguage } from '../language.ts';

/** The first elements of an HTML page in a language: `<html>`, the character set and the title. */
export function pageHead({ locale, strings }: EditorLanguage): string {
  const tag = new Intl.Locale(locale);
  return `<html lang="${tag.baseName}" dir="${tag.getTextInfo().direction}"><meta charset="utf-8"><title>${strings.page.title}</title>`;
}

/**
 * Adds a language to the HTML of the editor's page: its texts as JSON, which the Content Security Policy
 * allows, because no browser runs JSON.
 */
export function fillPage(html: string, language: EditorLanguage): string {
  const json = JSON.stringify(language).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '<html lang="en">',
    () => `${pageHead(language)}<script type="application/json" id="language">${json}</script>`,
  );
}
