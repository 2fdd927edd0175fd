import { parseArgs } from 'node:util';
import { SettingsError } from '../../server/settings-error.ts';
import type { FolderEnvironment } from '../../src/content/folder.ts';
import { nearest } from '../../src/content/nearest.ts';
import type { Asker } from '../owner/asker.ts';
import { helpFor, optionsFor } from '../owner/questions.ts';
import { readFlags } from '../read-flags.ts';
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

const usage = `Adds something to your content, and asks for what is not given.

  npm run new project "Title"
  npm run new service "Title"
  npm run new testimonial "Name"
  npm run new project "Title" -- --summary "What it is" --cover picture.png

Flags stand behind a lone --. Without a terminal nothing is asked.

project
${helpFor(kinds.project.questions)}
  --add  a category or language that projects.yaml lacks is added there

service
${helpFor(kinds.service.questions)}

testimonial
${helpFor(kinds.testimonial.questions)}`;

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
  if (word === '' || word === '--help') return usage;
  const kind = isKind(word) ? kinds[word] : undefined;
  if (kind === undefined) {
    const near = nearest(word, Object.keys(kinds));
    const meant = near === undefined ? '' : ` Did you mean '${near}'?`;
    throw new SettingsError(`expected project, service or testimonial, found '${word}'.${meant}`);
  }
  const { values, positionals } = readFlags(usage, () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...optionsFor(kind.questions),
        ...(word === 'project' && { add: { type: 'boolean' } }),
        help: { type: 'boolean' },
      },
    }),
  );
  if (values.help === true) return usage;
  const title = positionals.join(' ').trim();
  return kind.make({ folder: ownFolder(environment), title, flags: values, asker });
}

function isKind(word: string): word is keyof typeof kinds {
  return Object.hasOwn(kinds, word);
}
