import { readSource } from '../../src/content/loader/source-file.ts';
import { allSchemas, type KnownWords } from '../../src/content/schemas/all.ts';
import { formOf } from '../form/from-schema.ts';
import type { FormGroup } from '../form/model.ts';
import { isGroup, type Json, type JsonGroup, plain } from '../yaml/json.ts';
import { type ContentFile, contentFilesIn } from './content-file.ts';
import { inside } from './inside.ts';

/** A project by its id. */
export interface NamedProject {
  id: string;
  /** Its title; the id where the title cannot be read. */
  title: string;
}

/** The fields of a file as it stands on the disk; undefined where they cannot be read. */
export async function fieldsOf(folder: string, path: string): Promise<JsonGroup | undefined> {
  const read = await readSource(await inside(folder, path), path);
  if ('issues' in read) return undefined;
  const value = plain(read.source.data);
  return isGroup(value) ? value : undefined;
}

/** The title of a project or page; its id where the title cannot be read. */
export async function titleOf(folder: string, { path, id = '' }: ContentFile): Promise<string> {
  const title = (await fieldsOf(folder, path))?.title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

/** All projects of a content folder. */
export async function projectsIn(folder: string): Promise<NamedProject[]> {
  const files = (await contentFilesIn(folder)).filter(({ kind }) => kind === 'project');
  return await Promise.all(
    files.map(async (file) => ({ id: file.id ?? '', title: await titleOf(folder, file) })),
  );
}

/** The form of a file, with the words to choose from that other files list. */
export async function formFor(folder: string, { kind }: ContentFile): Promise<FormGroup> {
  const known: KnownWords = {};
  if (kind === 'project') {
    const page = await fieldsOf(folder, 'projects.yaml');
    known.categories = options(page?.categories);
    known.languages = options(page?.languages);
  }
  return formOf(allSchemas(known)[kind]);
}

/** The words of a list; undefined where there are none, so that any may be typed. */
function options(choice: Json | undefined): string[] | undefined {
  const list = isGroup(choice) ? choice.options : undefined;
  const words = Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
  return words.length > 0 ? words.map((word) => word.trim()) : undefined;
}
