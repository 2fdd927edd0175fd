import { join } from 'node:path';
import { checkLanguageFolder } from './check-folder.ts';
import { fewAtATime, filesAtATime } from './few-at-a-time.ts';
import type { Content } from './load.ts';
import { renderMarkdown } from './markdown.ts';
import type { FurtherPage } from './pages.ts';
import type { Project } from './projects.ts';
import type { CheckedFile, Reader } from './reader.ts';
import { aboutSchema } from './schemas/about.ts';
import { contactSchema } from './schemas/contact.ts';
import { homeSchema } from './schemas/home.ts';
import { pageSchema } from './schemas/page.ts';
import { projectSchema } from './schemas/project.ts';
import { type ProjectsPage, projectsSchema } from './schemas/projects.ts';
import { servicesSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { skillsSchema } from './schemas/skills.ts';
import { testimonialsSchema } from './schemas/testimonials.ts';

/**
 * Reads what the folder of a further language says in its own words. What it leaves out is that of
 * the original: fields of a translated file as they are, and whole files marked with their
 * language.
 *
 * @param main The content in the first language.
 * @param language The name of the folder, such as `de`.
 */
export async function loadTranslation(
  reader: Reader,
  main: Content,
  language: string,
): Promise<Content> {
  await checkLanguageFolder(reader, language);
  const from = new Intl.Locale(main.site.locale).language;
  const ids = main.projects?.all.map(({ id }) => id) ?? [];
  const own = { locale: language, languages: [language] };
  const [site, home, about, services, skills, testimonials, contact, projectsPage] =
    await Promise.all([
      reader.readTranslation(language, ['site.yaml'], siteSchema, own),
      reader.readTranslation(language, ['home.yaml'], homeSchema),
      reader.readTranslation(language, ['about.md'], aboutSchema),
      reader.readTranslation(language, ['services.yaml'], servicesSchema),
      reader.readTranslation(language, ['skills.yaml'], skillsSchema),
      reader.readTranslation(language, ['testimonials.yaml'], testimonialsSchema(ids)),
      reader.readTranslation(language, ['contact.yaml'], contactSchema),
      reader.readTranslation(language, ['projects.yaml'], projectsSchema),
    ]);
  const either = <T extends object>(read: CheckedFile<T> | undefined, original: T | undefined) =>
    read?.data ?? (original && { ...original, language: from });
  return {
    root: `/${language}`,
    site: site?.data ?? { ...main.site, ...own, language: from },
    home: home?.data ?? { ...main.home, language: from },
    about:
      main.about && about
        ? { ...about.data, bio: await renderMarkdown(about.body) }
        : main.about && { ...main.about, language: from },
    services: either(services, main.services),
    skills: either(skills, main.skills),
    testimonials: either(testimonials, main.testimonials),
    contact: either(contact, main.contact),
    projects: main.projects && {
      ...(projectsPage?.data ?? { ...main.projects, language: from }),
      all: await projects(reader, {
        main: main.projects,
        page: projectsPage?.data,
        language,
        from,
      }),
    },
    pages: await furtherPages(reader, main.pages, language, from),
    translations: [],
  };
}

interface ProjectSources {
  main: NonNullable<Content['projects']>;
  /** What the translated `projects.yaml` says. */
  page: ProjectsPage | undefined;
  language: string;
  from: string;
}

async function projects(
  reader: Reader,
  { main, page = main, language, from }: ProjectSources,
): Promise<Project[]> {
  const { categories, languages } = main;
  for (const key of ['categories', 'languages'] as const) {
    if (page[key].options.length === main[key].options.length) continue;
    reader.problems.push({
      file: reader.show(language, 'projects.yaml'),
      field: `${key}.options`,
      expected: `as many entries as the original has, in its order: ${main[key].options.length}`,
      found: `${page[key].options.length}`,
    });
  }
  const own = await reader.lists.names(join(reader.folder, language, 'projects'));
  const ids = new Set(main.all.map(({ id }) => id));
  tellStrays(
    reader,
    [language, 'projects'],
    own.filter((id) => !id.startsWith('.') && !ids.has(id)),
  );

  const schema = projectSchema(categories.options, languages.options);
  const categoryOf = translator(categories.options, page.categories.options);
  const languageOf = translator(languages.options, page.languages.options);
  return await fewAtATime(main.all, filesAtATime, async (original) => {
    const read = own.includes(original.id)
      ? await reader.readTranslation(language, ['projects', original.id, 'index.md'], schema)
      : undefined;
    const project = read
      ? { id: original.id, ...read.data, caseStudy: await renderMarkdown(read.body) }
      : { ...original, language: from };
    return {
      ...project,
      category: categoryOf(project.category),
      languages: project.languages.map(languageOf),
    };
  });
}

/** Says the words of one list in those of another, which has them in the same order. */
function translator(from: readonly string[], to: readonly string[]): (word: string) => string {
  const words = new Map(from.map((word, index) => [word, to[index] ?? word]));
  return (word) => words.get(word) ?? word;
}

async function furtherPages(
  reader: Reader,
  pages: readonly FurtherPage[],
  language: string,
  from: string,
): Promise<FurtherPage[]> {
  const names = await reader.lists.names(join(reader.folder, language, 'pages'));
  const known = new Set(['README.md', ...pages.map(({ id }) => `${id}.md`)]);
  tellStrays(
    reader,
    [language, 'pages'],
    names.filter((name) => name.endsWith('.md') && !known.has(name)),
  );
  for (const { id } of pages) {
    if (id !== language) continue;
    reader.problems.push({
      file: reader.show('pages', `${id}.md`),
      expected: 'a file name whose address the site does not use itself',
      found: `'${id}.md', whose address would be that of the pages in this language`,
    });
  }
  return await Promise.all(
    pages.map(async (page) => {
      const read = await reader.readTranslation(language, ['pages', `${page.id}.md`], pageSchema);
      return read
        ? { id: page.id, ...read.data, html: await renderMarkdown(read.body) }
        : { ...page, language: from };
    }),
  );
}

/** Translations without an original. */
function tellStrays(reader: Reader, folder: readonly string[], names: readonly string[]): void {
  for (const name of names) {
    reader.problems.push({
      file: reader.show(...folder, name),
      expected: `a translation of something in ${folder.slice(1).join('/')}/`,
      found: `'${name}', which is not there`,
    });
  }
}
