import type { Plugin } from 'vite';
import { loadContent } from './loader/load.ts';
import type { Content } from './types.ts';
import { watchContent } from './watch-content.ts';

/** The name that content.ts imports the content by. */
const name = 'virtual:content';

/** The same inside Vite, which lets other plugins leave it alone. */
const resolved = `\0${name}`;

/**
 * Makes the content known to the build: as the module `virtual:content`, and its folder as
 * `#content`. In `npm run dev` a change in the folder reads it anew and reloads the pages; a mistake
 * shows in the terminal and over the page until it is mended.
 *
 * @param folder The content folder, absolute.
 * @param content What the folder holds, where it has been read already.
 */
export function ownContent(folder: string, content?: Content): Plugin {
  let current = content && Promise.resolve(content);
  return {
    name: 'vitrine:content',
    config: () => ({
      resolve: { alias: { '#content': folder } },
      server: { fs: { allow: ['.', folder] } },
    }),
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => {
      if (id !== resolved) return undefined;
      current ??= loadContent(folder);
      // A text that is parsed when it runs is read faster than the same as program text.
      const json = JSON.stringify(JSON.stringify(await current));
      return `export const content = JSON.parse(${json});`;
    },
    configureServer: (server) =>
      watchContent(server, folder, (changed) => {
        current = Promise.resolve(changed);
      }),
  };
}
