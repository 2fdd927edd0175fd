import type { FileEntry } from '../api.ts';
import { words } from '../words.ts';

/** What a file is called for people. */
export function fileName({ kind, title }: Pick<FileEntry, 'kind' | 'title'>): string {
  return title === '' ? words.kinds[kind] : title;
}
