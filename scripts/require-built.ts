import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../server/settings-error.ts';
import { shown } from './project.ts';

/**
 * Looks whether there is a built site.
 *
 * @param folder Absolute.
 * @throws SettingsError that says how to build it
 */
export function requireBuilt(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new SettingsError(`There is no built site in ${shown(folder)}/. Build it: npm run build`);
}
