import { parseArgs } from 'node:util';
import { SettingsError } from '../../server/settings-error.ts';
import type { FolderEnvironment } from '../../src/content/folder.ts';
import { nearest } from '../../src/content/nearest.ts';
import { type Registry, registry } from '../../src/content/registry.ts';
import type { Asker } from '../owner/asker.ts';
import { helpFor, optionsFor, type Question } from '../owner/questions.ts';
import { readFlags } from '../read-flags.ts';
import { type Context, ownFolder } from './context.ts';
import { entryQuestions, isListKind, newListEntry } from './list-entry.ts';
import { newProject } from './project.ts';
import { projectQuestions } from './project-questions.ts';

/** Something that can be added. */
interface Addition {
  /** What it is called in the command. */
  word: string;
  questions: readonly Question[];
  make: (context: Context) => Promise<string>;
}

function additionsTo(kinds: Registry): Addition[] {
  const entries = Object.values(kinds)
    .filter(isListKind)
    .map((kind) => ({
      word: kind.list.entry,
      questions: entryQuestions(kind),
      make: (context: Context) => newListEntry(context, kind),
    }));
  return [
    { word: 'project', questions: projectQuestions([], [], true), make: newProject },
    ...entries,
  ];
}

function usageOf(additions: readonly Addition[]): string {
  const commands = additions.map(({ word }) => `  npm run new ${word} "Title"`);
  const flags = additions.map(({ word, questions }) => `${word}\n${helpFor(questions)}`);
  return `Adds something to your content, and asks for what is not given.

${commands.join('\n')}
  npm run new project "Title" -- --summary "What it is" --cover picture.png

Flags stand behind a lone --. Without a terminal nothing is asked. With --add, a
category or language that projects.yaml lacks is added there.

${flags.join('\n\n')}`;
}

/**
 * Adds a project, or an entry to one of the lists.
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
  kinds: Registry = registry,
): Promise<string> {
  const additions = additionsTo(kinds);
  const usage = usageOf(additions);
  if (word === '' || word === '--help') return usage;
  const addition = additions.find((candidate) => candidate.word === word);
  if (addition === undefined) {
    const words = additions.map((candidate) => candidate.word);
    const near = nearest(word, words);
    const meant = near === undefined ? '' : ` Did you mean '${near}'?`;
    const known = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
    throw new SettingsError(`expected ${known}, found '${word}'.${meant}`);
  }
  const { values, positionals } = readFlags(usage, () =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...optionsFor(addition.questions),
        ...(word === 'project' && { add: { type: 'boolean' } }),
        help: { type: 'boolean' },
      },
    }),
  );
  if (values.help === true) return usage;
  const title = positionals.join(' ').trim();
  return addition.make({ folder: ownFolder(environment), title, flags: values, asker });
}
