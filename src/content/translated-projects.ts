import { join } from 'node:path';
import { fewAtATime, filesAtATime } from './few-at-a-time.ts';
import type { Content } from './load.ts';
import { renderMarkdown } from './markdown.ts';
import type { Project } from './projects.ts';
import type { Reader } from './reader.ts';
import { projectSchema } from './schemas/project.ts';
import type { ProjectsPage } from './schemas/projects.ts';
import { tellStrays } from './strays.ts';

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
    const path = ['projects', original.id, 'index.md'];
    const read = await reader.readTranslation(language, path, schema);
    if (own.includes(original.id) && !(await reader.has(language, ...path))) {
      reader.problems.push({
        file: reader.show(language, ...path),
        expected: 'the words of the project in this language, because it has a folder here',
        found: 'no such file',
      });
    }
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
