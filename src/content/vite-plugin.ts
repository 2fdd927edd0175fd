import { sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes the content folder known to the build: the alias `#content` names it, and a change in it
 * reloads the pages of `npm run dev`.
 *
 * @param folder The content folder, absolute.
 */
export function ownContent(folder: string): Plugin {
  return {
    name: 'vitrine:content',
    config: () => ({
      define: { __CONTENT_FOLDER__: JSON.stringify(folder) },
      resolve: { alias: { '#content': folder } },
      server: { fs: { allow: ['.', folder] } },
    }),
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder + sep)) return;
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
