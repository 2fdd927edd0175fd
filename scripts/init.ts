// The part of `npm run init` that needs the packages: asks, then writes a content folder.
import { printError } from './errors.ts';
import { runInit } from './init/run-init.ts';
import { terminal } from './owner/terminal.ts';
import { ROOT } from './project.ts';

process.chdir(ROOT);
try {
  console.log(
    await runInit(
      process.argv.slice(2),
      process.env,
      terminal('A content folder of your own. Enter keeps what is shown, Ctrl-C breaks off.'),
    ),
  );
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
