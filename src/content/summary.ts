import { isRecord } from '../lib/is-record.ts';
import { folderOf, kinds } from './kind-files.ts';
import type { ContentKind } from './registry.ts';

/** A one-line summary of the content of a site: `120 projects, 8 services, no testimonials, …`. */
export function summarise(content: object): string {
  const folders = Object.values(kinds).map(folderOf);
  return Object.entries(kinds)
    .filter(([name, kind]) => !kind.isRequired && !kind.isPerLanguage && !folders.includes(name))
    .sort(([, one], [, other]) => rank(one) - rank(other))
    .map(([name, kind]) => part(Reflect.get(content, folderOf(kind) ?? name), kind))
    .join(', ');
}

/** The position of a kind in the summary: lists come before single pages, and further pages last. */
function rank(kind: ContentKind): number {
  const folder = folderOf(kind);
  if (folder !== undefined) return folder in kinds ? 0 : 4;
  return kind.list?.path.length ?? 3;
}

function part(content: unknown, { file, list, title }: ContentKind): string {
  if (file.includes('*')) {
    return count(isRecord(content) ? content.all : content, title.toLowerCase());
  }
  if (list) return count(list.path.reduce(inEach, [content]), list.entry);
  const article = /^[aeiou]/i.test(title) ? 'an' : 'a';
  return `${content === undefined ? 'no' : article} ${title} page`;
}

/** The entries of the field `name` in several groups, as one flat list. */
function inEach(groups: readonly unknown[], name: string): unknown[] {
  return groups.flatMap((group) => (isRecord(group) ? group[name] : []));
}

function count(entries: unknown, noun: string): string {
  const length = Array.isArray(entries) ? entries.length : 0;
  return `${length || 'no'} ${noun}${length === 1 ? '' : 's'}`;
}
