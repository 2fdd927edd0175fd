import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { id as idField } from './fields.ts';
import type { Reader } from './load.ts';
import { renderMarkdown } from './markdown.ts';
import { type ProjectFields, projectSchema } from './schemas/project.ts';
import type { ProjectsPage } from './schemas/projects.ts';
import { readSource } from './source-file.ts';
import { validate } from './validate.ts';

/** A project as checked. */
export interface Project extends ProjectFields {
  /** The name of its folder; stands in its address `/details/<id>`. */
  id: string;
  /** The case study as HTML; empty where there is none. */
  caseStudy: string;
}

/** The ids of all projects of a content folder, right or wrong: the names of their folders. */
export async function projectIds(contentFolder: string): Promise<string[]> {
  const folder = join(contentFolder, 'projects');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Reads the folder `projects/`.
 *
 * @param page What `projects.yaml` says; undefined where it is absent or wrong.
 * @returns The projects that are right, newest first; of the same day, by id.
 */
export async function loadProjects(
  reader: Reader,
  page: ProjectsPage | undefined,
): Promise<Project[]> {
  const folder = join(reader.folder, 'projects');
  const ids = await projectIds(reader.folder);
  if (ids.length === 0) return [];
  const words = join(reader.folder, 'projects.yaml');
  if (!existsSync(words)) {
    reader.problems.push({
      file: reader.show(words),
      expected: 'this file, because there are projects in projects/',
      found: 'no such file',
    });
  }
  const projects = await Promise.all(ids.map((id) => loadProject(reader, folder, id, page)));
  return projects
    .filter((project) => project !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en', { numeric: true }));
}

async function loadProject(
  reader: Reader,
  folder: string,
  id: string,
  page: ProjectsPage | undefined,
): Promise<Project | undefined> {
  const ownFolder = join(folder, id);
  const path = join(ownFolder, 'index.md');
  const checkedId = idField().safeParse(id);
  if (!checkedId.success) {
    reader.problems.push({
      file: `${reader.show(ownFolder)}/`,
      expected: `a folder name of ${checkedId.error.issues[0]?.message ?? ''}`,
      found: `'${id}'`,
    });
  }
  if (!existsSync(path)) {
    reader.problems.push({ file: reader.show(path), expected: 'this file', found: 'no such file' });
    return undefined;
  }
  const read = await readSource(path, reader.show(path));
  if ('problems' in read) {
    reader.problems.push(...read.problems);
    return undefined;
  }
  if (page === undefined) return undefined;
  const schema = projectSchema(
    reader.images(ownFolder),
    page.categories.options,
    page.languages.options,
  );
  const checked = await validate(schema, read.source, reader.show(path));
  if ('problems' in checked) {
    reader.problems.push(...checked.problems);
    return undefined;
  }
  return { id, ...checked.data, caseStudy: await renderMarkdown(read.source.body) };
}
