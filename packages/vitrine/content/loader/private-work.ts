import { collections, filePath } from '../collection-files.ts';
import { projectAddress, readable } from '../decode.ts';
import { valueAt } from '../edit/walk.ts';
import { mediaInText } from '../images/text-images.ts';
import { say } from '../phrase.ts';
import type { EntryData, PrivateProject, Project, SiteFiles } from '../types.ts';
import type { Loaded } from './entries.ts';
import type { Reader } from './reader.ts';

type AnyProject = EntryData<'project'>;

export const isPrivate = (project: AnyProject): project is PrivateProject =>
  project.private !== undefined;

export const isPublic = (project: AnyProject): project is Project => !isPrivate(project);

/** A name without spaces, hyphens and capital letters: one that is written in another way is the same client. */
export const sameName = (name: string) =>
  name.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

/** The ids of the clients that only private projects name. */
export function privateClients(
  { clients }: SiteFiles,
  hidden: readonly AnyProject[],
  shown: readonly AnyProject[],
): Set<string> {
  const names = (all: readonly AnyProject[]) =>
    new Set(all.flatMap(({ client }) => (client ? sameName(client) : [])));
  const secret = names(hidden).difference(names(shown));
  const found = clients?.clients.filter(({ name }) => secret.has(sameName(name))) ?? [];
  return new Set(found.map(({ id }) => id));
}

/**
 * The single files without what belongs to private projects: testimonials, clients, references, and categories and
 * technologies that no public project has. A file that would be empty then is left out.
 *
 * @param secretClients The ids of the clients to leave out.
 * @returns The files, and the testimonials of the private projects.
 */
export function withoutPrivate(
  files: SiteFiles,
  hidden: readonly AnyProject[],
  shown: readonly AnyProject[],
  secretClients: ReadonlySet<string>,
) {
  if (hidden.length === 0) return { files, testimonials: [] };
  const ids = new Set(hidden.map(({ id }) => id));
  const isShown = (id: string) => !ids.has(id);
  const { projects, testimonials, clients, services, home } = files;
  const { true: ours = [], false: others = [] } = Object.groupBy(
    testimonials?.items ?? [],
    ({ project = '' }) => (ids.has(project) ? 'true' : 'false'),
  );
  const named = clients?.clients.filter(({ id }) => !secretClients.has(id)) ?? [];
  const chosen = <Choice extends { options: readonly string[] }>(
    choice: Choice,
    wordsOf: (project: AnyProject) => readonly string[],
  ) => {
    const secret = new Set(hidden.flatMap(wordsOf)).difference(new Set(shown.flatMap(wordsOf)));
    return { ...choice, options: choice.options.filter((word) => !secret.has(word)) };
  };
  const open: SiteFiles = {
    ...files,
    projects: projects && {
      ...projects,
      categories: chosen(projects.categories, ({ category }) => [category]),
      technologies: chosen(projects.technologies, ({ technologies }) => technologies),
    },
    testimonials: testimonials && { ...testimonials, items: others },
    clients: clients && named.length > 0 ? { ...clients, clients: named } : undefined,
    services: services && {
      ...services,
      services: services.services.map((one) => ({
        ...one,
        projects: one.projects.filter(isShown),
      })),
    },
    home: home.work?.projects
      ? { ...home, work: { ...home.work, projects: home.work.projects.filter(isShown) } }
      : home,
  };
  return { files: open, testimonials: ours };
}

/** Match links to the page of a project, and files in its folder, in content as JSON. */
const references = {
  publicLink: projectAddress,
  publicFile: /(?<=")(?:[^"/\\]+\/)?projects\/([a-z0-9-]+)\/[^"\\]+/g,
} as const;

/**
 * Reports what the owner has to decide: links of public texts to private projects, pictures of public pages in the
 * folders of such projects, and videos in the texts of private projects.
 *
 * @param language The folder of the language with a slash at the end; empty for the first language.
 */
export function reportReferences(reader: Reader, { files, entries }: Loaded, language = ''): void {
  const ids = new Set(entries.project.filter(isPrivate).map(({ id }) => id));
  if (ids.size === 0) return;
  const check = (path: string, data: object) => {
    const text = readable(JSON.stringify(data));
    for (const code of ['publicLink', 'publicFile'] as const) {
      const found = text
        .matchAll(references[code])
        .filter(([, id = '']) => ids.has(id.toLowerCase()));
      for (const what of new Set(found.map(([all]) => all))) {
        const written = say('privateProject', { text: say('quoted', { text: what }) });
        reader.report(path, { expected: say(code), found: written });
      }
    }
  };
  for (const [name, data] of Object.entries({ ...files, ...entries })) {
    const collection = collections[name];
    if (!collection) continue;
    for (const one of [data ?? []].flat()) {
      const path = language + filePath(collection, 'id' in one ? `${one.id}` : undefined);
      if (!('private' in one && one.private)) check(path, one);
      else if (mediaInText(`${valueAt(one, ['caseStudy'])}`).length > 0)
        reader.report(path, { expected: say('noPrivateVideo'), found: say('videoFile') });
    }
  }
}
