import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hasCode } from '../errors/error-codes.ts';
import project from '../package.json' with { type: 'json' };
import { addCommand } from '../settings/site-folder.mjs';
import { ROOT } from '../settings/site-paths.ts';

/** The parts of the package vitrine-server that are loaded where the owner's project has the package. */
type ServerPart = 'contact-route' | 'dev-contact' | 'inbox' | 'serve';

/**
 * Finds a part of the package vitrine-server from the owner's project.
 *
 * @returns The absolute path of a module; undefined if the package is not installed.
 */
export function serverPart(part: ServerPart): string | undefined {
  try {
    return createRequire(join(ROOT, 'package.json')).resolve(`vitrine-server/${part}`);
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}

/**
 * The sentence that says how to add the package vitrine-server.
 *
 * @param purpose What needs the package, as the beginning of a sentence, such as `npm start`.
 */
export function missingServer(purpose: string): string {
  const add = addCommand('--save-exact', `vitrine-server@${project.version}`);
  return `${purpose} needs the package vitrine-server, which is not installed. Add the package: ${add}`;
}
