import { intro } from '@clack/prompts';
import { fileCollections } from '../../content/collection-files.ts';
import type { FolderEnvironment } from '../../content/folder.ts';
import { ownerContentFolder } from '../../content/folder.ts';
import { nearest } from '../../content/nearest.ts';
import {
  type Command,
  describeOptions,
  type Options,
  readOptions,
  UsageError,
} from '../command.ts';
import { oneOf } from '../one-of.ts';
import { processTerminal, type Terminal } from '../prompts/ask-questions.ts';
import { invalidAnswer, optionsFor } from '../prompts/question.ts';
import { entryFields, entryQuestions } from './entry-fields.ts';
import { entryTypes, folderQuestions, newFolderEntry } from './folder-entry.ts';
import { newListEntry } from './list-entry.ts';
import type { NewContext } from './new-context.ts';

interface EntryCommand {
  options: Options;
  make: (context: NewContext) => Promise<string>;
}

/** The kinds of entries that `npx vitrine new` can add, by their word in the command. */
const entryCommands = new Map<string, EntryCommand>();
for (const entryType of entryTypes) {
  const { name, collection, list } = entryType;
  const help = `adds new categories and technologies to ${list.file}`;
  entryCommands.set(name, {
    options: {
      ...optionsFor(folderQuestions(collection, entryFields(collection))),
      ...(Object.keys(collection.choices).length > 0 && { add: { type: 'boolean', help } }),
    },
    make: (context) => newFolderEntry(context, entryType),
  });
}
for (const { name, collection } of fileCollections) {
  // A list in groups, such as that of the skills, has no single place for a new entry.
  if (collection.type !== 'list' || collection.list.length > 1) continue;
  const options = optionsFor(entryQuestions(entryFields(collection)));
  const make = (context: NewContext) => newListEntry(context, name, collection);
  entryCommands.set(collection.entry, { options, make });
}

/**
 * Adds an entry, in its own folder or in the list of a file, and returns the next steps as a text.
 *
 * @param terminal The terminal in which the owner is asked, if there is one.
 * @throws SettingsError or ContentError before anything is written, if an argument or file is invalid
 */
export async function runNew(
  [word = '', ...args]: readonly string[],
  environment: FolderEnvironment,
  terminal: Terminal | undefined,
): Promise<string> {
  const words = [...entryCommands.keys()];
  if (word === '') throw new UsageError(`Name the kind of entry to add: ${oneOf(words)}.`);
  const entryCommand = entryCommands.get(word);
  if (entryCommand === undefined)
    throw new UsageError(invalidAnswer(oneOf(words), word, nearest(word, words)));
  const { options, make } = entryCommand;
  const { values: flags, positionals } = readOptions(options, args, { allowPositionals: true });
  const title = positionals.join(' ').trim();
  const folder = ownerContentFolder(environment);
  if (terminal) intro('Enter accepts the text in grey, Ctrl-C cancels.', terminal);
  return make({ folder, title, flags, terminal });
}

export const command: Command = {
  summary: `Adds a new ${oneOf([...entryCommands.keys()])}, and asks for its fields.`,
  examples: [
    ...Array.from(
      entryCommands,
      ([word]) => [`npx vitrine new ${word} "Title"`, 'asks for its fields'] as const,
    ),
    ['npx vitrine new project "Title" --summary "What it is"', 'asks for the other fields only'],
  ],
  notes: `${[...entryCommands]
    .map(([word, { options }]) => `${word}\n${describeOptions(options)}`)
    .join('\n\n')}

The words after the kind of entry are the value of its first option, such as --title.
If input or output is not a terminal, no questions are asked.`,
  async run(args) {
    console.log(await runNew(args, process.env, processTerminal()));
  },
};
