/** The place of a field in the content folder. */
export interface FieldPlace {
  /** The path of the file in the content folder, with forward slashes. */
  file: string;
  /** The path of the field, such as `services[0].title`; empty for the Markdown below the front matter. */
  field: string;
}

/** A field that pages may show. The preview finds its place on a page by its mark, or else by its value. */
export interface MarkedField extends FieldPlace {
  /**
   * A `text` and `markdown` have a mark behind each text. A `value` is a text without one, such as a date, an address
   * or a category. A `number` is shown by a counter; a `file` and an `icon` are pictures, whose addresses name them.
   */
  kind: 'text' | 'markdown' | 'value' | 'number' | 'file' | 'icon';
  /** The value as a text; the path in the content folder for a file, the name of an icon, empty for Markdown. */
  value: string;
}

/** The fields of the content that a page of the preview shows, by the numbers in the marks. */
export interface FieldTable {
  /** Counts the changes of the content. */
  version: number;
  fields: MarkedField[];
}
