// The part of `npm run new` that needs the packages: adds a project, a service or a testimonial.
import { runNew } from './new/run-new.ts';
import { terminal } from './owner/terminal.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const asker = terminal('Enter keeps what is shown, Ctrl-C breaks off.');
  console.log(await runNew(process.argv.slice(2), process.env, asker));
});
