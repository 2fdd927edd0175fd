import { type Command, describeOptions } from '../command.ts';
import { terminal } from '../prompts/terminal.ts';
import { options, runNew } from './run-new.ts';

export const command: Command = {
  summary: 'Adds a project, a service or a testimonial, and asks for what is not given.',
  examples: [
    ['npx vitrine new project "Title"', 'asks'],
    ['npx vitrine new project "Title" --summary "What it is" --cover picture.png', 'asks less'],
    ['npx vitrine new service "Title"', 'asks'],
    ['npx vitrine new testimonial "Name"', 'asks'],
  ],
  notes: `${Object.entries(options)
    .map(([kind, own]) => `${kind}\n${describeOptions(own)}`)
    .join('\n\n')}

Without a terminal nothing is asked.`,
  async run(args) {
    const asker = terminal('Enter keeps what is shown, Ctrl-C breaks off.');
    console.log(await runNew(args, process.env, asker));
  },
};
