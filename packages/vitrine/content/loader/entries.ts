import { join } from 'node:path';
import type { z } from 'zod';
import {
  collections,
  entryCollections,
  filePath,
  hasFolders,
  idIn,
  optionsFileOf,
  schemaOf,
} from '../collection-files.ts';
import { idFrom, nextNumber } from '../edit/ids.ts';
import { valueAt } from '../edit/walk.ts';
import { mapLimit, openFiles } from '../map-limit.ts';
import { nearest } from '../nearest.ts';
import { say } from '../phrase.ts';
import type { FolderCollection } from '../registry.ts';
import { id as idField } from '../schemas/fields/fields.ts';
import type { SchemaContext } from '../schemas/schema-context.ts';
import type { Entries, EntryData, EntryName, FileData, SiteFiles } from '../types.ts';
import { isTextName } from './check-names.ts';
import { type Reader, withBody } from './reader.ts';
import { ruleOf } from './validate.ts';

/** The loaded content files of one language. */
export interface Loaded {
  root: string;
  /** The data of the single files that exist. */
  files: SiteFiles;
  entries: Entries;
}

/** Calls `read` for each collection that has a folder, and returns the entries by collection. */
export async function inEachFolder(
  read: <Name extends EntryName>(name: Name) => Promise<EntryData<Name>[]>,
): Promise<Entries> {
  return { project: await read('project'), post: await read('post'), page: await read('page') };
}

/** First parts of URL paths that the site uses in addition to those of content pages. */
const usedNames = '404 api healthz home icons index projects-index share testimonial'.split(' ');

/** Ids that an entry with the URL path `/<id>` must not have, because the site uses these paths. */
const takenAddresses: readonly string[] = Object.values(collections)
  .flatMap(({ pages }) => pages.map((page) => page.split('/')[1] ?? ''))
  .filter((name) => name !== '' && name !== '*')
  .concat(usedNames);

/**
 * A free path for a new entry of a collection; undefined if the collection has no entries in files of their own.
 *
 * @param taken The ids of the other entries.
 */
export function newEntryPath(name: string, title: string, taken: readonly string[]) {
  const collection = collections[name];
  if (collection?.type !== 'folder') return undefined;
  const isNumber = collection.idSource === 'number';
  const reserved = collection.pages.includes('/*') ? takenAddresses : [];
  const id = isNumber ? nextNumber(taken) : idFrom(title, name, [...taken, ...reserved]);
  return filePath(collection, id);
}

/**
 * The ids of all entries in a folder, whether valid or not. A file where a folder is expected, or a
 * folder where a file is expected, is reported as an error.
 */
export async function entryIds(reader: Reader, collection: FolderCollection): Promise<string[]> {
  const { folder } = collection;
  const names = await reader.lists.names(join(reader.folder, folder));
  const ids = await mapLimit(names, openFiles, async (name) => {
    const isFolder = await reader.lists.isFolder(join(reader.folder, folder, name));
    const id = idIn(collection, name);
    if (id !== undefined && isFolder === hasFolders(collection)) return [id];
    const isMeant = isFolder ? await reader.has(folder, name, 'index.md') : isTextName(name);
    if (name.startsWith('.') || name === 'README.md' || !isMeant) return [];
    const found = say(hasFolders(collection) ? 'file' : 'otherExtension');
    reader.report(`${folder}/${name}`, {
      expected: say(hasFolders(collection) ? 'entryFolder' : 'entryFile'),
      found: isFolder ? say('folder') : found,
      suggestion: filePath(collection, name.replace(/\.[^.]+$/, '')),
    });
    return [];
  });
  return ids.flat();
}

/**
 * Reads and checks the entries with the given ids.
 *
 * @returns The valid entries, in the `order` of the collection.
 */
export async function loadEntries<Name extends EntryName>(
  reader: Reader,
  name: Name,
  ids: readonly string[],
  context: SchemaContext,
): Promise<EntryData<Name>[]> {
  const collection = entryCollections[name];
  const { folder } = collection;
  const owner = optionsFileOf(collection);
  if (ids.length > 0 && owner && !(await reader.has(owner.file)))
    reader.report(owner.file, { expected: say('fileOfEntries', { folder }), found: say('noFile') });
  const takenIds = collection.pages.includes('/*') ? takenAddresses : [];
  const schema = schemaOf(collection, context);
  const entries = await mapLimit(ids, openFiles, async (id) => {
    checkId(reader, collection, id, takenIds);
    return await loadEntry(reader, name, id, schema);
  });
  const dateOf = (entry: object) => String(valueAt(entry, ['date']));
  const ordered = entries.flatMap((entry) => entry ?? []).sort((a, b) => compare(a.id, b.id));
  if (collection.order === 'id') return ordered;
  return ordered.sort((a, b) => compare(dateOf(b), dateOf(a)));
}

/** Compares two texts in natural sort order: 9 comes before 10. */
function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

async function loadEntry<Name extends EntryName>(
  reader: Reader,
  name: Name,
  id: string,
  schema: z.ZodType<FileData[Name]>,
): Promise<EntryData<Name> | undefined> {
  const collection = entryCollections[name];
  const path = filePath(collection, id);
  if (hasFolders(collection) && !(await reader.has(path))) {
    const names = await reader.lists.names(join(reader.folder, collection.folder, id));
    const near = nearest('index.md', names);
    reader.report(path, {
      expected: say('entryFields'),
      found: near === undefined ? say('noFile') : say('fileNamed', { name: near }),
    });
  }
  const read = await reader.read(path, schema);
  if (read && collection.needsBody && read.html.trim() === '')
    reader.report(path, { expected: say('bodyText'), found: say('noText') });
  return read && { id, ...withBody(collection, read) };
}

function checkId(
  reader: Reader,
  collection: FolderCollection,
  id: string,
  taken: readonly string[],
): void {
  const issue = idField().safeParse(id).error?.issues[0];
  if (issue === undefined && !taken.includes(id)) return;
  const isFolder = hasFolders(collection);
  const found = isFolder ? id : `${id}.md`;
  reader.report(isFolder ? `${collection.folder}/${id}/` : filePath(collection, id), {
    expected: issue
      ? say(isFolder ? 'folderName' : 'fileName', { rule: ruleOf(issue) })
      : say('freeAddress'),
    found: issue
      ? say('quoted', { text: found })
      : say('takenAddress', { name: found, path: `/${id}` }),
  });
}
