import { readSources, type Source } from '../../../src/content/check/sources.ts';
import { entriesOf, valueAt } from '../../../src/content/edit/walk.ts';
import { fileKinds, folderKinds } from '../../../src/content/kind-files.ts';
import type { KindName } from '../../../src/content/registry.ts';
import { idsIn, optionsOf } from '../../../src/content/schemas/schema-context.ts';

const maxProjects = 3;
const maxPosts = 2;

/** A content file of an example. */
interface ExampleFile extends Pick<Source, 'id' | 'data' | 'body'> {
  kind: KindName;
  /** The place among the files of its kind, from 1; absent if there is only one. */
  number?: number;
}

/** The files of an example that a new site begins like, and the ids and options in them. */
export interface Example {
  files: readonly ExampleFile[];
  projectIds: readonly string[];
  serviceIds: readonly string[];
  /** The options in `projects.yaml` that these projects use, by the name of their list. */
  options: Readonly<Record<'categories' | 'technologies', readonly string[]>>;
}

/**
 * Reads an example: its single files, at most three projects, of which those on Home come first, and
 * its two newest posts.
 *
 * @param folder The absolute path of the content folder.
 */
export async function readExample(folder: string): Promise<Example> {
  const sources = await readSources(folder);
  const of = (kind: KindName) => sources.filter(({ name }) => name === kind);
  const dataOf = (kind: KindName) => of(kind)[0]?.data;
  const onHome = textsAt(dataOf('home'), 'work', 'projects');
  const projects = of('project').sort(newestFirst);
  const chosen = [
    ...onHome.flatMap((id) => projects.filter((project) => project.id === id)),
    ...projects.filter(({ id = '' }) => !onHome.includes(id)),
  ].slice(0, maxProjects);
  const used = (field: string) => chosen.flatMap(({ data }) => textsAt(data, field));
  const optionsIn = (list: string, field: string) =>
    (optionsOf(dataOf('projects'), list) ?? []).filter((option) => used(field).includes(option));
  const entries = { project: chosen, post: of('post').sort(newestFirst).slice(0, maxPosts) };
  return {
    files: [
      ...fileKinds.flatMap(({ name }) => of(name).map((source) => ({ ...source, kind: name }))),
      ...folderKinds.flatMap(({ name }) => {
        const listed = name === 'page' ? of(name) : entries[name];
        return listed.map((source, index) => ({
          ...source,
          kind: name,
          ...(listed.length > 1 && { number: index + 1 }),
        }));
      }),
    ],
    projectIds: chosen.flatMap(({ id = [] }) => id),
    serviceIds: idsIn(dataOf('services'), 'services') ?? [],
    options: {
      categories: optionsIn('categories', 'category'),
      technologies: optionsIn('technologies', 'technologies'),
    },
  };
}

function newestFirst(one: Source, other: Source): number {
  const [date, otherDate] = [one, other].map(({ data }) => String(valueAt(data, ['date'])));
  return date && otherDate ? otherDate.localeCompare(date) : 0;
}

/** The texts of a list at a path, or the single text there. */
function textsAt(data: unknown, ...path: string[]): string[] {
  const value = valueAt(data, path);
  const all = typeof value === 'string' ? [value] : entriesOf(value).map(([, inner]) => inner);
  return all.filter((text) => typeof text === 'string');
}
