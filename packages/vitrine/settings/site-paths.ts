import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { SettingsError } from '../errors/settings-error.ts';
import { siteFolder } from './site-folder.mjs';

/** The owner's project folder, with a trailing slash. */
export const ROOT = siteFolder();

/** The cache folder of all commands. Users may delete it. */
export const CACHE = join(ROOT, '.cache');

/** The folder that caches the sizes and colours of images, shared by all content folders. */
export const IMAGE_CACHE = join(CACHE, 'images');

/** Whether `path` is `folder` or inside it; both are absolute. */
export function isInside(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps !== '..' && !/^\.\.[/\\]/.test(steps) && !isAbsolute(steps);
}

/** A path as messages show it: relative to the owner's folder if it is inside, with forward slashes. */
export function displayPath(path: string): string {
  const inside = relative(ROOT, path);
  return inside === '' || !isInside(ROOT, path) ? path : inside.split(sep).join('/');
}

/** A name for a folder that can be part of a file name: letters, digits and hyphens, such as `dist`. */
export function folderKey(folder: string): string {
  return displayPath(resolve(ROOT, folder)).replace(/[^A-Za-z0-9]+/g, '-');
}

/** Environment variables that keep Astro from sending telemetry and from looking for updates. */
export const disableTelemetry = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
} as const;

/**
 * Checks that a folder contains a built site.
 *
 * @param folder Absolute path.
 * @throws SettingsError with the command that builds the site
 */
export function requireBuilt(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return;
  throw new SettingsError(
    `There is no built site in ${displayPath(folder)}/. Build it: npm run build`,
  );
}
