import { loadStrings } from '../../i18n/load-language.ts';
import { IMAGE_CACHE } from '../../settings/site-paths.ts';
import {
  entryCollections,
  fileCollections,
  filePath,
  folderCollections,
  schemaOf,
  singleCollections,
} from '../collection-files.ts';
import { ContentError } from '../content-issue.ts';
import { isPublished, today } from '../dates.ts';
import { FileCache } from '../file-cache.ts';
import { contextOf } from '../schemas/schema-context.ts';
import { type Invitation, invitationsIn } from '../sealed/invitations.ts';
import { openIfAny, withOpened } from '../sealed/opened-content.ts';
import { type PrivateNames, privateNames, publicIssues } from '../sealed/private-names.ts';
import type { SealedFile } from '../sealed/sealed-files.ts';
import type {
  Content,
  EntryData,
  EntryName,
  PrivateWork,
  SingleFiles,
  SingleName,
  SiteFiles,
  Withheld,
} from '../types.ts';
import { checkFolder } from './check-names.ts';
import { checkTags } from './check-tags.ts';
import { entryIds, inEachFolder, type Loaded, loadEntries } from './entries.ts';
import { noDrafts } from './folder-lists.ts';
import { type FootnoteLanguage, inLanguage } from './footnotes.ts';
import {
  isPrivate,
  isPublic,
  privateClients,
  reportReferences,
  withoutPrivate,
} from './private-work.ts';
import { Reader, withBody } from './reader.ts';
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
  imageCache = IMAGE_CACHE,
  drafts = noDrafts,
): Promise<Content> {
  return (await loadSite(folder, imageCache, drafts)).content;
}

/** What everybody may see, and the private work in each language, the first language first. */
export interface LoadedSite {
  content: Content;
  work: readonly PrivateWork[];
  /** The invitations that have not expired. */
  invitations: readonly Invitation[];
  names: PrivateNames;
}

/** Reads and checks a content folder as `loadContent` does, with the private work, which is in no `Content`. */
export async function loadSite(
  folder: string,
  imageCache = IMAGE_CACHE,
  drafts = noDrafts,
): Promise<LoadedSite> {
  const sealed = await openIfAny(folder);
  const names = await privateNames(folder, sealed, drafts);
  const hasPrivate = names.ids.size > 0;
  const opened = withOpened(folder, sealed, drafts);
  const reader = new Reader(folder, new FileCache(imageCache), opened, hasPrivate);
  try {
    return { ...(await readSite(reader, sealed)), names };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(publicIssues(folder, error.issues, names));
  }
}

async function readSite(reader: Reader, sealed: readonly SealedFile[]) {
  await checkFolder(reader);
  const main = await loadFirst(reader);
  const others: Loaded[] = [];
  if (main && reader.issues.length === 0) {
    for (const language of main.files.site.locales?.slice(1) ?? [])
      others.push(await loadTranslation(reader, main, language));
  }
  if (main) reportReferences(reader, main);
  for (const [index, loaded] of others.entries())
    reportReferences(reader, loaded, `${main?.files.site.locales?.[index + 1]}/`);
  if (!main || reader.issues.length > 0) throw new ContentError(reader.issues);
  // One day for all languages, also if the build runs at midnight.
  const day = today(undefined, main.files.site.timeZone);
  const { project } = main.entries;
  const clients = privateClients(
    main.files,
    project.filter(isPrivate),
    published<'project'>(project.filter(isPublic), day),
  );
  const first = await assemble(main, day, clients);
  const rest = await Promise.all(others.map((loaded) => assemble(loaded, day, clients)));
  const translations = rest.map(({ content }) => content);
  return {
    content: { ...first.content, translations, withheld: withheldIn(main, day) },
    work: [first, ...rest].map(({ work }) => work),
    invitations: invitationsIn(sealed, day),
  };
}

