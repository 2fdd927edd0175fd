import type { FolderEnvironment } from '../../src/content/folder.ts';
import { singleKinds } from '../../src/content/kind-files.ts';
import { nearest } from '../../src/content/nearest.ts';
import { oneOf } from '../../src/lib/one-of.ts';
import {
  type Command,
  describeOptions,
  type Options,
  readOptions,
  UsageError,
} from '../command.ts';
import { mistake, optionsFor } from '../prompts/questions.ts';
import { type Asker, terminal } from '../prompts/terminal.ts';
import { type Context, ownFolder } from './context.ts';
import { entryFields, entryQuestions } from './entry-fields.ts';
import { entryKinds, folderQuestions, newFolderEntry } from './folder-entry.ts';
import { isListKind, newListEntry } from './list-entry.ts';

interface Addition {
  options: Options;
  make: (context: Context) => Promise<string>;
}

/** What can be added, by the word for it in the command. */
const additions: ReadonlyMap<string, Addition> = new Map([
  ...entryKinds.map((own): [string, Addition] => [
    own.name,
    {
      options: {
        ...optionsFor(folderQuestions(own.kind, entryFields(own.kind))),
        ...(own.kind.choices && {
          add: {
            type: 'boolean',
            help: `what ${own.list.file} lacks of the words to choose from is added there`,
          },
        }),
      },
      make: (context) => newFolderEntry(context, own),
    },
  ]),
  ...singleKinds.flatMap(({ name, kind }): [string, Addition][] => {
    if (!isListKind(kind)) return [];
    const options = optionsFor(entryQuestions(entryFields(kind)));
    const make = (context: Context) => newListEntry(context, name, kind);
    return [[kind.list.entry, { options, make }]];
  }),
]);

/**
 * Adds an entry with a folder of its own, or one to a list.
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
  const words = [...additions.keys()];
  if (word === '') throw new UsageError(`What is it: ${oneOf(words)}?`);
  const addition = additions.get(word);
  if (addition === undefined) {
    throw new UsageError(mistake(oneOf(words), word, nearest(word, words)).text);
  }
  const { values, positionals } = readOptions(addition.options, args, { allowPositionals: true });
  const title = positionals.join(' ').trim();
  return addition.make({ folder: ownFolder(environment), title, flags: values, asker });
}

export const command: Command = {
  summary: `Adds a new ${oneOf([...additions.keys()])}, and asks for what is not given.`,
  examples: [
    ...Array.from(additions, ([word]) => [`npx vitrine new ${word} "Title"`, 'asks'] as const),
    ['npx vitrine new project "Title" --summary "What it is" --cover picture.png', 'asks less'],
  ],
  notes: `${[...additions]
    .map(([word, { options }]) => `${word}\n${describeOptions(options)}`)
    .join('\n\n')}

The words behind it stand for the first option, such as --title.
Without a terminal nothing is asked.`,
  async run(args) {
    const asker = terminal('Enter takes what is shown in grey, Ctrl-C breaks off.');
    console.log(await runNew(args, process.env, asker));
  },
};
