import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from '../../src/content/nearest.ts';
import { text } from '../../src/content/schemas/fields/fields.ts';
import { testimonialsSchema } from '../../src/content/schemas/testimonials.ts';
import { leastWidths } from '../check/image-places.ts';
import { answer } from '../owner/answer.ts';
import { commentedYaml } from '../owner/commented-yaml.ts';
import { idFrom, ownId } from '../owner/ids.ts';
import { copyImage, type OwnImage } from '../owner/image.ts';
import { mistake, type Question, ruleOf } from '../owner/questions.ts';
import { shown } from '../project.ts';
import { addTo, type Context, readFields, withoutAbsent } from './context.ts';
import { givenImage, imageQuestion } from './image-question.ts';
import { titleFlag } from './title-flag.ts';

type TestimonialFlag = 'author' | 'text' | 'role' | 'project' | 'image' | 'id';

const file = 'testimonials.yaml';

/**
 * What `npm run new testimonial` asks, in order.
 *
 * @param projects The ids of all projects.
 */
export function testimonialQuestions(
  projects: readonly string[],
): readonly Question<TestimonialFlag>[] {
  return [
    {
      flag: 'author',
      value: 'name',
      help: 'who says it, in the place of the words behind the command',
      ask: 'Who says it?',
      isRequired: true,
      rule: ruleOf(text()),
    },
    {
      flag: 'text',
      value: 'text',
      help: 'what is said',
      ask: 'What do they say?',
      isRequired: true,
      rule: ruleOf(text()),
    },
    {
      flag: 'role',
      value: 'words',
      help: 'what they do, and where',
      ask: 'What do they do, and where? (Enter leaves it out)',
    },
    {
      flag: 'project',
      value: 'id',
      help: 'the project that it is about; its page shows it first',
      ask: 'Which project is it about? Its id (Enter leaves it out)',
      rule: (id) =>
        projects.includes(id)
          ? undefined
          : mistake(
              'the id of a project, which is the name of its folder in projects/',
              id,
              nearest(id, projects),
            ),
    },
    imageQuestion(
      'image',
      `a portrait, ${leastWidths.testimonial} pixels wide or more`,
      leastWidths.testimonial,
    ),
    {
      flag: 'id',
      value: 'id',
      help: 'a short name of its own, in the place of one from the author',
    },
  ];
}

/**
 * Adds a testimonial.
 *
 * @returns What was done and what to do next, for the terminal.
 */
export async function newTestimonial(context: Context): Promise<string> {
  const { folder, asker } = context;
  const projects = await readdir(join(folder, 'projects')).catch(() => []);
  const records = (await readFields(folder, file, testimonialsSchema(projects)))?.records;
  const answers = await answer(testimonialQuestions(projects), titleFlag(context, 'author'), asker);
  const author = answers.author?.[0] ?? '';
  const taken = records?.map(({ id }) => id) ?? [];
  const id = answers.id?.[0] ? ownId(answers.id[0], taken) : idFrom(author, 'testimonial', taken);
  const image = await givenImage(answers.image?.[0], leastWidths.testimonial);
  const path = image && (await copyPortrait(folder, id, image));
  const entry = withoutAbsent({
    id,
    image: path,
    author,
    title: answers.role?.[0],
    text: answers.text?.[0],
    project: answers.project?.[0],
  });
  const place = await (records
    ? addTo(folder, file, ['records'], entry)
    : begin(folder, entry)
  ).catch(async (error: unknown) => {
    if (path !== undefined) await rm(join(folder, path));
    throw error;
  });
  return [
    `${place} has what ${author} says.`,
    ...(image?.tooSmall === undefined
      ? []
      : [`--image: ${image.tooSmall} It is copied all the same.`]),
    'Next: npm run check.',
  ].join('\n');
}

/** Copies a portrait to a name that no other image has. */
async function copyPortrait(folder: string, id: string, image: OwnImage): Promise<string> {
  const names = await readdir(join(folder, 'images')).catch(() => []);
  const taken = names.map((name) => name.replace(/\.[^.]+$/, ''));
  const name = idFrom(id, 'portrait', taken);
  return `images/${name}${await copyImage(image, join(folder, 'images', name))}`;
}

async function begin(folder: string, entry: Record<string, unknown>): Promise<string> {
  const path = join(folder, file);
  const data = { heading: 'What clients say', records: [entry] };
  await writeFile(path, commentedYaml('testimonials', data, 'The guest book.'));
  return shown(path);
}
