import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { confirm, intro } from '@clack/prompts';
import { exampleAt, type FolderEnvironment } from '../../content/folder.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { displayPath, ROOT } from '../../settings/site-paths.ts';
import { unusablePath } from '../../settings/unusable-path.mjs';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import {
  answerOf,
  askQuestions,
  processTerminal,
  type Terminal,
} from '../prompts/ask-questions.ts';
import { type Answers, type Flags, optionsFor, type Question } from '../prompts/question.ts';
import { askProjects, askServices } from './ask-entries.ts';
import { findImages } from './find-images.ts';
import { type InitFlag, initQuestions } from './init-questions.ts';
import { initReport } from './init-report.ts';
import { makeDrafts } from './make-drafts.ts';
import { completeProjects, toOwner } from './owner.ts';
import { defaultTechnologies } from './project-drafts.ts';
import { type Resume, readResume } from './read-resume.ts';
import { backupName, hasContent, writeContentFolder } from './write-content-folder.ts';

/** Questions that are not asked if a JSON Resume file is given, which also says what the site has. */
const resumeFlags: readonly InitFlag[] = ['trade', 'town', 'email', 'phone', 'social', 'skill'];

const options = {
  ...optionsFor(initQuestions),
  from: { type: 'string', value: 'file.json', help: 'imports the data of a JSON Resume file' },
  images: { type: 'string', value: 'folder', help: 'adds a project for each image of a folder' },
  to: { type: 'string', value: 'folder', help: 'the path of the new folder (default: content/)' },
  yes: { type: 'boolean', help: 'asks no questions' },
  overwrite: { type: 'boolean', help: 'replaces an existing folder, which is renamed first' },
} as const satisfies Options;

export const command: Command = {
  summary: 'Creates a content folder for your site.',
  examples: [
    ['npx vitrine init', 'asks questions'],
    ['npx vitrine init --yes --name "Your Name"', 'asks no questions, and uses the defaults'],
  ],
  options,
  notes: 'If input or output is not a terminal, no questions are asked.',
  async run(args) {
    console.log(await runInit(args, process.env, processTerminal()));
  },
};

/**
 * Creates a content folder for the owner, and returns a report with the next steps.
 *
 * @param ownTerminal The terminal in which the owner is asked, if there is one.
 * @throws SettingsError if an argument or a file is invalid; nothing is written in this case
 */
export async function runInit(
  args: readonly string[],
  environment: FolderEnvironment,
  ownTerminal: Terminal | undefined,
): Promise<string> {
  const { values } = readOptions(options, args);
  const terminal = values.yes === true ? undefined : ownTerminal;
  const to = typeof values.to === 'string' ? values.to : environment.CONTENT || 'content';
  const folder = resolve(ROOT, to);
  if (exampleAt(folder) === 'sample')
    throw new UsageError(
      'This command does not overwrite the sample. Name another folder with --to.',
    );
  const problem = unusablePath(folder);
  if (problem !== undefined) throw new UsageError(problem);
  if (terminal)
    intro(
      'These questions create your content folder. Enter accepts the text in grey, Ctrl-C cancels.',
      terminal,
    );
  await mayWrite(folder, values.overwrite === true, terminal);
  const found = typeof values.images === 'string' ? await findImages(values.images) : undefined;

  const from = typeof values.from === 'string' ? await readResume(values.from) : undefined;
  if (found && from?.resume.projects.length)
    throw new UsageError('--images and --from both add projects. Use only one of the two options.');

  const answers = await completeAnswers(values, terminal, from?.resume);
  const { projects, unused: omitted } = await completeProjects(
    from?.resume.projects ?? [],
    answers.category ?? [],
    terminal,
  );
  const services = terminal ? await askServices(terminal) : [];
  if (terminal && !from && !found) {
    const skills = answers.skill ?? defaultTechnologies;
    const kinds = answers.category ?? answers.words ?? [];
    projects.push(...(await askProjects(kinds, skills, terminal)));
  }
  const owner = await toOwner(answers, projects, from?.resume);
  const drafts = makeDrafts(owner, services, found?.images ?? []);
  const old = await writeContentFolder(folder, drafts);
  const isDefault = folder === resolve(ROOT, environment.CONTENT || 'content');
  const skippedImages = found?.skipped ?? [];
  const unused = from && [...from.unused, ...omitted];
  return await initReport({ folder, old, drafts, skippedImages, unused, isDefault });
}

async function mayWrite(folder: string, overwrite: boolean, terminal: Terminal | undefined) {
  if (!(await hasContent(folder))) return;
  const name = displayPath(folder);
  if (!existsSync(join(folder, 'site.yaml')))
    throw new SettingsError(
      `The folder ${name}/ exists already and is not a content folder, because it has no site.yaml. Name another folder with --to.`,
    );
  if (overwrite) return;
  const kept = displayPath(backupName(folder));
  if (terminal === undefined)
    throw new SettingsError(
      `The content folder ${name}/ exists already. To rename it to ${kept}/ and create a new folder, use --overwrite.`,
    );
  const message = `The content folder ${name}/ exists already. Rename it to ${kept}/ and create a new folder?`;
  const isAllowed = await answerOf(confirm({ ...terminal, message, initialValue: false }));
  if (!isAllowed) throw new SettingsError('Nothing was written.');
}

async function completeAnswers(
  flags: Flags,
  terminal: Terminal | undefined,
  resume: Resume | undefined,
): Promise<Answers<InitFlag>> {
  const questions = resume ? initQuestions.map(unlessAnswered) : initQuestions;
  const fromResume = Object.entries(resume?.answers ?? {}).map(([flag, value]) => [flag, [value]]);
  const answers = { ...Object.fromEntries(fromResume), ...flags };
  return await askQuestions(questions, answers, terminal);
}

/** Skips a question for a field of JSON Resume, because the owner omitted the field on purpose. */
function unlessAnswered(question: Question<InitFlag>): Question<InitFlag> {
  return resumeFlags.includes(question.flag) ? { ...question, isFlagOnly: true } : question;
}
