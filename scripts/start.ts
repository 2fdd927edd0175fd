// The part of `npm start` that needs the packages: builds if anything changed, then serves.
import { readSettings, serverSettings } from '../server/environment.ts';
import { buildIfChanged } from './build-if-changed.ts';
import { printError } from './errors.ts';

try {
  // A wrong setting is told before the site is built.
  readSettings(serverSettings, process.env);
  if (await buildIfChanged()) await import('../server/main.ts');
  else process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
