import { capitalise } from '../i18n/capitalise.ts';
import { isRecord } from '../i18n/is-record.ts';
import { folderFile, folderKinds, kinds, presenceOf } from './kind-files.ts';
import type { ContentKind } from './registry.ts';

/** A one-line summary of the content of a site: `120 projects, 8 services, no testimonials, …`. */
export function summarise(content: object): string {
  const folders: readonly string[] = folderKinds.map(({ kind }) => kind.folder);
  const shown = Object.entries(kinds).filter(
    ([name, kind]) => presenceOf(kind) === 'optional' && !folders.includes(name),
  );
  // Projects and posts first.
  return shown
    .toSorted(([, one], [, other]) => Number(isListed(other)) - Number(isListed(one)))
    .map(([name, kind]) => part(content, name, kind))
    .join(', ');
}

function part(content: object, name: string, kind: ContentKind): string {
  const data: unknown = Reflect.get(content, kind.type === 'folder' ? kind.folder : name);
  if (kind.type === 'folder') {
    return count(isRecord(data) ? data.all : data, folderFile(kind) ? name : `further ${name}`);
  }
  if (kind.type === 'list') return count(kind.list.reduce(inEach, [data]), kind.entry);
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return `${data === undefined ? 'no' : article} ${capitalise(name)} page`;
}

/** The entries of the field `name` in several groups, as one flat list. */
function inEach(groups: readonly unknown[], name: string): unknown[] {
  return groups.flatMap((group) => (isRecord(group) ? group[name] : []));
}

function count(entries: unknown, noun: string): string {
  const length = Array.isArray(entries) ? entries.length : 0;
  return `${length || 'no'} ${noun}${length === 1 ? '' : 's'}`;
}

/** Whether the entries of a kind have a page that lists them. */
function isListed(kind: ContentKind): boolean {
  return kind.type === 'folder' && folderFile(kind) !== undefined;
}
