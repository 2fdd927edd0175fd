import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A path as people read it: relative to the project where it lies inside, with slashes. */
export function shown(path: string): string {
  const inside = relative(ROOT, path);
  return inside.startsWith('..') ? path : inside.split(sep).join('/');
}

/** A name for an output folder that can stand in a file name, such as `dist`. */
export function folderKey(outDir: string): string {
  return shown(resolve(ROOT, outDir)).replace(/[^A-Za-z0-9]+/g, '-');
}

/** Tools of the project that only announce themselves over the network are kept from it. */
export const quietTools = {
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
} as const;
