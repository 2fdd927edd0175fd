import { join } from 'node:path';
import type { z } from 'zod';
import { nearest } from '../nearest.ts';
import { id as idField } from '../schemas/fields/fields.ts';
import { type ProjectFields, projectSchema } from '../schemas/project.ts';
import type { ProjectsPage } from '../schemas/projects.ts';
import type { Translatable } from '../translatable.ts';
import { mapLimit, openFiles } from './map-limit.ts';
import { renderMarkdown } from './markdown.ts';
import type { Reader } from './reader.ts';

/** A project as checked. */
export interface Project extends ProjectFields, Translatable {
  /** The name of its folder; stands in its address `/details/<id>`. */
  id: string;
  /** The case study as HTML; empty where there is none. */
  caseStudy: string;
}

/**
 * The ids of all projects, right or wrong: the names of the folders in `projects/`. A text file
 * there is a mistake, which is told.
 */
export async function projectIds(reader: Reader): Promise<string[]> {
  const names = await reader.lists.names(join(reader.folder, 'projects'));
  const visible = names.filter((name) => !name.startsWith('.'));
  const ids = await mapLimit(visible, openFiles, async (name) => {
    if (await reader.lists.isFolder(join(reader.folder, 'projects', name))) return name;
    if (/\.(?:md|markdown|ya?ml|txt)$/i.test(name)) {
      const own = name.replace(/\.[^.]+$/, '');
      reader.issues.push({
        file: reader.show('projects', name),
        expected: 'a folder for each project, with the file index.md in it',
        found: 'a file',
        suggestion: `projects/${own}/index.md`,
      });
    }
    return undefined;
  });
  return ids.filter((id) => id !== undefined);
}

/**
 * Reads the projects.
 *
 * @param ids The names of their folders.
 * @param page What `projects.yaml` says; undefined where it is absent or wrong.
 * @returns The projects that are right, newest first; of the same day, by id.
 */
export async function loadProjects(
  reader: Reader,
  ids: readonly string[],
  page: ProjectsPage | undefined,
): Promise<Project[]> {
  if (ids.length > 0 && !(await reader.has('projects.yaml'))) {
    reader.issues.push({
      file: reader.show('projects.yaml'),
      expected: 'this file, because there are projects in projects/',
      found: 'no such file',
    });
  }
  const schema = projectSchema(page?.categories.options, page?.languages.options);
  const projects = await mapLimit(ids, openFiles, (id) => loadProject(reader, id, schema));
  return projects
    .filter((project) => project !== undefined)
    .sort(
      (a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en', { numeric: true }),
    );
}

async function loadProject(
  reader: Reader,
  id: string,
  schema: z.ZodType<ProjectFields>,
): Promise<Project | undefined> {
  const checkedId = idField().safeParse(id);
  if (!checkedId.success) {
    reader.issues.push({
      file: `${reader.show('projects', id)}/`,
      expected: `a folder name of ${checkedId.error.issues[0]?.message ?? ''}`,
      found: `'${id}'`,
    });
  }
  const names = await reader.lists.names(join(reader.folder, 'projects', id));
  if (!names.includes('index.md')) {
    reader.issues.push({
      file: reader.show('projects', id, 'index.md'),
      expected: 'this file, with the facts of the project',
      found: foundInstead(names),
    });
    return undefined;
  }
  const read = await reader.read(['projects', id, 'index.md'], schema);
  return read && { id, ...read.data, caseStudy: await renderMarkdown(read.body) };
}

function foundInstead(names: readonly string[]): string {
  const near = nearest('index.md', names);
  return near === undefined ? 'no such file' : `no such file, but one named '${near}'`;
}
