// The part of `npm start` that needs the packages: builds if anything changed, then serves.
import { join } from 'node:path';
import { readSettings, serverSettings } from '../server/environment.ts';
import { buildSettings } from './build-settings.ts';
import { run } from './children.mjs';
import { printError } from './errors.ts';
import { fingerprint, isBuilt } from './fingerprint.ts';
import { ROOT } from './project.ts';

async function buildIfChanged(): Promise<boolean> {
  const settings = readSettings(serverSettings.extend(buildSettings.shape), process.env);
  const { BASE, CONTENT, OUT_DIR, POLICY_IN_PAGE } = settings;
  if (await isBuilt(OUT_DIR, await fingerprint({ BASE, CONTENT, OUT_DIR, POLICY_IN_PAGE })))
    return true;
  return (await run(process.execPath, [join(ROOT, 'scripts', 'build.ts')])) === 0;
}

try {
  if (await buildIfChanged()) await import('../server/main.ts');
  else process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
