import type { MarkedField } from '../marks/field-table.ts';

/** The path at which the preview serves the table of fields (`MarkedField[]`), without the site's sub-path. */
export const FIELDS_PATH = '/@vitrine/fields.json';

/** The path at which it converts a Markdown text to HTML with the mark of the field in the query. */
export const MARKDOWN_PATH = '/@vitrine/markdown';

/** The event by which Vite's connection reports changed content to the pages of the preview. */
export const CONTENT_EVENT = 'vitrine:content';

/** The data of that event. */
export interface ContentUpdate {
  /** The texts that differ from the content before; absent where something else differs too. */
  texts?: readonly MarkedField[] | undefined;
}