/** Loads the content in the first language; undefined without a valid site.yaml and home.yaml. */
async function loadFirst(reader: Reader): Promise<Loaded | undefined> {
  const ids: Record<string, string[]> = {};
  for (const { name, collection } of folderCollections)
    ids[name] = await entryIds(reader, collection);
  const files: SingleFiles = {};
  const data: Record<string, object> = {};
  const readFile = async <Name extends SingleName>(name: Name) => {
    const collection = singleCollections[name];
    const read = await reader.read(collection.file, schemaOf(collection, contextOf(ids, data)));
    if (read) files[name] = withBody(collection, read);
    if (read || (await reader.has(collection.file))) data[name] = read?.data ?? {};
  };
  // Reads the files in sequence, because testimonials are checked against the ids of services.
  for (const { name } of fileCollections) await readFile(name);

  const context = contextOf(ids, data);
  const entries = await inEachFolder((name) => loadEntries(reader, name, ids[name] ?? [], context));
  const { site, home } = files;
  if (site) await checkTags(reader, entries.post, site.locale);
  return site && home && { root: '', files: { ...files, site, home }, entries };
}

/** @param secretClients The ids of the clients that only private projects name. */
async function assemble(
  { root, files, entries }: Loaded,
  day: string,
  secretClients: ReadonlySet<string>,
): Promise<{ content: Content; work: PrivateWork }> {
  const { locale } = files.site;
  const strings = await loadStrings(locale, files.messages);
  const localised = <Name extends EntryName>(name: Name, all: readonly EntryData<Name>[]) =>
    all.map((entry) => inLanguage(entry, [name, entry.id], { strings, locale }));
  const all = localised('project', published(entries.project, day));
  const split = withoutPrivate(
    withNotes({ strings, locale }, files),
    entries.project.filter(isPrivate),
    all.filter(isPublic),
    secretClients,
  );
  const { messages: _, ...shown } = split.files;
  const { items, request, language } = shown.testimonials ?? {};
  const projects = all.filter(isPublic);
  const posts = localised('post', published(entries.post, day));
  const content: Content = {
    root,
    strings,
    ...shown,
    translations: [],
    withheld: [],
    customPages: [],
    unlisted: [],
    projects: shown.projects && withAll(shown.projects, projects),
    posts: shown.posts && withAll(shown.posts, posts),
    testimonials: items?.length ? shown.testimonials : undefined,
    testimonialRequest: request && {
      ...(request.questions && language && { language }),
      ...{ questions: Object.values(strings.testimonial.questions), ...request },
    },
    pages: localised('page', entries.page),
  };
  return {
    content,
    work: { root, projects: all.filter(isPrivate), testimonials: split.testimonials },
  };
}

/** The data of single files with the footnotes of their texts in the language of the pages. */
function withNotes(language: FootnoteLanguage, files: SiteFiles): SiteFiles {
  const all = { ...files };
  const change = <Name extends SingleName>(name: Name) => {
    const data: SiteFiles[Name] = files[name];
    all[name] = data && inLanguage(data, [name], language);
  };
  for (const { name } of fileCollections) change(name);
  return all;
}

/** Adds the entries of a folder to the data of its page, as `all`; undefined without entries. */
function withAll<File extends object, Entry>(file: File, all: Entry[]) {
  return all.length > 0 ? { ...file, all } : undefined;
}

/** The entries that are published on a day; in `npm run dev` also the others, marked. */
function published<Name extends DatedName>(
  entries: readonly EntryData<Name>[],
  day: string,
): EntryData<Name>[] {
  const showsAll = process.env.NODE_ENV === 'development';
  return entries.flatMap((entry): EntryData<Name>[] => {
    if (isPublished(entry.draft, entry.date, day)) return [entry];
    return showsAll ? [{ ...entry, isWithheld: true }] : [];
  });
}

/** The entries that are not published on a day, with their files. */
function withheldIn({ entries }: Loaded, day: string): Withheld[] {
  const names: readonly DatedName[] = ['project', 'post'];
  return names.flatMap((name) =>
    entries[name]
      // A note about a private project would show its id in logs.
      .filter((entry) => !('private' in entry && entry.private))
      .filter(({ draft, date }) => !isPublished(draft, date, day))
      .map(({ id, draft, date }) => ({
        path: filePath(entryCollections[name], id),
        from: draft ? undefined : date,
      })),
  );
}

/** The collections whose entries have a day of publication and may be drafts. */
type DatedName = 'project' | 'post';
