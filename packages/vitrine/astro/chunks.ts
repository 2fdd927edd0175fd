import { normalizePath } from 'vite';
import { PACKAGE } from '../settings/site-folder.mjs';

const SOURCE = normalizePath(PACKAGE);

/** Modules of the chunk `layout`: the scripts in layouts/, and the modules of browser/ that they import. */
const IN_LAYOUT = /^(?:layouts\/[^/]+|browser\/(?:motion|storage|on-click))\.ts$/;

/** Modules of Vitrine that several islands share. */
const IN_ISLANDS =
  /^(?:components\/(?!count-up)[^/?]+\.tsx?|(?:browser|i18n)\/[^/?]+\.ts|site\/href\.ts|looks\/[^/]+\/(?:CardMark|composition)\.tsx?|features\/projects\/share\/(?:Notice|SaveButton|ShareButton|RoundButton)\..*)$/;

/** Modules of npm packages that several islands share: React, and helpers of the bundler. */
const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\/|rolldown\/runtime|vite\/preload-helper|icons\/tabler\/arrow-/;

/** The name of the shared chunk that a module belongs to; undefined if it belongs to none. */
export function chunkOf(id: string): 'layout' | 'islands' | undefined {
  const file = normalizePath(id);
  if (PACKAGES.test(file)) return 'islands';
  if (!file.startsWith(SOURCE)) return undefined;
  const path = file.slice(SOURCE.length);
  if (IN_LAYOUT.test(path)) return 'layout';
  return IN_ISLANDS.test(path) ? 'islands' : undefined;
}

/**
 * The shared JavaScript chunks for browsers: `layout` has the modules that scripts of all pages share, and `islands`
 * has React and the modules that islands of several pages share. Without shared chunks each small module would be a
 * separate request, and compress worse. Counters and the script that hydrates islands are in neither, because they run
 * without React. The bundler decides in which chunk a module of the owner is.
 */
export const clientChunks = (['layout', 'islands'] as const).map((name, index) => ({
  name,
  test: (id: string) => chunkOf(id) === name,
  priority: 2 - index,
}));

/** One chunk for the metadata of all images, which would otherwise be a file for each image. */
export const imageChunks = [{ name: 'images', test: /\.(?:png|jpe?g|webp|avif|gif|svg)$/i }];
