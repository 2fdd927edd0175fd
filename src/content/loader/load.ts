import { resolve } from 'node:path';
import { ContentError } from '../content-issue.ts';
import { FileCache } from '../file-cache.ts';
import { folderKinds, kinds, schemaOf, singleKinds } from '../kind-files.ts';
import { contextOf } from '../schemas/context.ts';
import { isPublished } from '../schemas/fields/dates.ts';
import { siteSchema } from '../schemas/site.ts';
import type { Content } from '../types.ts';
import { checkFolder } from './check-names.ts';
import { type Entry, entryIds, type Loaded, loadEntries } from './entries.ts';
import { noDrafts } from './folder-lists.ts';
import { withBody } from './markdown.ts';
import { Reader } from './reader.ts';
import { loadTranslation } from './translate.ts';

/**
 * Reads and checks a content folder.
 *
 * @param folder The content folder, absolute.
 * @param imageCache The folder of the cache for sizes and types of images.
 * @param drafts Changes that are to be checked before they are written.
 * @throws ContentError with every error found, not only the first.
 */
export async function loadContent(
  folder: string,
  imageCache = resolve('.cache/images'),
  drafts = noDrafts,
): Promise<Content> {
  const reader = new Reader(folder, new FileCache(imageCache), drafts);
  await checkFolder(reader);
  const main = await loadFirst(reader);
  const others: Loaded[] = [];
  if (main && reader.issues.length === 0) {
    for (const language of main.site.locales?.slice(1) ?? []) {
      others.push(await loadTranslation(reader, main, language));
    }
  }
  if (!main || reader.issues.length > 0) throw new ContentError(reader.issues);
  const translations = others.map((own) => assemble(own, []));
  return assemble(main, translations);
}

/** The content in the first language; undefined where the file of the site is missing or wrong. */
async function loadFirst(reader: Reader): Promise<Loaded | undefined> {
  const ids: Record<string, string[]> = {};
  for (const folderKind of folderKinds) {
    ids[folderKind.name] = await entryIds(reader, folderKind);
  }
  const site = await reader.read('site.yaml', siteSchema);
  const files: Record<string, object> = {};
  const known: Record<string, object> = { site: site?.data ?? {} };
  // One after the other: a testimonial may name a service, so services are read before.
  for (const { name, kind } of singleKinds) {
    if (name === 'site') continue;
    const file = await reader.read(kind.file, schemaOf(kind, contextOf(ids, known)));
    if (file) files[name] = withBody(kind, file);
    if (file || (await reader.has(kind.file))) known[name] = file?.data ?? {};
  }

  const context = contextOf(ids, known);
  const entries: Record<string, Entry[]> = {};
  for (const folderKind of folderKinds) {
    const { name } = folderKind;
    entries[name] = await loadEntries(reader, folderKind, ids[name] ?? [], context);
  }
  return site && { root: '', site: site.data, files, entries };
}

function assemble(
  { root, site, files, entries }: Loaded,
  translations: readonly Content[],
): Content {
  const content: Record<string, unknown> = {
    root,
    site,
    ...files,
    translations,
    customPages: [],
  };
  const isDev = process.env.NODE_ENV === 'development';
  for (const { name, kind, folder } of folderKinds) {
    const isOut = ({ draft, date }: Entry) => isDev || !kind.hasDrafts || isPublished(draft, date);
    const all = entries[name]?.filter(isOut) ?? [];
    const file = files[folder];
    const both = file && all.length > 0 ? { ...file, all } : undefined;
    content[folder] = folder in kinds ? both : all;
  }
  if (isComplete(content)) return content;
  throw new Error('A file that no site can do without was taken for present.');
}

/** Whether all is there that no site can do without. Each part was checked by its schema. */
function isComplete(parts: object): parts is Content {
  return Object.entries(kinds).every(([name, { isRequired }]) => !isRequired || name in parts);
}
