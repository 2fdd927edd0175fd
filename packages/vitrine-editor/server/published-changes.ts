import { contentFileAt } from 'vitrine/editing';
import { isImageName } from 'vitrine/form';
import type { PublishedChange } from '../api.ts';
import { pictureWords } from '../form/change-words.ts';
import type { EditorLanguage } from '../language.ts';

/** A file that differs from the last commit, and its changes in words. */
export interface FileChange {
  /** The path in the content folder; begins with `..` for a file outside of it. */
  path: string;
  what: 'new' | 'changed' | 'removed';
  changes: PublishedChange[];
  /** The entry, such as a project, in whose folder the file is; absent for other files. */
  entry?: { path: string; title: string } | undefined;
}

/** The path of the entry, such as `projects/one/index.md`, in whose folder a file is. */
export function entryPathOf(path: string): string | undefined {
  const [start, ...rest] = path.split('/');
  const outer = rest.map((_, index) => [start, ...rest.slice(0, index), 'index.md'].join('/'));
  return outer.find((entry) => contentFileAt(entry)?.folder !== undefined);
}

/**
 * The changes of all files in words. The new pictures of an entry are one change, and the files of a
 * deleted entry are not listed.
 */
export function publishedChanges(
  files: readonly FileChange[],
  language: EditorLanguage,
): PublishedChange[] {
  const deleted = new Set(files.filter(({ what }) => what === 'removed').map(({ path }) => path));
  const shown = files.filter(
    ({ path, entry }) => entry === undefined || path === entry.path || !deleted.has(entry.path),
  );
  const isNewPicture = ({ path, what, entry }: FileChange) =>
    what === 'new' && entry !== undefined && isImageName(path);
  const pictures = Map.groupBy(shown.filter(isNewPicture), ({ entry }) => entry?.title ?? '');
  return [
    ...shown.filter((file) => !isNewPicture(file)).flatMap(({ changes }) => changes),
    ...[...pictures].map(([title, { length }]) => pictureWords(title, length, language)),
  ];
}
