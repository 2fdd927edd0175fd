import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hasCode } from '../errors/error-codes.ts';
import project from '../package.json' with { type: 'json' };
import { addCommand } from '../settings/site-folder.mjs';
import { ROOT } from '../settings/site-paths.ts';

/** Our packages that an owner may leave out. */
type OptionalPackage = 'vitrine-server' | 'vitrine-editor';

/** Their parts that are loaded where the owner's project has the package. */
type OptionalPart =
  | `vitrine-server/${'contact-route' | 'dev-contact' | 'inbox' | 'serve' | 'testimonials'}`
  | 'vitrine-editor/edit';

/**
 * Finds a part of an optional package from the owner's project.
 *
 * @returns The absolute path of a module; undefined if the package is not installed.
 */
export function optionalPart(part: OptionalPart): string | undefined {
  try {
    return createRequire(join(ROOT, 'package.json')).resolve(part);
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}

/**
 * The sentence that says how to add a package that is not installed.
 *
 * @param purpose What needs the package, as the beginning of a sentence, such as `npm start`.
 */
export function missingPackage(name: OptionalPackage, purpose: string): string {
  const add = addCommand('--save-exact', `${name}@${project.version}`);
  return `${purpose} needs the package ${name}, which is not installed. Add the package: ${add}`;
}
