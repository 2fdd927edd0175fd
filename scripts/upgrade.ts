// The part of `npm run upgrade` that needs the packages: merges a newer Vitrine.
import { printError } from './errors.ts';
import { ROOT } from './project.ts';
import { runUpgrade } from './upgrade/run-upgrade.ts';

process.chdir(ROOT);
try {
  console.log(await runUpgrade(ROOT, process.argv.slice(2)));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
