// Checks the content without building: `npm run check`. CONTENT names another content folder.
import { chooseContentFolder } from '../src/content/folder.ts';
import { loadContent } from '../src/content/load.ts';
import { summarise } from '../src/content/summary.ts';
import { printError } from './errors.ts';
import { ROOT, shown } from './project.ts';

process.chdir(ROOT);
try {
  const folder = chooseContentFolder(ROOT, process.env);
  console.log(`${shown(folder)}/ has no mistakes: ${summarise(await loadContent(folder))}.`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
