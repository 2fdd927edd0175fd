// The part of `npm run new` that needs the packages: adds a project, a service or a testimonial.
import { printError } from './errors.ts';
import { runNew } from './new/run-new.ts';
import { terminal } from './owner/terminal.ts';
import { ROOT } from './project.ts';

process.chdir(ROOT);
try {
  console.log(
    await runNew(
      process.argv.slice(2),
      process.env,
      terminal('Enter keeps what is shown, Ctrl-C breaks off.'),
    ),
  );
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
