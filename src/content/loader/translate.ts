import { languageOf } from '../../ui/language-of.ts';
import { aboutSchema } from '../schemas/about.ts';
import { contactSchema } from '../schemas/contact.ts';
import { homeSchema } from '../schemas/home.ts';
import { projectsSchema } from '../schemas/projects.ts';
import { servicesSchema } from '../schemas/services.ts';
import { siteSchema } from '../schemas/site.ts';
import { skillsSchema } from '../schemas/skills.ts';
import { testimonialsSchema } from '../schemas/testimonials.ts';
import { checkLanguageFolder } from './check-names.ts';
import type { Content } from './load.ts';
import { renderMarkdown } from './markdown.ts';
import type { CheckedFile, Reader } from './reader.ts';
import { translatedPages } from './translated-pages.ts';
import { translatedProjects } from './translated-projects.ts';

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
  const from = languageOf(main.site.locale);
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
  const untranslated = <T extends object>(original: T) => ({ ...original, language: from });
  const either = <T extends object>(read: CheckedFile<T> | undefined, original: T | undefined) =>
    read?.data ?? (original && untranslated(original));
  return {
    root: `/${language}`,
    site: site?.data ?? untranslated({ ...main.site, ...own }),
    home: home?.data ?? untranslated(main.home),
    about:
      main.about && about
        ? { ...about.data, bio: await renderMarkdown(about.body) }
        : main.about && untranslated(main.about),
    services: either(services, main.services),
    skills: either(skills, main.skills),
    testimonials: either(testimonials, main.testimonials),
    contact: either(contact, main.contact),
    projects: main.projects && {
      ...(projectsPage?.data ?? untranslated(main.projects)),
      all: await translatedProjects(reader, {
        main: main.projects,
        page: projectsPage?.data,
        language,
        from,
      }),
    },
    pages: await translatedPages(reader, main.pages, language, from),
    translations: [],
  };
}
