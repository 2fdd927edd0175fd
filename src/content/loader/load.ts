import { resolve } from 'node:path';
import { ContentError } from '../content-issue.ts';
import { ImageCache } from '../images/image-cache.ts';
import { type About, aboutSchema } from '../schemas/about.ts';
import { type Contact, contactSchema } from '../schemas/contact.ts';
import { type Home, homeSchema } from '../schemas/home.ts';
import { type ProjectsPage, projectsSchema } from '../schemas/projects.ts';
import { type Services, servicesSchema } from '../schemas/services.ts';
import { type Site, siteSchema } from '../schemas/site.ts';
import { type Skills, skillsSchema } from '../schemas/skills.ts';
import { type Testimonials, testimonialsSchema } from '../schemas/testimonials.ts';
import type { Translatable } from '../translatable.ts';
import { checkFolder } from './check-names.ts';
import { type Drafts, noDrafts } from './folder-lists.ts';
import { renderMarkdown } from './markdown.ts';
import { type FurtherPage, loadPages } from './pages.ts';
import { loadProjects, type Project, projectIds } from './projects.ts';
import { Reader } from './reader.ts';
import { loadTranslation } from './translate.ts';

/**
 * All that the site shows in one language, checked. What is absent is not shown, headings and links
 * included.
 */
export interface Content {
  /** The path that the pages of the language stand below: empty for the first, else like `/de`. */
  root: string;
  site: Site & Translatable;
  home: Home & Translatable;
  about: (About & { bio: string } & Translatable) | undefined;
  services: (Services & Translatable) | undefined;
  skills: (Skills & Translatable) | undefined;
  testimonials: (Testimonials & Translatable) | undefined;
  contact: (Contact & Translatable) | undefined;
  /** The Project page and its projects, newest first; absent where there is no project. */
  projects: (ProjectsPage & { all: Project[] } & Translatable) | undefined;
  /** Further pages, such as an imprint, by the names of their files; may be none. */
  pages: FurtherPage[];
  /** The same in the further languages, in the order of `site.yaml`; none in a translation. */
  translations: Content[];
}

/**
 * Reads and checks a content folder.
 *
 * @param folder The content folder, absolute.
 * @param cacheFile Where to remember what images turned out to be.
 * @param drafts Changes that are to be checked before they are written.
 * @throws ContentError with every mistake found, not only the first.
 */
export async function loadContent(
  folder: string,
  cacheFile = resolve('.cache/images.json'),
  drafts: Drafts = noDrafts,
): Promise<Content> {
  const cache = await ImageCache.open(cacheFile);
  const reader = new Reader(folder, cache, drafts);
  await checkFolder(reader);

  const ids = await projectIds(reader);
  const [site, home, about, services, skills, testimonials, contact, projectsPage] =
    await Promise.all([
      reader.read(['site.yaml'], siteSchema),
      reader.read(['home.yaml'], homeSchema),
      reader.read(['about.md'], aboutSchema),
      reader.read(['services.yaml'], servicesSchema),
      reader.read(['skills.yaml'], skillsSchema),
      reader.read(['testimonials.yaml'], testimonialsSchema(ids)),
      reader.read(['contact.yaml'], contactSchema),
      reader.read(['projects.yaml'], projectsSchema),
    ]);
  const all = await loadProjects(reader, ids, projectsPage?.data);
  const pages = await loadPages(reader);

  if (reader.issues.length > 0 || site === undefined || home === undefined) {
    await cache.save(folder);
    throw new ContentError(reader.issues);
  }
  const content: Content = {
    root: '',
    site: site.data,
    home: home.data,
    about: about && { ...about.data, bio: await renderMarkdown(about.body) },
    services: services?.data,
    skills: skills?.data,
    testimonials: testimonials?.data,
    contact: contact?.data,
    projects: projectsPage && all.length > 0 ? { ...projectsPage.data, all } : undefined,
    pages,
    translations: [],
  };
  for (const language of site.data.languages?.slice(1) ?? []) {
    content.translations.push(await loadTranslation(reader, content, language));
  }
  await cache.save(folder);
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  return content;
}
