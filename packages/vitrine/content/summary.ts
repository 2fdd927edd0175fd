import { capitalise } from '../i18n/capitalise.ts';
import { isRecord } from '../i18n/is-record.ts';
import { collections, folderCollections, optionsFileOf, presenceOf } from './collection-files.ts';
import type { Collection } from './registry.ts';

/** A one-line summary of the content of a site: `120 projects, 8 services, no testimonials, …`. */
export function summarise(content: object): string {
  // The collections `projects` and `posts` are counted by the entries in the folders of these names.
  const folders: readonly string[] = folderCollections.map(({ collection }) => collection.folder);
  const shown = Object.entries(collections).filter(
    ([name, collection]) => presenceOf(collection) === 'optional' && !folders.includes(name),
  );
  // Projects and posts come first, because they have a page that lists them.
  return shown
    .toSorted(([, one], [, other]) => Number(isListed(other)) - Number(isListed(one)))
    .map(([name, collection]) => countText(content, name, collection))
    .join(', ');
}

function countText(content: object, name: string, collection: Collection): string {
  const data: unknown = Reflect.get(
    content,
    collection.type === 'folder' ? collection.folder : name,
  );
  if (collection.type === 'folder') {
    return count(
      isRecord(data) ? data.all : data,
      // The word `page` alone could mean any page of the site.
      optionsFileOf(collection) ? name : `further ${name}`,
    );
  }
  if (collection.type === 'list')
    return count(collection.list.reduce(entriesOfField, [data]), collection.entry);
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  return `${data === undefined ? 'no' : article} ${capitalise(name)} page`;
}

/** The entries that groups have in the field `name`, as one flat list. */
function entriesOfField(groups: readonly unknown[], name: string): unknown[] {
  return groups.flatMap((group) => (isRecord(group) ? group[name] : []));
}

function count(entries: unknown, noun: string): string {
  const length = Array.isArray(entries) ? entries.length : 0;
  return `${length || 'no'} ${noun}${length === 1 ? '' : 's'}`;
}

/** Whether the entries of a collection have a page that lists them. */
function isListed(collection: Collection): boolean {
  return collection.type === 'folder' && optionsFileOf(collection) !== undefined;
}
