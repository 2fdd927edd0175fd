import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { z } from 'zod';
import { ImageCache } from './image-cache.ts';
import { type ImageField, imageField } from './images.ts';
import { renderMarkdown } from './markdown.ts';
import { nearest } from './nearest.ts';
import { ContentError, type Problem } from './problems.ts';
import { loadProjects, type Project, projectIds } from './projects.ts';
import { type About, aboutSchema } from './schemas/about.ts';
import { type Contact, contactSchema } from './schemas/contact.ts';
import { type Home, homeSchema } from './schemas/home.ts';
import { type ProjectsPage, projectsSchema } from './schemas/projects.ts';
import { type Services, servicesSchema } from './schemas/services.ts';
import { type Site, siteSchema } from './schemas/site.ts';
import { type Skills, skillsSchema } from './schemas/skills.ts';
import { type Testimonials, testimonialsSchema } from './schemas/testimonials.ts';
import { readSource } from './source-file.ts';
import { validate } from './validate.ts';

/** All that the site shows, checked. What is absent is not shown, headings and links included. */
export interface Content {
  site: Site;
  home: Home;
  about: (About & { bio: string }) | undefined;
  services: Services | undefined;
  skills: Skills | undefined;
  testimonials: Testimonials | undefined;
  contact: Contact | undefined;
  /** The Project page and its projects, newest first; absent where there is no project. */
  projects: (ProjectsPage & { all: Project[] }) | undefined;
}

/** What a content folder is read with. */
export interface Reader {
  /** The content folder, absolute. */
  folder: string;
  /** Mistakes found so far; readers add to it. */
  problems: Problem[];
  /** A path as messages show it: relative to the folder that the command runs in. */
  show(path: string): string;
  /** The image field for the files in a folder. */
  images(fileFolder: string): ImageField;
}

/** The files that may stand at the top of a content folder. */
export const contentFiles = [
  'site.yaml',
  'home.yaml',
  'about.md',
  'services.yaml',
  'skills.yaml',
  'testimonials.yaml',
  'contact.yaml',
  'projects.yaml',
] as const;

type ContentFile = (typeof contentFiles)[number];

/**
 * Reads and checks a content folder.
 *
 * @param folder The content folder, absolute.
 * @param cacheFile Where to remember what images turned out to be.
 * @throws ContentError with every mistake found, not only the first.
 */
export async function loadContent(
  folder: string,
  cacheFile = resolve('.cache/images.json'),
): Promise<Content> {
  const cache = new ImageCache(cacheFile);
  const reader: Reader = {
    folder,
    problems: [],
    show: (path) => relative(process.cwd(), path).split(sep).join('/'),
    images: (fileFolder) => imageField(folder, fileFolder, cache),
  };
  await checkFolder(reader);

  const image = reader.images(folder);
  const [site, home, about, services, skills, testimonials, contact, projectsPage] =
    await Promise.all([
      readFile(reader, 'site.yaml', siteSchema),
      readFile(reader, 'home.yaml', homeSchema),
      readFile(reader, 'about.md', aboutSchema(image)),
      readFile(reader, 'services.yaml', servicesSchema),
      readFile(reader, 'skills.yaml', skillsSchema),
      readFile(reader, 'testimonials.yaml', testimonialsSchema(image)),
      readFile(reader, 'contact.yaml', contactSchema),
      readFile(reader, 'projects.yaml', projectsSchema),
    ]);
  const all = await loadProjects(reader, projectsPage?.data);
  await checkReferences(reader, testimonials);

  await cache.save();
  if (reader.problems.length > 0 || site === undefined || home === undefined) {
    throw new ContentError(reader.problems);
  }
  return {
    site: site.data,
    home: home.data,
    about: about && { ...about.data, bio: await renderMarkdown(about.body) },
    services: services?.data,
    skills: skills?.data,
    testimonials: testimonials?.data,
    contact: contact?.data,
    projects: projectsPage && all.length > 0 ? { ...projectsPage.data, all } : undefined,
  };
}

/** Reads and checks one file; undefined where it is absent or wrong, which is then reported. */
async function readFile<T>(reader: Reader, name: ContentFile, schema: z.ZodType<T>) {
  const path = join(reader.folder, name);
  if (!existsSync(path)) return undefined;
  const read = await readSource(path, reader.show(path));
  if ('problems' in read) {
    reader.problems.push(...read.problems);
    return undefined;
  }
  const checked = await validate(schema, read.source, reader.show(path));
  if ('problems' in checked) {
    reader.problems.push(...checked.problems);
    return undefined;
  }
  return { data: checked.data, body: read.source.body, source: read.source };
}

/** A folder that is missing or empty ends the reading; a misspelt file name is one mistake of many. */
async function checkFolder({ folder, problems, show }: Reader): Promise<void> {
  const found = await readdir(folder).catch(() => undefined);
  const place = show(folder) || '.';
  if (found === undefined || found.filter((name) => !name.startsWith('.')).length === 0) {
    throw new ContentError([
      {
        file: `${place}/`,
        expected: 'a content folder with at least site.yaml and home.yaml (sample/ shows one)',
        found: found === undefined ? 'no such folder' : 'an empty folder',
      },
    ]);
  }
  for (const name of ['site.yaml', 'home.yaml'] as const) {
    if (!found.includes(name)) {
      problems.push({ file: show(join(folder, name)), expected: 'this file', found: 'no such file' });
    }
  }
  for (const name of found.filter((name) => /\.(?:ya?ml|md)$/.test(name))) {
    if (contentFiles.some((known) => known === name)) continue;
    problems.push({
      file: show(join(folder, name)),
      expected: `one of the files ${contentFiles.join(', ')}`,
      found: `an unknown file '${name}'`,
      suggestion: nearest(name, contentFiles),
    });
  }
}

/** A testimonial may name a project, which then has to exist. */
async function checkReferences(
  { folder, problems, show }: Reader,
  testimonials: Awaited<ReturnType<typeof readFile<Testimonials>>>,
): Promise<void> {
  const ids = await projectIds(folder);
  testimonials?.data.records.forEach(({ project }, index) => {
    if (project === undefined || ids.includes(project)) return;
    problems.push({
      file: show(join(folder, 'testimonials.yaml')),
      line: testimonials.source.lineOf(['records', index, 'project']),
      field: `records[${index}].project`,
      expected: 'the id of a project, which is the name of its folder in projects/',
      found: `'${project}'`,
      suggestion: nearest(project, ids),
    });
  });
}
