import { type HotPayload, normalizePath, type ViteDevServer } from 'vite';
import type { Content } from '../content/types.ts';
import { answerRequests } from './answer-requests.ts';

/** Debounce time of content changes in milliseconds, because editors save a file in several steps. */
const DEBOUNCE = 50;

/** The message upon which Vite's client script loads a page again. */
export const fullReload: HotPayload = { type: 'full-reload' };

/**
 * Reads the content again whenever one of the folders changes, and updates the pages. A request for a page waits until
 * a change has been read, because the page would show the old content and miss the update.
 *
 * @param needsUpdate Whether the pages do not show yet the content that was read. `isFirst` is true for the reading at
 * the start.
 * @param update Called with content that the pages need. Returns the message to the pages.
 */
export function watchContent(
  server: ViteDevServer,
  folders: readonly string[],
  load: () => Promise<Content>,
  needsUpdate: (content: Content, isFirst: boolean) => boolean,
  update: (content: Content) => HotPayload,
): void {
  let timer: NodeJS.Timeout | undefined;
  /** The number of the latest reading, which makes the results of earlier ones invalid. */
  let latest = 0;
  let error: Error | undefined;
  /** A promise that is pending from a change in the content folder until the change has been read. */
  let reading: PromiseWithResolvers<void> | undefined;

  const read = async (isFirst = false): Promise<void> => {
    latest += 1;
    const number = latest;
    const result = await load().catch(asError);
    if (number !== latest) return;
    if (result instanceof Error || error || needsUpdate(result, isFirst)) take(result);
    reading?.resolve();
    reading = undefined;
  };
  const take = (result: Content | Error): void => {
    const hadError = error !== undefined;
    let message = fullReload;
    error = result instanceof Error ? result : undefined;
    if (result instanceof Error) {
      server.config.logger.error(result.stack || result.message, { timestamp: true });
    } else {
      const updateMessage = update(result);
      // The page with the error takes no other message.
      if (!hadError) message = updateMessage;
    }
    server.ws.send(message);
  };
  const start = (isFirst?: boolean): void => {
    read(isFirst).catch((thrown) => take(asError(thrown)));
  };

  server.watcher.add([...folders]);
  const inside = folders.map((folder) => `${normalizePath(folder)}/`);
  server.watcher.on('all', (_event, path) => {
    if (!inside.some((folder) => normalizePath(path).startsWith(folder))) return;
    reading ??= Promise.withResolvers();
    // Makes the result of a reading in progress invalid: it may have read the files before this change.
    latest += 1;
    clearTimeout(timer);
    timer = setTimeout(start, DEBOUNCE);
  });
  // Reads once more, because nothing watched the folder between the first reading and the watcher's start.
  server.watcher.once('ready', () => start(true));
  answerRequests(server, async ({ request, response }) => {
    await reading?.promise;
    if (!error || !request.headers.accept?.includes('text/html')) return false;
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(errorPage(error, server.config.base));
    return true;
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** An HTML page with an error message. Vite's client script reloads it once the content is valid. */
function errorPage({ message }: Error, base: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>An error in the content</title>
<script type="module" src="${base.replace(/\/?$/, '/')}@vite/client"></script>
<main style="max-width: 50rem; margin: 10vh auto; padding: 0 1rem; font: 1rem/1.5 sans-serif">
<h1>This page cannot be shown yet</h1>
<p>Fix the error below and save the file: the page comes back by itself.</p>
<pre style="white-space: pre-wrap">${escaped}</pre>
</main>
</html>
`;
}
