import { type KindFile, kindFilesIn, schemaOf } from '../../src/content/kind-files.ts';
import { readSource } from '../../src/content/loader/source-file.ts';
import { registry } from '../../src/content/registry.ts';
import { contextOf } from '../../src/content/schemas/context.ts';
import { formOf } from '../form/from-schema.ts';
import type { FormGroup } from '../form/model.ts';
import { isGroup, type JsonGroup, plain } from '../yaml/json.ts';
import { inside } from './inside.ts';

interface NamedProject {
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

/** What a file is called: its own title, its id where that cannot be read, or like its kind. */
export async function titleOf(folder: string, { path, id = '', kind }: KindFile): Promise<string> {
  if (id === '') return kind.title;
  const title = (await fieldsOf(folder, path))?.title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : id;
}

export async function projectsIn(folder: string): Promise<NamedProject[]> {
  const files = (await kindFilesIn(folder)).filter(({ name }) => name === 'project');
  return await Promise.all(
    files.map(async (file) => ({ id: file.id ?? '', title: await titleOf(folder, file) })),
  );
}

/** The form of a file, with the words to choose from that other files list. */
export async function formFor(folder: string, { kind }: KindFile): Promise<FormGroup> {
  const projects = await fieldsOf(folder, registry.projects.file);
  return formOf(schemaOf(kind, contextOf({}, { projects })));
}
