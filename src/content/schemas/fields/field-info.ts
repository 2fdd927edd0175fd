import { z } from 'zod';

/** What the commands know of a field beyond the rules that it has to keep. */
export interface FieldInfo {
  /** The most characters of a text that have room where it stands. */
  room?: number;
  /** Whether it names a person or a firm. */
  isName?: boolean;
  /**
   * The least width of an image in pixels: that of its place on a usual screen. Twice as much keeps
   * it sharp on a dense one. Drawings (SVG) may have any size.
   */
  leastWidth?: number;
  /** The field beside an image that says what it shows; absent where the name beside it does. */
  alt?: string;
}

/** Kept outside of the JSON Schemas, which describe only the rules. */
export const fieldInfo = z.registry<FieldInfo>();

/** The room of a text that may have any length. */
export const anyLength = Number.POSITIVE_INFINITY;
