import { href } from 'vitrine/browser';
import type { FieldPlace } from '../marks/field-table.ts';
import type { FieldFinder } from './field-finder.ts';
import { MARKDOWN_PATH } from './server-link.ts';

/** Matches what the page makes of Markdown by more than its HTML: pictures, highlighted code, footnotes. */
const PREPARED = /<(?:img|pre)\b|data-footnotes/;

/** Counts the texts, so that an earlier one never replaces a later one. */
let latest = 0;

/**
 * Shows another Markdown text of a field, unless the page shows it in parts or with pictures. The page is
 * loaded again later, when the server has read the text.
 */
export async function showMarkdown(
  finder: FieldFinder,
  { value, ...place }: FieldPlace & { value: string },
): Promise<void> {
  const block = finder.markdownBlock(place);
  if (!block || PREPARED.test(block.element.innerHTML)) return;
  latest += 1;
  const request = latest;
  const address = `${href(MARKDOWN_PATH)}?field=${block.field}`;
  const response = await fetch(address, { method: 'POST', body: value });
  const html = response.ok ? await response.text() : '';
  if (request === latest && html !== '' && !PREPARED.test(html)) block.element.innerHTML = html;
}
