// The part of `npm run init` that needs the packages: asks, then writes a content folder.
import { runInit } from './init/run-init.ts';
import { terminal } from './owner/terminal.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const asker = terminal(
    'A content folder of your own. Enter keeps what is shown, Ctrl-C breaks off.',
  );
  console.log(await runInit(process.argv.slice(2), process.env, asker));
});
