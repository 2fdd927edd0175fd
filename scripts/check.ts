// Checks the content without building: `npm run check`. CONTENT names another content folder.
import { parseArgs } from 'node:util';
import { formatIssues } from '../src/content/content-issue.ts';
import { chooseContentFolder } from '../src/content/folder.ts';
import { loadContent } from '../src/content/loader/load.ts';
import { summarise } from '../src/content/summary.ts';
import { findWarnings } from './check/warnings.ts';
import { ROOT, shown } from './project.ts';
import { readFlags } from './read-flags.ts';
import { runCommand } from './run-command.ts';

const usage = `Checks the content, without building.

  npm run check                 mistakes end it with 1, warnings do not
  npm run check -- --strict     warnings end it with 1 too, for a build server

CONTENT=folder names another content folder.`;

/** More warnings than these at once nobody reads; the others show when these are mended. */
const mostShown = 40;

async function check(): Promise<void> {
  const { values } = readFlags(usage, () =>
    parseArgs({ options: { strict: { type: 'boolean' }, help: { type: 'boolean' } } }),
  );
  if (values.help) return console.log(usage);
  const folder = chooseContentFolder(ROOT, process.env);
  const content = await loadContent(folder);
  const warnings = await findWarnings(folder, content);
  console.log(`${shown(folder)}/ has no mistakes: ${summarise(content)}.`);
  if (warnings.length === 0) return;
  console.error(`\n${formatIssues(warnings, 'warning', mostShown)}`);
  if (values.strict) process.exitCode = 1;
}

await runCommand(check);
