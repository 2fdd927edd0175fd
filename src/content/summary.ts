import { isRecord } from '../lib/is-record.ts';
import { folderOf, kinds } from './kind-files.ts';
import type { ContentKind } from './registry.ts';

/** The content of a folder in one line: `120 projects, 8 services, no testimonials, …`. */
export function summarise(content: object): string {
  return Object.entries(kinds)
    .filter(([name, kind]) => !kind.isRequired && !Object.values(kinds).some(isIn(name)))
    .sort(([, one], [, other]) => rank(one) - rank(other))
    .map(([name, kind]) => part(Reflect.get(content, folderOf(kind) ?? name), kind))
    .join(', ');
}

/** Lists come before pages, and further pages last. */
function rank(kind: ContentKind): number {
  const folder = folderOf(kind);
  if (folder !== undefined) return folder in kinds ? 0 : 4;
  return kind.list?.path.length ?? 3;
}

function isIn(folder: string): (kind: ContentKind) => boolean {
  return (kind) => folderOf(kind) === folder;
}

function part(content: unknown, { file, list, title }: ContentKind): string {
  const what = title.toLowerCase();
  if (file.includes('*')) return count(isRecord(content) ? content.all : content, what);
  if (list) return count(list.path.reduce(inEach, [content]), list.entry);
  const article = /^[aeiou]/i.test(title) ? 'an' : 'a';
  return `${content === undefined ? 'no' : article} ${title} page`;
}

/** The values of one field in several groups. */
function inEach(groups: readonly unknown[], name: string): unknown[] {
  return groups.flatMap((group) => (isRecord(group) ? group[name] : []));
}

function count(entries: unknown, what: string): string {
  const many = Array.isArray(entries) ? entries.length : 0;
  return `${many || 'no'} ${what}${many === 1 ? '' : 's'}`;
}
