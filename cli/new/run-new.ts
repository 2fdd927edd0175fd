import type { FolderEnvironment } from '../../src/content/folder.ts';
import { nearest } from '../../src/content/nearest.ts';
import { type Options, readOptions, UsageError } from '../command.ts';
import type { Asker } from '../prompts/asker.ts';
import { optionsFor } from '../prompts/questions.ts';
import { ownFolder } from './context.ts';
import { newProject } from './project.ts';
import { projectQuestions } from './project-questions.ts';
import { newService, serviceQuestions } from './service.ts';
import { newTestimonial, testimonialQuestions } from './testimonial.ts';

const kinds = {
  project: { make: newProject, questions: projectQuestions([], [], true) },
  service: { make: newService, questions: serviceQuestions },
  testimonial: { make: newTestimonial, questions: testimonialQuestions([]) },
};

/** The options of the command, by what is added. */
export const options = {
  project: {
    ...optionsFor(kinds.project.questions),
    add: {
      type: 'boolean',
      help: 'a category or language that projects.yaml lacks is added there',
    },
  },
  service: optionsFor(kinds.service.questions),
  testimonial: optionsFor(kinds.testimonial.questions),
} as const satisfies Record<keyof typeof kinds, Options>;

/**
 * Adds a project, a service or a testimonial.
 *
 * @param args The words behind the command.
 * @param asker Who is asked; none without a terminal.
 * @returns What was done and what to do next, for the terminal.
 * @throws SettingsError or ContentError where something is wrong; then nothing was written
 */
export async function runNew(
  [word = '', ...args]: readonly string[],
  environment: FolderEnvironment,
  asker: Asker | undefined,
): Promise<string> {
  if (word === '') throw new UsageError('What is it: project, service or testimonial?');
  if (!isKind(word)) {
    const near = nearest(word, Object.keys(kinds));
    const meant = near === undefined ? '' : ` Did you mean '${near}'?`;
    throw new UsageError(`expected project, service or testimonial, found '${word}'.${meant}`);
  }
  const { values, positionals } = readOptions(options[word], args, { allowPositionals: true });
  const title = positionals.join(' ').trim();
  return kinds[word].make({ folder: ownFolder(environment), title, flags: values, asker });
}

function isKind(word: string): word is keyof typeof kinds {
  return Object.hasOwn(kinds, word);
}
