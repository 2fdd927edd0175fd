/** The path at which the preview serves the table of fields (`MarkedField[]`), without the site's sub-path. */
export const FIELDS_PATH = '/@vitrine/fields.json';

/** The path at which it converts a Markdown text to HTML with the mark of the field in the query. */
export const MARKDOWN_PATH = '/@vitrine/markdown';
