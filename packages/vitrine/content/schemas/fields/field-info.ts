import { z } from 'zod';

/** Rows of the form that combine fields which lie side by side in the file, such as all pictures. */
export const formParts = ['pictures', 'facts'] as const;

export type FormPart = (typeof formParts)[number];

/** Facts about a content field for the commands and the editor, in addition to its validation rules. */
export interface FieldInfo {
  /** The maximum number of characters for which the layout has space. */
  maxLength?: number;
  /** Whether the text of the field is the name of a person or a firm. */
  isName?: boolean;
  /**
   * Whether pages compute with the text, for example with its length or a number in it. The preview of the editor
   * adds no mark to such a text.
   */
  isExact?: boolean;
  /**
   * The minimum width of an image in pixels: the width at which a screen of normal density shows it.
   * Twice this width is sharp on a high-density screen. An SVG may have any size.
   */
  minWidth?: number;
  /** The field with the alternative text of the image; absent where a name serves as that text. */
  alt?: string;
  /** Whether owners seldom change the field, so that forms show it in their last section. */
  isSeldomUsed?: boolean;
  /** The row of the form that shows the field together with the other fields of the same part. */
  part?: FormPart;
  /** Whether the field is an id that the editor can derive from the title of the same entry. */
  isId?: boolean;
  /** Whether the order of the chosen options matters. */
  isOrdered?: boolean;
  /** The only value of `delivery.provider` that uses the field. */
  provider?: string;
  /** The default value of the field, where it depends on another file. */
  default?: string;
  /** Whether the field is `true` or a list of names of keys. */
  hasKeys?: boolean;
  /** The field without whose value forms do not show this one. */
  beside?: string;
  /** Known values of the field, each with a short description. */
  meanings?: Readonly<Record<string, string>>;
  /** Values that earlier versions had, each with the value that takes its place. */
  removed?: ReadonlyMap<string, string>;
}

/** The facts about each field, separate from the JSON Schemas, which contain only validation rules. */
export const fieldInfo = z.registry<FieldInfo>();

/** The `maxLength` of a text without a limit. Any `maxLength` marks a text as prose for the preview. */
export const anyLength = Number.POSITIVE_INFINITY;
