// The part of `npm run new` that needs the packages: adds a project, a service or a testimonial.
import { parseArgs } from 'node:util';
import { SettingsError } from '../server/settings-error.ts';
import { nearest } from '../src/content/nearest.ts';
import { printError } from './errors.ts';
import { ownFolder } from './new/context.ts';
import { newProject } from './new/project.ts';
import { projectQuestions } from './new/project-questions.ts';
import { newService, serviceQuestions } from './new/service.ts';
import { newTestimonial, testimonialQuestions } from './new/testimonial.ts';
import { helpFor, optionsFor } from './owner/questions.ts';
import { terminal } from './owner/terminal.ts';
import { ROOT } from './project.ts';
import { readFlags } from './read-flags.ts';

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

async function add(): Promise<string> {
  const [word = '', ...args] = process.argv.slice(2);
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
  return kind.make({ folder: ownFolder(), title, flags: values, asker: terminal() });
}

function isKind(word: string): word is keyof typeof kinds {
  return Object.hasOwn(kinds, word);
}

process.chdir(ROOT);
try {
  console.log(await add());
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
