import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { splitLanguage } from '../i18n/language-tag.ts';
import { memoize } from '../i18n/memoize.ts';
import type { FieldPath } from './loader/field-path.ts';
import { infoAt, schemaAt } from './loader/schema-keys.ts';
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

/** The collections that are one file, typed with their data. */
export const singleCollections: {
  readonly [Name in SingleName]: FileCollection<FileData[Name]>;
} = registry;

/** The collections whose entries are in a folder, typed with the data of an entry. */
export const entryCollections: {
  readonly [Name in EntryName]: FolderCollection<FileData[Name]>;
} = registry;

/** A file that a content folder may have. All paths are relative to that folder, with forward slashes. */
export interface ContentFile {
  path: string;
  /** The name of its collection. */
  name: string;
  collection: Collection;
  /** The id of the entry; absent if the collection has a single file. */
  id?: string | undefined;
  /** The folder of the entry, with its images; absent for any other file. */
  folder?: string | undefined;
  /** The language of a translation, which is the name of its folder; absent for an original. */
  language?: string | undefined;
  /** The path of the file in the site's first language. */
  original: string;
}

/** The Zod schema of a collection. Without a context, it checks nothing against other content files. */
export function schemaOf<Data extends object>(
  { schema }: Collection<Data>,
  context: SchemaContext = {},
): z.ZodType<Data> {
  return typeof schema === 'function' ? schema(context) : schema;
}

/** The schema of a collection, made once for checks that read the fields of hundreds of files. */
const cachedSchema = memoize((collection: Collection): z.ZodType => schemaOf(collection));

/** The facts about a field of a content file; undefined if its schema has no field at the path. */
export function fieldAt(collection: Collection, path: FieldPath) {
  const schema = cachedSchema(collection);
  return schemaAt(schema, path) && infoAt(schema, path);
}

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

/** The collection of `<folder>.yaml`, which has lists of options and the texts on all entries, if there is one. */
export function optionsFileOf({ folder }: FolderCollection): FileCollection | undefined {
  return fileCollections.find(({ name }) => name === folder)?.collection;
}

/** The path of a collection's file in the content folder, or of an entry's file. Without an id, it is a pattern. */
export function filePath(collection: Collection, id = '*'): string {
  if (collection.type !== 'folder') return collection.file;
  return `${collection.folder}/${id}${collection.entryType === 'folder' ? '/index.md' : '.md'}`;
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
    .filter((name): name is SingleName => name in registry && !isEntryName(name))
    .map((name) => ({ name, collection: registry[name] }));

export const folderCollections: readonly { name: EntryName; collection: FolderCollection }[] =
  Object.keys(registry)
    .filter((name) => isEntryName(name))
    .map((name) => ({ name, collection: registry[name] }));

function isEntryName(name: string): name is EntryName {
  return collections[name]?.type === 'folder';
}

/** The content file, or the translation of one, at a path in the content folder; undefined if none can have the path. */
export function contentFileAt(path: string): ContentFile | undefined {
  const { language, original } = splitLanguage(path);
  for (const [name, collection] of Object.entries(collections)) {
    const [before = '', after] = filePath(collection).split('*');
    const id = after && original.slice(before.length, -after.length);
    if (original !== filePath(collection, id) || !/^[^./\\\0][^/\\\0]*$/.test(id ?? name)) continue;
    const folder = hasFolders(collection) ? dirname(path) : undefined;
    return { path, name, collection, id, folder, language, original };
  }
  return undefined;
}

/** All single files that a content folder may have, existing or not, then the files of its entries. */
export async function listContentFiles(folder: string): Promise<ContentFile[]> {
  const entries = folderCollections.map(async ({ collection }) => {
    const names = await readdir(join(folder, collection.folder)).catch(() => []);
    return names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap((name) => idIn(collection, name) ?? [])
      .map((id) => filePath(collection, id));
  });
  const single = fileCollections.map(({ collection }) => collection.file);
  return [...single, ...(await Promise.all(entries)).flat()].flatMap(
    (path) => contentFileAt(path) ?? [],
  );
}
