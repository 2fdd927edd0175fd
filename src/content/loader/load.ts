import { resolve } from 'node:path';
import { ContentError } from '../content-issue.ts';
import { FileCache } from '../file-cache.ts';
import { folderKinds, schemaOf, singleKinds } from '../kind-files.ts';
import { type Registry, registry } from '../registry.ts';
import { contextOf } from '../schemas/context.ts';
import { isPublished } from '../schemas/fields/dates.ts';
import { siteSchema } from '../schemas/site.ts';
import type { Content, ContentOf } from '../types.ts';
import { checkFolder } from './check-names.ts';
import { type Entry, entryIds, type Loaded, loadEntries } from './entries.ts';
import { type Drafts, noDrafts } from './folder-lists.ts';
import { withBody } from './markdown.ts';
import { Reader } from './reader.ts';
import { loadTranslation } from './translate.ts';

const usualCache = resolve('.cache/images');

/**
 * Reads and checks a content folder.
 *
 * @param folder The content folder, absolute.
 * @param imageCache The folder in which to remember what images turned out to be.
 * @param drafts Changes that are to be checked before they are written.
 * @throws ContentError with every mistake found, not only the first.
 */
export function loadContent(
  folder: string,
  imageCache = usualCache,
  drafts = noDrafts,
): Promise<Content> {
  return loadKinds(registry, folder, imageCache, drafts);
}

/** The same with other kinds of content. */
export async function loadKinds<Kinds extends Registry>(
  kinds: Kinds,
  folder: string,
  imageCache = usualCache,
  drafts: Drafts = noDrafts,
): Promise<ContentOf<Kinds>> {
  const reader = new Reader(folder, new FileCache(imageCache), drafts);
  await checkFolder(reader, kinds);
  const main = await loadFirst(reader, kinds);
  const others: Loaded[] = [];
  if (main && reader.issues.length === 0) {
    for (const language of main.site.locales?.slice(1) ?? []) {
      others.push(await loadTranslation(reader, kinds, main, language));
    }
  }
  if (!main || reader.issues.length > 0) throw new ContentError(reader.issues);
  const translations = others.map((own) => assemble(kinds, own, []));
  return assemble(kinds, main, translations);
}

/** What stands in the first language; undefined where that of the site is missing or wrong. */
async function loadFirst(reader: Reader, kinds: Registry): Promise<Loaded | undefined> {
  const ids: Record<string, string[]> = {};
  for (const folderKind of folderKinds(kinds)) {
    ids[folderKind.name] = await entryIds(reader, folderKind);
  }
  const site = await reader.read('site.yaml', siteSchema);
  const files: Record<string, object> = {};
  const known: Record<string, object> = {};
  // One after the other: a testimonial may name a service, so services are read before.
  for (const { name, kind } of singleKinds(kinds)) {
    if (name === 'site') continue;
    const file = await reader.read(kind.file, schemaOf(kind, contextOf(ids, known)));
    if (file) files[name] = withBody(kind, file);
    if (file || (await reader.has(kind.file))) known[name] = file?.data ?? {};
  }

  const context = contextOf(ids, known);
  const entries: Record<string, Entry[]> = {};
  for (const folderKind of folderKinds(kinds)) {
    const { name } = folderKind;
    entries[name] = await loadEntries(reader, kinds, folderKind, ids[name] ?? [], context);
  }
  return site && { root: '', site: site.data, files, entries };
}

function assemble<Kinds extends Registry>(
  kinds: Kinds,
  { root, site, files, entries }: Loaded,
  translations: readonly ContentOf<Kinds>[],
): ContentOf<Kinds> {
  const content: Record<string, unknown> = { root, site, ...files, translations };
  const isDev = process.env.NODE_ENV === 'development';
  for (const { name, kind, folder } of folderKinds(kinds)) {
    const isOut = ({ draft, date }: Entry) => isDev || !kind.hasDrafts || isPublished(draft, date);
    const all = entries[name]?.filter(isOut) ?? [];
    const file = files[folder];
    const both = file && all.length > 0 ? { ...file, all } : undefined;
    content[folder] = folder in kinds ? both : all;
  }
  if (isComplete(kinds, content)) return content;
  throw new Error('A file that no site can do without was taken for present.');
}

/** Whether all is there that no site can do without. Each part was checked by its schema. */
function isComplete<Kinds extends Registry>(
  kinds: Kinds,
  parts: object,
): parts is ContentOf<Kinds> {
  return Object.entries(kinds).every(([name, { isRequired }]) => !isRequired || name in parts);
}
