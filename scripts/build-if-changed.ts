import { join } from 'node:path';
import { readSettings } from '../server/environment.ts';
import { buildSettings } from './build-settings.ts';
import { run } from './children.mjs';
import { fingerprint, isBuilt } from './fingerprint.ts';
import { ROOT } from './project.ts';

/**
 * Builds the site where anything has changed since the last build.
 *
 * @returns Whether the site is built; if not, the build has said why.
 */
export async function buildIfChanged(): Promise<boolean> {
  const settings = readSettings(buildSettings, process.env);
  if (await isBuilt(settings.OUT_DIR, await fingerprint(settings))) return true;
  return (await run(process.execPath, [join(ROOT, 'scripts', 'build.ts')])) === 0;
}
