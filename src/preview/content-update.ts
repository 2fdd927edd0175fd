import type { MarkedField } from '../content/marks/field-table.ts';

/** The event by which Vite's connection reports changed content to the pages of the preview. */
export const CONTENT_EVENT = 'vitrine:content';

/** The data of that event. */
export interface ContentUpdate {
  /** The texts that differ from the content before; absent where something else differs too. */
  texts?: readonly MarkedField[] | undefined;
}
