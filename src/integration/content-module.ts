import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Content } from '../content/types.ts';

/** The module that content.ts imports the content from. */
const ID = 'virtual:content';

/** Milliseconds without a further change before the content is read: editors write in several steps. */
const QUIET = 50;

/**
 * Gives the build the content, as the module `virtual:content`, and its folder, as `#content`. In
 * `npm run dev` a change in the folder reloads the content and the pages. While the content has an
 * error, every page shows the error instead; the terminal reports it once.
 *
 * @param folder The content folder, absolute.
 * @param content The content that has been read already.
 * @param load Reads the content and the owner's pages.
 * @param restarts Gets the changed content without errors; returns whether the server restarts then,
 *   after which pages reload by themselves.
 */
export function contentModule(
  folder: string,
  content: Content,
  load: () => Promise<Content>,
  restarts: (changed: Content) => boolean,
): Plugin {
  let shown = content;
  return {
    name: 'vitrine:content',
    config: () => ({ resolve: { alias: { '#content': folder } } }),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const paths = [...new Set(mediaPaths(shown))];
      const files = paths.map((path) =>
        JSON.stringify(`${normalizePath(join(folder, path))}?url&no-inline`),
      );
      return [
        // Hashed like images. The policy of a page would refuse a `data:` address.
        ...files.map((file, index) => `import f${index} from ${file};`),
        `export const files = {${paths.map((path, index) => `${JSON.stringify(path)}:f${index}`)}};`,
        // Engines parse JSON faster than the same object as a literal.
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(shown))});`,
      ].join('\n');
    },
    configureServer: (server) => {
      const isShown = (read: Content) => isDeepStrictEqual(read, shown);
      watchContent(server, folder, load, isShown, (changed) => {
        shown = changed;
        return !restarts(changed);
      });
    },
  };
}

/** The videos in a content, and their captions: their paths in its folder. */
function mediaPaths({ projects, translations }: Content): string[] {
  const files =
    projects?.all.flatMap(({ video }) => (video ? [video.file, video.captions] : [])) ?? [];
  return [...files.map(({ path }) => path), ...translations.flatMap(mediaPaths)];
}

/**
 * Reads the content again whenever its folder changes, and reloads the pages. A request for a page
 * waits while a change is not read yet: the page would show the old content, and miss the reload.
 *
 * @param isShown Whether pages show this content.
 * @param show Gets the changed content without errors; returns whether pages reload now.
 */
function watchContent(
  server: ViteDevServer,
  folder: string,
  load: () => Promise<Content>,
  isShown: (content: Content) => boolean,
  show: (content: Content) => boolean,
): void {
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  let error: Error | undefined;
  /** Pending while a change is not read yet. */
  let reading: PromiseWithResolvers<void> | undefined;

  const read = async (isFirst = false): Promise<void> => {
    latest += 1;
    const version = latest;
    const result = await load().catch(asError);
    if (version !== latest) return;
    if (result instanceof Error || !(isFirst && isShown(result))) take(result);
    reading?.resolve();
    reading = undefined;
  };
  const take = (result: Content | Error): void => {
    error = result instanceof Error ? result : undefined;
    if (result instanceof Error) {
      server.config.logger.error(result.stack || result.message, { timestamp: true });
    } else {
      if (!show(result)) return;
      for (const environment of Object.values(server.environments)) {
        environment.moduleGraph.invalidateAll();
      }
    }
    server.ws.send({ type: 'full-reload' });
  };

  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!normalizePath(path).startsWith(`${normalizePath(folder)}/`)) return;
    reading ??= Promise.withResolvers();
    // A reading that is under way may have read the files before this change.
    latest += 1;
    clearTimeout(timer);
    timer = setTimeout(read, QUIET);
  });
  // Nothing watched the folder between the first reading and this moment.
  server.watcher.once('ready', () => read(true));
  server.middlewares.use(async (request, response, next) => {
    await reading?.promise;
    if (!error || !request.headers.accept?.includes('text/html')) return next();
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
    response.end(errorPage(error, server.config.base));
  });
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** A page with the message of an error. Vite's client reloads it once the content is valid. */
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
