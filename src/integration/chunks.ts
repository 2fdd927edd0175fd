import { join } from 'node:path';
import { normalizePath } from 'vite';
import { PACKAGE } from '../../platform/site-folder.mjs';

const SOURCE = normalizePath(join(PACKAGE, 'src/'));

/** The script of the layout, whose id has a query, and the helpers that it needs. */
const IN_LAYOUT = /^(?:layouts\/[^/]+|lib\/(?:motion|storage|on-click))\.ts$/;

/** Modules of ours that several islands share. */
const IN_ISLANDS =
  /^(?:components\/(?!count-up)[^/?]+\.tsx?|lib\/[^/?]+\.tsx?|i18n\/interpolate\.ts|features\/projects\/share\/(?:Notice|SaveButton|ShareButton|RoundButton)\..*)$/;

/** Modules of packages that several islands share: React, and helpers of the bundler. */
const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|rolldown\/runtime|vite\/preload-helper|icons\/tabler\/arrow-/;

/** The path of a module of ours below `src/`; undefined for any other module. */
function sourcePath(id: string): string | undefined {
  const path = normalizePath(id);
  return path.startsWith(SOURCE) ? path.slice(SOURCE.length) : undefined;
}

/** The name of the shared chunk that a module belongs to; undefined where it belongs to none. */
export function chunkOf(id: string): 'layout' | 'islands' | undefined {
  const path = sourcePath(id);
  if (path === undefined) return PACKAGES.test(normalizePath(id)) ? 'islands' : undefined;
  if (IN_LAYOUT.test(path)) return 'layout';
  return IN_ISLANDS.test(path) ? 'islands' : undefined;
}

/**
 * The shared chunks of the client. What the scripts of all pages share is part of the layout's file,
 * and one file has React with all that islands of several pages share: left alone, each small module
 * becomes a request of its own, and packs worse. Counters and the script that hydrates islands run
 * without React. Modules of the owner are left to the bundler.
 */
export const clientChunks = (['layout', 'islands'] as const).map((name, index) => ({
  name,
  test: (id: string) => chunkOf(id) === name,
  priority: 2 - index,
}));

/** The data of each image would be a file of its own, which is written only to be read. */
export const imageChunks = [{ name: 'images', test: /\.(?:png|jpe?g|webp|avif|gif|svg)$/i }];
