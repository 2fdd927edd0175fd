import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverWidth } from '../../src/content/schemas/project.ts';
import { type ProjectsPage, projectsSchema } from '../../src/content/schemas/projects.ts';
import { commentedMarkdown } from '../content-files/commented-yaml.ts';
import { nextNumber, ownId } from '../content-files/ids.ts';
import { copyImage, type OwnImage } from '../content-files/image.ts';
import { projectsFile } from '../init/project-drafts.ts';
import { shown } from '../project.ts';
import { answer } from '../prompts/answer.ts';
import type { Answers } from '../prompts/questions.ts';
import { addTo, type Context, ownerName, readFields, titleFlag, withoutAbsent } from './context.ts';
import { givenImage } from './image-question.ts';
import { type ProjectFlag, projectQuestions } from './project-questions.ts';

/**
 * Adds a project.
 *
 * @returns What was done and what to do next, for the terminal.
 */
export async function newProject(context: Context): Promise<string> {
  const { folder, flags, asker } = context;
  const page = await readFields(folder, 'projects.yaml', projectsSchema);
  const mayAdd = flags.add === true;
  const questions = projectQuestions(
    page?.categories.options ?? [],
    page?.languages.options ?? [],
    mayAdd,
  );
  const answers = await answer(questions, titleFlag(context), asker);
  const taken = await readdir(join(folder, 'projects')).catch(() => []);
  const id = answers.id?.[0] ? ownId(answers.id[0], taken) : nextNumber(taken);
  const cover = await givenImage(answers.cover?.[0], coverWidth);

  const added = await completeWords(folder, page, answers);
  const home = join(folder, 'projects', id);
  await writeProject(home, answers, cover);
  return [
    `${shown(join(home, 'index.md'))} is written; the project will stand at /details/${id}.`,
    ...added,
    ...(cover?.tooSmall === undefined
      ? []
      : [`--cover: ${cover.tooSmall} It is copied all the same.`]),
    ...(cover && !answers.alt ? ['coverAlt is still to write: what the cover shows.'] : []),
    'Next: write the case study below the second line of --- in that file, then npm run check.',
  ].join('\n');
}

async function writeProject(
  home: string,
  { title, summary, category, language, client, date, url, review, alt }: Answers<ProjectFlag>,
  cover: OwnImage | undefined,
): Promise<void> {
  await mkdir(home, { recursive: true });
  try {
    const ending = cover && (await copyImage(cover, join(home, 'cover')));
    const fields = withoutAbsent({
      title: title?.[0],
      client: client?.[0],
      category: category?.[0],
      languages: language,
      date: date?.[0],
      url: url?.[0],
      review: review?.[0] === undefined ? undefined : Number(review[0]),
      summary: summary?.[0],
      cover: ending && `cover${ending}`,
      coverAlt: alt?.[0],
    });
    await writeFile(join(home, 'index.md'), commentedMarkdown('project', fields, ''));
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}

/** Writes projects.yaml where it is absent, and adds categories and language sets that are new. */
async function completeWords(
  folder: string,
  page: ProjectsPage | undefined,
  { category = [], language = [] }: Answers<ProjectFlag>,
): Promise<string[]> {
  if (!page) {
    const file = join(folder, 'projects.yaml');
    await writeFile(file, projectsFile(await ownerName(folder), category, language));
    return [`${shown(file)} is written too: the words of the Project page.`];
  }
  const lists = [
    { name: 'categories', words: category, known: page.categories.options },
    { name: 'languages', words: language, known: page.languages.options },
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
