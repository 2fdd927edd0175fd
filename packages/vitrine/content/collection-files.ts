import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { memoize } from '../i18n/memoize.ts';
import {
  type Collection,
  type FileCollection,
  type FolderCollection,
  type Registry,
  registry,
  type SingleCollection,
} from './registry.ts';
import type { SchemaContext } from './schemas/schema-context.ts';
import type { EntryName, FileData, SingleName } from './types.ts';

/** The registry of collections, typed so that every optional property of a collection can be read. */
export const collections: Registry = registry;

const singleCollectionsByName: { readonly [Name in SingleName]: FileCollection<FileData[Name]> } =
  registry;
const folderCollectionsByName: { readonly [Name in EntryName]: FolderCollection<FileData[Name]> } =
  registry;

/** A collection that is one file, typed with its data. */
export function singleCollection<Name extends SingleName>(
  name: Name,
): FileCollection<FileData[Name]> {
  return singleCollectionsByName[name];
}

/** A collection whose entries are in a folder, typed with the data of an entry. */
export function folderCollection<Name extends EntryName>(
  name: Name,
): FolderCollection<FileData[Name]> {
  return folderCollectionsByName[name];
}

export interface CollectionFile {
  name: string;
  collection: Collection;
  /** The path of the file in the content folder, with forward slashes. */
  path: string;
  /** The id of the entry; absent if the collection has a single file. */
  id?: string | undefined;
}

/** The Zod schema of a collection. Without a context, it checks nothing against other content files. */
export function schemaOf<Data extends object>(
  { schema }: Collection<Data>,
  context: SchemaContext = {},
): z.ZodType<Data> {
  return typeof schema === 'function' ? schema(context) : schema;
}

/** The schema of a collection, made once for checks that read the fields of hundreds of files. */
export const cachedSchema = memoize((collection: Collection): z.ZodType => schemaOf(collection));

/** The field for the HTML of the Markdown below the front matter; undefined for a YAML file. */
export function bodyField(collection: Collection): string | undefined {
  return collection.type === 'list' ? undefined : collection.body;
}

/** Whether a site may omit the file of a collection. Those of lists and folders are always optional. */
export function presenceOf(collection: Collection): SingleCollection['presence'] {
  return collection.type === 'single' ? collection.presence : 'optional';
}

/** Whether each entry of a collection is a folder with an `index.md`. */
export function hasFolders(collection: Collection): boolean {
  return collection.type === 'folder' && collection.entryType === 'folder';
}

/** The path of an entry's file in the content folder. With `*` as id, it is a pattern for all entries. */
export function entryPath({ folder, entryType }: FolderCollection, id: string): string {
  return `${folder}/${id}${entryType === 'folder' ? '/index.md' : '.md'}`;
}

/** The collection of `<folder>.yaml`, which has lists of options and the texts on all entries, if there is one. */
export function optionsFileOf({ folder }: FolderCollection): FileCollection | undefined {
  return fileCollections.find(({ name }) => name === folder)?.collection;
}

/** The path of a collection's file in the content folder, with `*` for the id of an entry. */
export function filePattern(collection: Collection): string {
  return collection.type === 'folder' ? entryPath(collection, '*') : collection.file;
}

/** The id in the name of an entry's folder or file; undefined if the name is not that of an entry. */
export function idIn({ entryType }: FolderCollection, name: string): string | undefined {
  const extension = entryType === 'folder' ? '' : '.md';
  const isHidden = name.startsWith('.') || name === 'README.md';
  if (isHidden || !name.endsWith(extension)) return undefined;
  return name.slice(0, name.length - extension.length);
}

export const fileCollections: readonly { name: SingleName; collection: FileCollection }[] =
  Object.keys(registry)
    .filter((name) => isSingleName(name))
    .map((name) => ({ name, collection: registry[name] }));

export const folderCollections: readonly { name: EntryName; collection: FolderCollection }[] =
  Object.keys(registry)
    .filter((name) => isEntryName(name))
    .map((name) => ({ name, collection: registry[name] }));

function isEntryName(name: string): name is EntryName {
  return collections[name]?.type === 'folder';
}

function isSingleName(name: string): name is SingleName {
  return name in collections && !isEntryName(name);
}

/** The content file at a path in the content folder; undefined if no collection has a file at such a path. */
export function collectionFileAt(path: string): CollectionFile | undefined {
  for (const [name, collection] of Object.entries(collections)) {
    const [before = '', after] = filePattern(collection).split('*');
    if (path === before) return { path, name, collection };
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, -after.length);
    if (/^[^./\\\0][^/\\\0]*$/.test(id)) return { path, name, collection, id };
  }
  return undefined;
}

/** All single files that a content folder may have, existing or not, then the files of its entries. */
export async function collectionFilesIn(folder: string): Promise<CollectionFile[]> {
  const entries = folderCollections.map(async ({ name, collection }) => {
    const names = await readdir(join(folder, collection.folder)).catch(() => []);
    return names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap((fileName) => idIn(collection, fileName) ?? [])
      .map((id) => ({ path: entryPath(collection, id), name, collection, id }));
  });
  const single = fileCollections.map(({ name, collection }) => ({
    path: collection.file,
    name,
    collection,
  }));
  return [...single, ...(await Promise.all(entries)).flat()];
}
