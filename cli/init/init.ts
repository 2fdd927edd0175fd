import type { Command } from '../command.ts';
import { terminal } from '../prompts/terminal.ts';
import { options, runInit } from './run-init.ts';

export const command: Command = {
  summary: 'Begins a content folder of your own.',
  examples: [
    ['npx vitrine init', 'asks'],
    ['npx vitrine init --yes --name "Your Name"', 'takes defaults for what is not given'],
  ],
  options,
  notes: 'Without a terminal nothing is asked.',
  async run(args) {
    const opening = 'A content folder of your own. Enter keeps what is shown, Ctrl-C breaks off.';
    console.log(await runInit(args, process.env, terminal(opening)));
  },
};
