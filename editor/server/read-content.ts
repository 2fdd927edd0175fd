import { HTTPException } from 'hono/http-exception';
import { type FormGroup, formOf } from '../../src/content/edit/form-schema.ts';
import { isGroup, type JsonGroup, plain } from '../../src/content/edit/json.ts';
import { type KindFile, kindFile, kindFilesIn, schemaOf } from '../../src/content/kind-files.ts';
import { readSource } from '../../src/content/loader/source-file.ts';
import { registry } from '../../src/content/registry.ts';
import { contextOf } from '../../src/content/schemas/schema-context.ts';
import type { FileState } from '../api.ts';
import { splitLanguage } from '../form/translation.ts';
import { resolveInside } from './file-access.ts';

/** Reads the fields of a content file; undefined where the file has errors or is outside the folder. */
export async function fieldsOf(folder: string, path: string): Promise<JsonGroup | undefined> {
  const target = await resolveInside(folder, path).catch((error: unknown) => {
    if (error instanceof HTTPException) return undefined;
    throw error;
  });
  const read = target === undefined ? undefined : await readSource(target, path);
  if (!read || 'issues' in read) return undefined;
  const value = plain(read.source.data);
  return isGroup(value) ? value : undefined;
}

/** The title of a content file: its `title` field, else its id, else the title of its kind. */
export async function titleOf(folder: string, { path, id = '', kind }: KindFile): Promise<string> {
  if (id === '') return kind.title;
  const title = (await fieldsOf(folder, path))?.title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** The title of the content file at a path; for any other file, such as an image, the path itself. */
export async function titleAt(folder: string, path: string): Promise<string> {
  const { language, original } = splitLanguage(path);
  const file = kindFile(original);
  if (file === undefined) return path;
  const title = await titleOf(folder, file);
  return language === undefined ? title : `${title} (${language})`;
}

/** The ids and titles of all projects. */
export async function projectsIn(folder: string): Promise<FileState['projects']> {
  const files = (await kindFilesIn(folder)).filter(({ name }) => name === 'project');
  return await Promise.all(
    files.map(async (file) => ({ id: file.id ?? '', title: await titleOf(folder, file) })),
  );
}

/** The form of a content file, with options from other files, such as project categories. */
export async function formFor(folder: string, { kind }: KindFile): Promise<FormGroup> {
  const projects = await fieldsOf(folder, registry.projects.file);
  const site = await fieldsOf(folder, registry.site.file);
  return formOf(schemaOf(kind, contextOf({}, { projects, site })));
}
