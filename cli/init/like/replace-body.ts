import { type PlaceholderLanguage, placeholderFor } from './placeholder.ts';

/** Matches the signs before a heading in a Markdown text. */
const HEADING = /^#{1,6} /;

/** Matches a code block, whose lines could look like headings. */
const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[`~]*$/gm;

/**
 * Placeholders for the Markdown below the front matter: as many headings as the text of the example
 * has, and one paragraph below each.
 */
export function replaceBody(markdown: string, language: PlaceholderLanguage): string {
  const blocks = markdown
    .replaceAll(CODE, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => HEADING.exec(block)?.[0] ?? '');
  const heading = placeholderFor({ name: 'heading' }, language);
  return blocks
    .filter((signs, index) => signs !== '' || blocks[index - 1] !== '')
    .map((signs) => (signs === '' ? language.texts.placeholderText : signs + heading))
    .join('\n\n');
}
