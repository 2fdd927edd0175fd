import type { KindName } from '../../src/content/registry.ts';

/** A field of the content that is called otherwise from a version on. */
export interface Migration {
  /** The version of Vitrine that it came with. */
  version: string;
  kind: KindName;
  /** Where the field stood, with `*` for each entry of a list: `['socials', '*', 'url']`. */
  path: readonly [string, ...string[]];
  /** Its new name, in the same place. */
  to: string;
}

/**
 * Every renamed field, the oldest first: an upgrade over several versions renames a field several
 * times. A new field must not take the old name of another in the same place.
 */
export const migrations: readonly Migration[] = [];
