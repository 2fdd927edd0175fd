import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { SettingsError } from './settings-error.ts';
import { siteFolder } from './site-folder.mjs';

/** The owner's folder, with a slash at the end; in a clone it is that of the code, PACKAGE. */
export const ROOT = siteFolder();

/** The cache of all commands. It may be deleted. */
export const CACHE = join(ROOT, '.cache');

/** The cache of sizes and colours of the images of all content folders. */
export const IMAGE_CACHE = join(CACHE, 'images');

/** A path for messages: relative to the owner's folder if it is inside, with forward slashes. */
export function displayPath(path: string): string {
  const inside = relative(ROOT, path);
  return inside === '' || inside.startsWith('..') ? path : inside.split(sep).join('/');
}

/** A name for a folder that can be a part of a file name, such as `dist`. */
export function folderKey(folder: string): string {
  return displayPath(resolve(ROOT, folder)).replace(/[^A-Za-z0-9]+/g, '-');
}

/** Variables that keep Astro from sending telemetry and from looking for updates. */
export const disableTelemetry = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
} as const;

/**
 * Checks that there is a built site.
 *
 * @param folder Absolute.
 * @throws SettingsError that says how to build it
 */
export function requireBuilt(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new SettingsError(
    `There is no built site in ${displayPath(folder)}/. Build it: npm run build`,
  );
}
