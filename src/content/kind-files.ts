import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type ContentKind, type KindName, type Registry, registry } from './registry.ts';
import type { SchemaContext } from './schemas/schema-context.ts';
import type { EntryName, FileData, SingleName } from './types.ts';

/** The registry of content kinds, typed so that every optional property of a kind can be read. */
export const kinds: Registry = registry;

/** The registry of content kinds, typed with the data of each kind. */
const typedKinds: { readonly [Name in KindName]: ContentKind<FileData[Name]> } = registry;

export function kindOf<Name extends KindName>(name: Name): ContentKind<FileData[Name]> {
  return typedKinds[name];
}

interface NamedKind {
  name: string;
  kind: ContentKind;
}

interface SingleKind extends NamedKind {
  name: SingleName;
}

export interface FolderKind extends NamedKind {
  name: EntryName;
  folder: string;
}

export interface KindFile extends NamedKind {
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

/** The folder that holds the entries of a kind; undefined for a kind with a single file. */
export function folderOf({ file }: ContentKind): string | undefined {
  return /^([^*]+)\/\*/.exec(file)?.[1];
}

/** Whether each entry of a kind is a folder with an `index.md`, not a single file. */
export function hasFolders({ file }: ContentKind): boolean {
  return file.includes('/*/');
}

export function entryPath({ file }: ContentKind, id: string): string {
  return file.replace('*', () => id);
}

/** The id in the name of an entry's folder or file; undefined if the name is not that of an entry. */
export function idIn({ file }: ContentKind, name: string): string | undefined {
  const ending = /\*([^/]*)/.exec(file)?.[1] ?? '';
  const isHidden = name.startsWith('.') || name === 'README.md';
  return isHidden || !name.endsWith(ending)
    ? undefined
    : name.slice(0, name.length - ending.length);
}

export const singleKinds: readonly SingleKind[] = Object.keys(registry)
  .filter((name) => isSingleName(name))
  .map((name) => ({ name, kind: registry[name] }));

export const folderKinds: readonly FolderKind[] = Object.keys(registry)
  .filter((name) => isEntryName(name))
  .map((name) => ({ name, kind: registry[name], folder: folderOf(registry[name]) ?? '' }));

function isEntryName(name: string): name is EntryName {
  return kinds[name]?.file.includes('*') ?? false;
}

function isSingleName(name: string): name is SingleName {
  return kinds[name]?.file.includes('*') === false;
}

/** The content file at a path in the content folder; undefined if no kind has a file at such a path. */
export function kindFile(path: string): KindFile | undefined {
  for (const [name, kind] of Object.entries(kinds)) {
    if (kind.file === path) return { path, name, kind };
    const [before = '', after] = kind.file.split('*');
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const id = path.slice(before.length, -after.length);
    if (/^[^./\\\0][^/\\\0]*$/.test(id)) return { path, name, kind, id };
  }
  return undefined;
}

/** All single files that a content folder may have, existing or not, then the files of its entries. */
export async function kindFilesIn(folder: string): Promise<KindFile[]> {
  const entries = folderKinds.map(async ({ name, kind, folder: inside }) => {
    const names = await readdir(join(folder, inside)).catch(() => []);
    return names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap((fileName) => idIn(kind, fileName) ?? [])
      .map((id) => ({ path: entryPath(kind, id), name, kind, id }));
  });
  const single = singleKinds.map((singleKind) => ({ path: singleKind.kind.file, ...singleKind }));
  return [...single, ...(await Promise.all(entries)).flat()];
}
