// The part of `npm start` that needs the packages: builds if anything changed, then serves.
import { readSettings, serverSettings } from '../server/environment.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  // A wrong setting is told before the site is built.
  readSettings(serverSettings, process.env);
  if (await buildIfChanged()) await import('../server/main.ts');
  else process.exitCode = 1;
});
