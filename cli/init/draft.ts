import { pathOf } from '../../src/content/kind-files.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { type KindName, registry } from '../../src/content/registry.ts';
import type { OwnImage } from '../content-files/image.ts';

/** A file of a new content folder before it is written. */
export interface Draft {
  kind: KindName;
  /** The id of an entry. */
  id?: string;
  data: object;
  /** The text below the front matter of a Markdown file. */
  body?: string;
  /** What the file is, as the comment at its head; Markdown files have none. */
  head?: string;
  /** What is still to write in it. */
  notes: readonly Note[];
  /** An image to copy beside it, as `cover`. */
  cover?: OwnImage;
}

export interface Note {
  /** The field; an empty path is the text below the front matter. */
  field: FieldPath;
  /** What to write, as a sentence. */
  what: string;
}

/** The path of a file in the content folder, with forward slashes. */
export function draftPath({ kind, id = '' }: Draft): string {
  return pathOf(registry[kind], id);
}
