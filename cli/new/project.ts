import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathOf } from '../../src/content/kind-files.ts';
import { registry } from '../../src/content/registry.ts';
import { contextOf } from '../../src/content/schemas/context.ts';
import { type ProjectsPage, projectsSchema } from '../../src/content/schemas/projects.ts';
import { contentText } from '../content-files/content-text.ts';
import { nextNumber, ownId } from '../content-files/ids.ts';
import { projectsDraft } from '../init/project-drafts.ts';
import { shown } from '../project.ts';
import { answer } from '../prompts/answer.ts';
import type { Answers, Question } from '../prompts/questions.ts';
import { addTo, type Context, ownerName, readFields, titleFlag } from './context.ts';
import {
  type EntryField,
  entryFields,
  entryQuestions,
  entryValues,
  idQuestion,
} from './entry-fields.ts';

const { project } = registry;

export function projectQuestions(fields: readonly EntryField[]): Question[] {
  const id = idQuestion('its name in the address, in the place of the next number');
  return [...entryQuestions(fields), id];
}

/**
 * Adds a project.
 *
 * @returns What was done and what to do next, for the terminal.
 */
export async function newProject(context: Context): Promise<string> {
  const { folder, flags, asker } = context;
  const page = await readFields(folder, registry.projects.file, projectsSchema);
  const fields = entryFields(project, contextOf({}, { projects: page }), flags.add === true);
  const answers = await answer(projectQuestions(fields), titleFlag(context), asker);
  const taken = await readdir(join(folder, 'projects')).catch(() => []);
  const id = answers.id?.[0] ? ownId(answers.id[0], taken) : nextNumber(taken);

  const added = await completeWords(folder, page, answers);
  const file = join(folder, pathOf(project, id));
  const home = dirname(file);
  await mkdir(home, { recursive: true });
  try {
    const { values, told } = await entryValues(fields, answers, home, (name) => name);
    await writeFile(file, contentText(project, values));
    return [
      `${shown(file)} is written; the project will stand at /details/${id}.`,
      ...added,
      ...told,
      'Next: write the case study below the second line of --- in that file, then npm run check.',
    ].join('\n');
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** Writes projects.yaml where it is absent, and adds categories and technologies that are new. */
async function completeWords(
  folder: string,
  page: ProjectsPage | undefined,
  { category = [], technology = [] }: Answers<string>,
): Promise<string[]> {
  if (!page) {
    const file = join(folder, 'projects.yaml');
    const owner = { name: await ownerName(folder) };
    const { data } = projectsDraft(owner, category, technology);
    await writeFile(file, contentText(registry.projects, data));
    return [`${shown(file)} is written too: the words of the Project page.`];
  }
  const lists = [
    { name: 'categories', words: category, known: page.categories.options },
    { name: 'technologies', words: technology, known: page.technologies.options },
  ];
  const lines: string[] = [];
  for (const { name, words, known } of lists) {
    for (const word of words.filter((candidate) => !known.includes(candidate))) {
      const place = await addTo(folder, 'projects.yaml', [name, 'options'], word);
      lines.push(`${place} has '${word}' now.`);
    }
  }
  return lines;
}
