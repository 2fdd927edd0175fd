// The part of `npm run upgrade` that needs the packages: merges a newer Vitrine.
import { ROOT } from './project.ts';
import { runCommand } from './run-command.ts';
import { runUpgrade } from './upgrade/run-upgrade.ts';

await runCommand(async () => console.log(await runUpgrade(ROOT, process.argv.slice(2))));
