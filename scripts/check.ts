// Checks the content without building: `npm run check`. CONTENT names another content folder.
import { parseArgs } from 'node:util';
import { chooseContentFolder } from '../src/content/folder.ts';
import { loadContent } from '../src/content/load.ts';
import { formatProblems } from '../src/content/problems.ts';
import { summarise } from '../src/content/summary.ts';
import { findWarnings } from './check/warnings.ts';
import { printError } from './errors.ts';
import { ROOT, shown } from './project.ts';
import { readFlags } from './read-flags.ts';

const usage = `Checks the content, without building.

  npm run check                 mistakes end it with 1, warnings do not
  npm run check -- --strict     warnings end it with 1 too, for a build server

CONTENT=folder names another content folder.`;

/** More warnings than these at once nobody reads; the others show when these are mended. */
const mostShown = 40;

/** @returns the exit code */
async function check(): Promise<number> {
  const { values } = readFlags(usage, () =>
    parseArgs({ options: { strict: { type: 'boolean' }, help: { type: 'boolean' } } }),
  );
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const folder = chooseContentFolder(ROOT, process.env);
  const content = await loadContent(folder);
  const warnings = await findWarnings(folder, content);
  console.log(`${shown(folder)}/ has no mistakes: ${summarise(content)}.`);
  if (warnings.length === 0) return 0;
  console.error(`\n${formatProblems(warnings, 'warning', mostShown)}`);
  return values.strict ? 1 : 0;
}

process.chdir(ROOT);
try {
  process.exitCode = await check();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
