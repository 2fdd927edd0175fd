import { type ErrorPayload, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { loadContent } from './loader/load.ts';
import type { Content } from './types.ts';

/** The name that content.ts imports the content by. */
const name = 'virtual:content';

/** The same inside Vite, which lets other plugins leave it alone. */
const resolved = `\0${name}`;

/** Editors and other tools write in several steps; the content is read after the last, in ms. */
const settle = 50;

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

/**
 * Reads the content anew whenever its folder changes, and reloads the pages. While it has a mistake
 * the pages keep the content as it was, below the message; the terminal tells it once.
 *
 * @param folder The content folder, absolute.
 * @param show Gets the content when it has changed and is right.
 */
function watchContent(
  server: ViteDevServer,
  folder: string,
  show: (content: Content) => void,
): void {
  let soon: NodeJS.Timeout | undefined;
  let latest = 0;
  let message: ErrorPayload | undefined;

  const read = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const result = await loadContent(folder).catch(asError);
    if (own !== latest) return;
    message = result instanceof Error ? payload(result) : undefined;
    if (result instanceof Error) {
      server.config.logger.error(result.stack || result.message, { timestamp: true });
      if (message) server.ws.send(message);
    } else {
      show(result);
      reload(server);
    }
  };

  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!normalizePath(path).startsWith(`${normalizePath(folder)}/`)) return;
    clearTimeout(soon);
    soon = setTimeout(read, settle);
  });
  // A page that is opened while the mistake stands shows it too.
  server.ws.on('connection', () => {
    if (message) server.ws.send(message);
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function payload({ name, message, stack = '' }: Error): ErrorPayload {
  return { type: 'error', err: { name, message, stack, plugin: 'content' } };
}

function reload(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll();
  }
  server.ws.send({ type: 'full-reload' });
}
