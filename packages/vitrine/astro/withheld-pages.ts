import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { PACKAGE } from '../settings/site-folder.mjs';

/**
 * Replaces the owner's pages that are drafts, in a build, by one without a body, which Astro does not write.
 * Their text and pictures do not get into the built site.
 *
 * @param root The absolute path of the owner's project.
 * @param files The absolute paths of the pages.
 */
export function withheldPages(root: string, files: readonly string[]) {
  const drafts = new Set(files.map((file) => normalizePath(file)));
  return {
    name: 'vitrine:withheld-pages',
    enforce: 'pre',
    apply: 'build',
    resolveId(id: string, importer?: string) {
      // Astro imports a page by its path in the project. Imports by other files get the page itself.
      const isPage = importer?.startsWith('\0virtual:astro:page:');
      if (!isPage || !drafts.has(normalizePath(join(root, id)))) return undefined;
      return join(PACKAGE, 'layouts/Withheld.astro');
    },
  } satisfies Plugin;
}
