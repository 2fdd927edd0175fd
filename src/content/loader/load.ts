import { resolve } from 'node:path';
import { loadStrings } from '../../i18n/load-language.ts';
import { isPublished } from '../../lib/dates.ts';
import { ContentError } from '../content-issue.ts';
import { FileCache } from '../file-cache.ts';
import { folderKinds, kindOf, schemaOf, singleKinds } from '../kind-files.ts';
import { contextOf } from '../schemas/schema-context.ts';
import type { Content, EntryName, SingleFiles, SingleName } from '../types.ts';
import { checkFolder } from './check-names.ts';
import { checkTags } from './check-tags.ts';
import { entryIds, inEachFolder, type Loaded, loadEntries } from './entries.ts';
import { noDrafts } from './folder-lists.ts';
import { withBody } from './markdown.ts';
import { Reader } from './reader.ts';
import { loadTranslation } from './translate.ts';

/**
 * Reads and checks a content folder.
 *
 * @param folder The absolute path of the content folder.
 * @param imageCache The path of the cache folder for sizes and colours of images.
 * @param drafts Unsaved changes, which are checked as if they were saved.
 * @throws ContentError with all errors, not only the first.
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
    for (const language of main.files.site.locales?.slice(1) ?? []) {
      others.push(await loadTranslation(reader, main, language));
    }
  }
  if (!main || reader.issues.length > 0) throw new ContentError(reader.issues);
  const translations = await Promise.all(others.map((loaded) => assemble(loaded, [])));
  return await assemble(main, translations);
}

/** Loads the content in the first language; undefined without a valid site.yaml and home.yaml. */
async function loadFirst(reader: Reader): Promise<Loaded | undefined> {
  const ids: Record<string, string[]> = {};
  for (const folderKind of folderKinds) {
    ids[folderKind.name] = await entryIds(reader, folderKind);
  }
  const files: SingleFiles = {};
  const known: Record<string, object> = {};
  const readFile = async <Name extends SingleName>(name: Name) => {
    const kind = kindOf(name);
    const read = await reader.read(kind.file, schemaOf(kind, contextOf(ids, known)));
    if (read) files[name] = withBody(kind, read);
    if (read || (await reader.has(kind.file))) known[name] = read?.data ?? {};
  };
  // Reads the files in sequence, because testimonials are checked against the ids of services.
  for (const { name } of singleKinds) await readFile(name);

  const context = contextOf(ids, known);
  const entries = await inEachFolder((name) => loadEntries(reader, name, ids[name] ?? [], context));
  const { site, home } = files;
  if (site) await checkTags(reader, entries.post, site.locale);
  return site && home && { root: '', files: { ...files, site, home }, entries };
}

async function assemble(
  { root, files: { messages, ...files }, entries }: Loaded,
  translations: readonly Content[],
): Promise<Content> {
  const projects = published('project', entries.project);
  const posts = published('post', entries.post);
  return {
    root,
    strings: await loadStrings(files.site.locale, messages),
    ...files,
    translations: [...translations],
    customPages: [],
    projects: files.projects && withAll(files.projects, projects),
    posts: files.posts && withAll(files.posts, posts),
    pages: published('page', entries.page),
  };
}

/** Adds the entries of a folder to the data of its page, as `all`; undefined without entries. */
function withAll<File extends object, Entry>(file: File, all: Entry[]) {
  return all.length > 0 ? { ...file, all } : undefined;
}

/** The published entries; in `npm run dev` also drafts and entries with a future date. */
function published<Entry extends { id: string; draft?: unknown; date?: unknown }>(
  name: EntryName,
  entries: readonly Entry[],
): Entry[] {
  const showsAll = process.env.NODE_ENV === 'development' || !kindOf(name).hasDrafts;
  return entries.filter(({ draft, date }) => showsAll || isPublished(draft, date));
}
