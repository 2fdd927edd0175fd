/** The place of a field in the content folder. */
export interface FieldPlace {
  /** The path of the file in the content folder, with forward slashes. */
  file: string;
  /** The path of the field, such as `services[0].title`; empty for the Markdown below the front matter. */
  field: string;
}

/**
 * A field that pages show. The texts of the kinds `text` and `markdown` have marks. A value of another kind
 * has none, because pages compute with it or compare it; it is found by the value.
 */
export interface MarkedField extends FieldPlace {
  kind: 'text' | 'markdown' | 'word' | 'number' | 'date' | 'file' | 'link' | 'icon';
  /** The value as a text; the path in the content folder for a file, the name of an icon, empty for Markdown. */
  value: string;
}

/** The fields of the content that a page of the preview shows, by the numbers in the marks. */
export interface FieldTable {
  /** Counts the changes of the content. */
  version: number;
  fields: MarkedField[];
}
