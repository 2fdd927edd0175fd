/** The path at which the preview serves the table of fields (`MarkedField[]`), without the site's sub-path. */
export const FIELDS_PATH = '/@vitrine/fields.json';
