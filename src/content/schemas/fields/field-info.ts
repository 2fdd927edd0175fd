import { z } from 'zod';

/** Facts about a field that the commands and the editor use, beyond its validation rules. */
export interface FieldInfo {
  /** The maximum number of characters that fit in the layout. */
  maxLength?: number;
  /** Whether it names a person or a firm. */
  isName?: boolean;
  /**
   * The minimum width of an image in pixels: that of its place on a usual screen. Twice as much keeps
   * it sharp on a dense one. Drawings (SVG) may have any size.
   */
  minWidth?: number;
  /** The field with the image's alternative text; absent where a name beside the image serves as one. */
  alt?: string;
  /** Whether visitors do not see it on a page, but browsers and search engines use it. */
  isMetadata?: boolean;
  /** Whether it is an id that can be made from the title of its entry. */
  isId?: boolean;
  /** Whether the order counts in which words are chosen from a list. */
  isOrdered?: boolean;
  /** The provider in the same group that it belongs to; it has no meaning with another. */
  provider?: string;
  /** The default, if it depends on another file. */
  usual?: string;
  /** Allowed values, and the meaning of each. */
  meanings?: Readonly<Record<string, string>>;
}

/** Kept outside of the JSON Schemas, which describe only the rules. */
export const fieldInfo = z.registry<FieldInfo>();

/** The `maxLength` of a text that may have any length. */
export const anyLength = Number.POSITIVE_INFINITY;
