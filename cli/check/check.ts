import { ROOT, shown } from '../../platform/project.ts';
import { formatIssues } from '../../src/content/content-issue.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import { summarise } from '../../src/content/summary.ts';
import { type Command, type Options, readOptions } from '../command.ts';
import { findWarnings } from './warnings.ts';

/** More warnings than these at once nobody reads; the others show when these are mended. */
const mostShown = 40;

const options = {
  strict: { type: 'boolean', help: 'warnings end it with 1 too, for a build server' },
} as const satisfies Options;

export const command: Command = {
  summary: 'Checks the content, without building.',
  examples: [
    ['npx vitrine check', 'mistakes end it with 1, warnings do not'],
    ['npx vitrine check --strict', 'warnings do too'],
  ],
  options,
  notes: 'CONTENT=folder names another content folder.',
  async run(args) {
    const { values } = readOptions(options, args);
    const folder = chooseContentFolder(ROOT, process.env);
    const content = await loadContent(folder);
    const warnings = await findWarnings(folder, content);
    console.log(`${shown(folder)}/ has no mistakes: ${summarise(content)}.`);
    if (warnings.length === 0) return;
    console.error(`\n${formatIssues(warnings, 'warning', mostShown)}`);
    if (values.strict) process.exitCode = 1;
  },
};
