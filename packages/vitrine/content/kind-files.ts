import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { memoize } from '../i18n/memoize.ts';
import {
  type ContentKind,
  type FileKind,
  type FolderKind,
  type Registry,
  registry,
  type SingleKind,
} from './registry.ts';
import type { SchemaContext } from './schemas/schema-context.ts';
import type { EntryName, FileData, SingleName } from './types.ts';

/** The registry of content kinds, typed so that every optional property of a kind can be read. */
export const kinds: Registry = registry;

const fileKindsByName: { readonly [Name in SingleName]: FileKind<FileData[Name]> } = registry;
const folderKindsByName: { readonly [Name in EntryName]: FolderKind<FileData[Name]> } = registry;

/** A kind of content that is one file, typed with its data. */
export function fileKind<Name extends SingleName>(name: Name): FileKind<FileData[Name]> {
  return fileKindsByName[name];
}

/** A kind of content whose entries are in a folder, typed with the data of an entry. */
export function folderKind<Name extends EntryName>(name: Name): FolderKind<FileData[Name]> {
  return folderKindsByName[name];
}

export interface KindFile {
  name: string;
  kind: ContentKind;
  /** The path of the file in the content folder, with forward slashes. */
  path: string;
  /** The id of the entry; absent if the kind has a single file. */
  id?: string | undefined;
}

/** The Zod schema of a kind. Without a context, it checks nothing against other content files. */
export function schemaOf<Data extends object>(
  { schema }: ContentKind<Data>,
  context: SchemaContext = {},
): z.ZodType<Data> {
  return typeof schema === 'function' ? schema(context) : schema;
}

/** The schema of a kind, made once for checks that read the fields of hundreds of files. */
export const cachedSchema = memoize((kind: ContentKind): z.ZodType => schemaOf(kind));

/** The field for the HTML of the Markdown below the front matter; undefined for a YAML file. */
export function bodyField(kind: ContentKind): string | undefined {
  return kind.type === 'list' ? undefined : kind.body;
}

/** Whether a site may omit the files of a kind. */
export function presenceOf(kind: ContentKind): SingleKind['presence'] {
  return kind.type === 'single' ? kind.presence : 'optional';
}

/** Whether each entry of a kind is a folder with an `index.md`. */
export function hasFolders(kind: ContentKind): boolean {
  return kind.type === 'folder' && kind.entryType === 'folder';
}

/** The path of an entry's file in the content folder. With `*` as id, it is a pattern for all entries. */
export function entryPath({ folder, entryType }: FolderKind, id: string): string {
  return `${folder}/${id}${entryType === 'folder' ? '/index.md' : '.md'}`;
}

/** The kind of `<folder>.yaml`, which has lists of options and the texts on all entries, if there is one. */
export function folderFile({ folder }: FolderKind): FileKind | undefined {
  return fileKinds.find(({ name }) => name === folder)?.kind;
}

/** The path of a kind's file in the content folder, with `*` for the id of an entry. */
export function filePattern(kind: ContentKind): string {
  return kind.type === 'folder' ? entryPath(kind, '*') : kind.file;
}

/** The id in the name of an entry's folder or file; undefined if the name is not that of an entry. */
export function idIn({ entryType }: FolderKind, name: string): string | undefined {
  const ending = entryType === 'folder' ? '' : '.md';
  const isHidden = name.startsWith('.') || name === 'README.md';
  if (isHidden || !name.endsWith(ending)) return undefined;
  return name.slice(0, name.length - ending.length);
}

export const fileKinds: readonly { name: SingleName; kind: FileKind }[] = Object.keys(registry)
  .filter((name) => isSingleName(name))
  .map((name) => ({ name, kind: registry[name] }));

export const folderKinds: readonly { name: EntryName; kind: FolderKind }[] = Object.keys(registry)
  .filter((name) => isEntryName(name))
  .map((name) => ({ name, kind: registry[name] }));

function isEntryName(name: string): name is EntryName {
  return kinds[name]?.type === 'folder';
}

function isSingleName(name: string): name is SingleName {
  return name in kinds && !isEntryName(name);
}

/** The content file at a path in the content folder; undefined if no kind has a file at such a path. */
export function kindFile(path: string): KindFile | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    const [before = '', after] = filePattern(kind).split('*');
    if (path === before) return { path, name, kind };
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, -after.length);
    if (/^[^./\\\0][^/\\\0]*$/.test(id)) return { path, name, kind, id };
  }
  return undefined;
}

/** All single files that a content folder may have, existing or not, then the files of its entries. */
export async function kindFilesIn(folder: string): Promise<KindFile[]> {
  const entries = folderKinds.map(async ({ name, kind }) => {
    const names = await readdir(join(folder, kind.folder)).catch(() => []);
    return names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap((fileName) => idIn(kind, fileName) ?? [])
      .map((id) => ({ path: entryPath(kind, id), name, kind, id }));
  });
  const single = fileKinds.map(({ name, kind }) => ({ path: kind.file, name, kind }));
  return [...single, ...(await Promise.all(entries)).flat()];
}
