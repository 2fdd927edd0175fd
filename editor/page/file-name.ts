import type { FileEntry } from '../api.ts';
import { words } from '../words.ts';

export function fileName({ kind, title }: Pick<FileEntry, 'kind' | 'title'>): string {
  return title === '' ? words.kinds[kind] : title;
}
