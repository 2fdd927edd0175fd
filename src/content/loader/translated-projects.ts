import { join } from 'node:path';
import { projectSchema } from '../schemas/project.ts';
import type { ProjectsPage } from '../schemas/projects.ts';
import type { Content } from './load.ts';
import { mapLimit, openFiles } from './map-limit.ts';
import { renderMarkdown } from './markdown.ts';
import { tellStrays } from './orphan-translations.ts';
import type { Project } from './projects.ts';
import type { Reader } from './reader.ts';

interface ProjectSources {
  /** The projects in the first language. */
  main: NonNullable<Content['projects']>;
  /** What the translated `projects.yaml` says. */
  page: ProjectsPage | undefined;
  /** The name of the language's folder. */
  language: string;
  /** The first language. */
  from: string;
}

/** The projects in a further language; one without a translation stays as it is, with its language. */
export async function translatedProjects(
  reader: Reader,
  { main, page = main, language, from }: ProjectSources,
): Promise<Project[]> {
  const { categories, languages } = main;
  for (const key of ['categories', 'languages'] as const) {
    if (page[key].options.length === main[key].options.length) continue;
    reader.issues.push({
      file: reader.show(language, 'projects.yaml'),
      field: `${key}.options`,
      expected: `as many entries as the original has, in its order: ${main[key].options.length}`,
      found: `${page[key].options.length}`,
    });
  }
  const translated = new Set(await reader.lists.names(join(reader.folder, language, 'projects')));
  const ids = new Set(main.all.map(({ id }) => id));
  tellStrays(
    reader,
    [language, 'projects'],
    [...translated].filter((id) => !id.startsWith('.') && !ids.has(id)),
  );

  const schema = projectSchema(categories.options, languages.options);
  const categoryOf = translator(categories.options, page.categories.options);
  const languageOf = translator(languages.options, page.languages.options);
  return await mapLimit(main.all, openFiles, async (original) => {
    const read = translated.has(original.id)
      ? await readWords(reader, language, original.id, schema)
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

/** The words of a project that has a folder in this language; undefined where they are wrong. */
async function readWords(
  reader: Reader,
  language: string,
  id: string,
  schema: ReturnType<typeof projectSchema>,
) {
  const path = ['projects', id, 'index.md'];
  if (await reader.has(language, ...path)) {
    return await reader.readTranslation(language, path, schema);
  }
  reader.issues.push({
    file: reader.show(language, ...path),
    expected: 'the words of the project in this language, because it has a folder here',
    found: 'no such file',
  });
  return undefined;
}

/** Says the words of one list in those of another, which has them in the same order. */
function translator(from: readonly string[], to: readonly string[]): (word: string) => string {
  const words = new Map(from.map((word, index) => [word, to[index] ?? word]));
  return (word) => words.get(word) ?? word;
}
