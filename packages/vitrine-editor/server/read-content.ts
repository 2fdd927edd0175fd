import {
  type ContentFile,
  contentFileAt,
  describeForm,
  listContentFiles,
  newFields,
  readSource,
  type SourceFile,
} from 'vitrine/editing';
import { type FormGroup, isGroup, isLanguageTag, type JsonGroup } from 'vitrine/form';
import { loadLanguage } from 'vitrine/languages';
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
  const value = (await sourceOf(folder, path))?.data;
  return isGroup(value) ? value : undefined;
}

/** The name of a collection, such as “Services”. */
export function collectionTitle(name: string, { strings }: EditorLanguage): string {
  const titles: Readonly<Record<string, string>> = strings.collections;
  return titles[name] ?? name;
}

/** The title of a content file: its `title` field, else its id, else the name of its collection. */
export async function fileTitle(
  folder: string,
  { original, id = '', name }: ContentFile,
  language: EditorLanguage,
): Promise<string> {
  if (id === '') return collectionTitle(name, language);
  const title = (await readFields(folder, original))?.title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** The title of the content file at a path; for any other file, such as an image, the path itself. */
export async function titleAt(
  folder: string,
  path: string,
  editorLanguage: EditorLanguage,
): Promise<string> {
  const file = contentFileAt(path);
  if (file === undefined) return path;
  const title = await fileTitle(folder, file, editorLanguage);
  return file.language === undefined ? title : `${title} (${file.language})`;
}

/** Whether each language has its own file of this collection, which takes no values from that of the first language. */
export function isPerLanguage({ collection }: ContentFile): boolean {
  return collection.type === 'single' && collection.presence === 'perLanguage';
}

/** The locale of the site; undefined where it is missing or wrong. */
export function localeIn(site: JsonGroup | undefined): string | undefined {
  const locale = typeof site?.locale === 'string' ? site.locale : '';
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] && locale;
  } catch {
    return undefined;
  }
}

/** All languages of the site, the original language first; empty for a site in one language. */
export async function languagesOf(folder: string): Promise<string[]> {
  const locales = (await readFields(folder, 'site.yaml'))?.locales;
  return Array.isArray(locales) ? locales.map(String).filter(isLanguageTag) : [];
}

/** The first fields of a file that does not exist yet, in the language of the site. */
export async function firstFieldsOf(folder: string, file: ContentFile): Promise<JsonGroup> {
  const site = await readFields(folder, 'site.yaml');
  const name = typeof site?.name === 'string' ? site.name : undefined;
  return await newFields(file, { name, locale: localeIn(site) ?? 'en' });
}

/** The ids and titles of all projects. */
export async function projectsIn(
  folder: string,
  language: EditorLanguage,
): Promise<FileState['projects']> {
  const files = (await listContentFiles(folder)).filter(({ name }) => name === 'project');
  return await Promise.all(
    files.map(async (file) => ({
      id: file.id ?? '',
      title: await fileTitle(folder, file, language),
    })),
  );
}

/** The form of a content file, with options from other files, such as project categories. */
export async function formFor(
  folder: string,
  { collection, name, language }: ContentFile,
): Promise<FormGroup> {
  const projects = await readFields(folder, 'projects.yaml');
  const site = await readFields(folder, 'site.yaml');
  const form = describeForm(collection, { projects, site });
  if (name !== 'messages') return form;
  const locale = language ?? localeIn(site) ?? 'en';
  const { interface: shared, form: contact, server } = await loadLanguage(locale);
  return messagesForm(form, { ...shared, form: contact, server }, locale);
}
