import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { SettingsError } from './settings-error.ts';
import { siteFolder } from './site-folder.mjs';

/** The owner's folder, with a slash at the end; in a clone it is that of the code, PACKAGE. */
export const ROOT = siteFolder();

/** What commands keep for the next time; it may be deleted. */
export const CACHE = join(ROOT, '.cache');

/** What the images of all content folders turned out to be. */
export const IMAGE_CACHE = join(CACHE, 'images');

/** A path as people read it: relative to the owner's folder where it lies inside, with slashes. */
export function shown(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside.split(sep).join('/');
}

/** A name for an output folder that can stand in a file name, such as `dist`. */
export function folderKey(outDir: string): string {
  return shown(resolve(ROOT, outDir)).replace(/[^A-Za-z0-9]+/g, '-');
}

/** Tools of the project that only announce themselves over the network are kept from it. */
export const disableTelemetry = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
} as const;

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
