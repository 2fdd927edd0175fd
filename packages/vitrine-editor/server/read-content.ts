import {
  type CollectionFile,
  type CollectionName,
  collectionFileAt,
  collectionFilesIn,
  contextOf,
  firstFields,
  formOf,
  isLocale,
  plain,
  readSource,
  registry,
  type SourceFile,
  schemaOf,
} from 'vitrine/editing';
import {
  type FormGroup,
  isGroup,
  isLanguageTag,
  type JsonGroup,
  splitLanguage,
} from 'vitrine/form';
import { loadLanguage } from 'vitrine/languages';
import type { z } from 'zod';
import type { FileState } from '../api.ts';
import { messagesForm } from '../form/messages-form.ts';
import type { EditorLanguage } from '../language.ts';
import { resolveInside } from './file-access.ts';
import { Refusal } from './refusal.ts';

/** Reads a content file; undefined where the file has errors or is outside the folder. */
export async function sourceOf(folder: string, path: string): Promise<SourceFile | undefined> {
  const target = await resolveInside(folder, path).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  const read = target === undefined ? undefined : await readSource(target, path);
  return read && 'source' in read ? read.source : undefined;
}

/** Reads the fields of a content file; undefined where the file has errors or is outside the folder. */
export async function readFields(folder: string, path: string): Promise<JsonGroup | undefined> {
  const value = plain((await sourceOf(folder, path))?.data);
  return isGroup(value) ? value : undefined;
}

/** The name of a collection, such as “Services”. */
export function collectionTitle(name: string, { strings }: EditorLanguage): string {
  const collections: Readonly<Record<CollectionName, string>> = strings.collections;
  const titles: Readonly<Record<string, string>> = collections;
  return titles[name] ?? name;
}

/** The title of a content file: its `title` field, else its id, else the name of its collection. */
export async function fileTitle(
  folder: string,
  { path, id = '', name }: CollectionFile,
  language: EditorLanguage,
): Promise<string> {
  if (id === '') return collectionTitle(name, language);
  const title = (await readFields(folder, path))?.title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** The title of the content file at a path; for any other file, such as an image, the path itself. */
export async function titleAt(
  folder: string,
  path: string,
  editorLanguage: EditorLanguage,
): Promise<string> {
  const { language, original } = splitLanguage(path);
  const file = collectionFileAt(original);
  if (file === undefined) return path;
  const title = await fileTitle(folder, file, editorLanguage);
  return language === undefined ? title : `${title} (${language})`;
}

/** The locale of the site; undefined where it is missing or wrong. */
export function localeIn(site: JsonGroup | undefined): string | undefined {
  const locale = site?.locale;
  return typeof locale === 'string' && isLocale(locale) ? locale : undefined;
}

/** All languages of the site, the original language first; empty for a site in one language. */
export async function languagesOf(folder: string): Promise<string[]> {
  const locales = (await readFields(folder, registry.site.file))?.locales;
  return Array.isArray(locales) ? locales.map(String).filter(isLanguageTag) : [];
}

/**
 * The first fields of a file that does not exist yet, such as the heading of its page, in the language of the
 * site. The command `new` writes the same.
 */
export async function firstFieldsOf(folder: string, collection: string): Promise<JsonGroup> {
  const site = await readFields(folder, registry.site.file);
  if (typeof site?.name !== 'string') return {};
  const locale = localeIn(site) ?? 'en';
  const { firstContent: texts } = await loadLanguage(locale);
  const fields = plain(firstFields(collection, { name: site.name, locale, texts }));
  return isGroup(fields) ? fields : {};
}

/** The ids and titles of all projects. */
export async function projectsIn(
  folder: string,
  language: EditorLanguage,
): Promise<FileState['projects']> {
  const files = (await collectionFilesIn(folder)).filter(({ name }) => name === 'project');
  return await Promise.all(
    files.map(async (file) => ({
      id: file.id ?? '',
      title: await fileTitle(folder, file, language),
    })),
  );
}

/** The form of each schema, as long as the schema is kept. */
const forms = new WeakMap<z.ZodType, FormGroup>();

/** The form of a content file, with options from other files, such as project categories. */
export async function formFor(
  folder: string,
  { collection, name, path }: CollectionFile,
): Promise<FormGroup> {
  const projects = await readFields(folder, registry.projects.file);
  const site = await readFields(folder, registry.site.file);
  const schema = schemaOf(collection, contextOf({}, { projects, site }));
  const form = forms.get(schema) ?? formOf(schema);
  forms.set(schema, form);
  if (name !== 'messages') return form;
  const locale = splitLanguage(path).language ?? localeIn(site) ?? 'en';
  const { interface: shared, form: contact, server } = await loadLanguage(locale);
  return messagesForm(form, { ...shared, form: contact, server }, locale);
}
