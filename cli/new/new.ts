import { registry } from '../../src/content/registry.ts';
import { type Command, describeOptions } from '../command.ts';
import { terminal } from '../prompts/terminal.ts';
import { additionsTo, oneOf, runNew } from './run-new.ts';

const known = additionsTo(registry);
const additions = [...known];

export const command: Command = {
  summary: `Adds a new ${oneOf(known)}, and asks for what is not given.`,
  examples: [
    ...additions.map(([word]) => [`npx vitrine new ${word} "Title"`, 'asks'] as const),
    ['npx vitrine new project "Title" --summary "What it is" --cover picture.png', 'asks less'],
  ],
  notes: `${additions
    .map(([word, { options }]) => `${word}\n${describeOptions(options)}`)
    .join('\n\n')}

Without a terminal nothing is asked.`,
  async run(args) {
    const asker = terminal('Enter takes what is shown in grey, Ctrl-C breaks off.');
    console.log(await runNew(args, process.env, asker));
  },
};
