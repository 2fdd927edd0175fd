import { type ErrorPayload, normalizePath, type ViteDevServer } from 'vite';
import { loadContent } from './loader/load.ts';
import type { Content } from './types.ts';

/** Editors and other tools write in several steps; the content is read after the last, in ms. */
const settle = 50;

/**
 * Reads the content anew whenever its folder changes, and reloads the pages. While it has a mistake
 * the pages keep the content as it was, below the message; the terminal tells it once.
 *
 * @param folder The content folder, absolute.
 * @param show Gets the content when it has changed and is right.
 */
export function watchContent(
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
