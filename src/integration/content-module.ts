import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Content } from '../content/types.ts';

/** The name of the virtual module from which content.ts imports the content. */
const ID = 'virtual:content';

/** Debounce time of content changes in milliseconds, because editors save a file in several steps. */
const QUIET = 50;

/**
 * Vite plugin for the content, as the module `virtual:content`, and the content folder, as the alias
 * `#content`. In `npm run dev` a change in the folder reloads the content and the pages. While the
 * content has an error, every page shows only the error; the terminal reports it once.
 *
 * @param folder The absolute path of the content folder.
 * @param content The content as it was read at the start.
 * @param load Reads the content and the owner's pages again.
 * @param showLook Called with changed content that has no errors, before the pages are made from it.
 * @param present Returns the content as the pages get it; if omitted, the content as it is.
 */
export function contentModule(
  folder: string,
  content: Content,
  load: () => Promise<Content>,
  showLook: (changed: Content) => void,
  present = (shown: Content) => shown,
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
        // Gives videos and captions hashed file names: the Content-Security-Policy blocks `data:` URLs.
        ...files.map((file, index) => `import f${index} from ${file};`),
        `export const files = {${paths.map((path, index) => `${JSON.stringify(path)}:f${index}`)}};`,
        // JavaScript engines parse JSON faster than an object literal.
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(present(shown)))});`,
      ].join('\n');
    },
    configureServer: (server) => {
      const isShown = (read: Content) => isDeepStrictEqual(read, shown);
      watchContent(server, folder, load, isShown, (changed) => {
        shown = changed;
        showLook(changed);
      });
    },
  };
}

/** The paths of all videos and captions that the content names, in the content folder. */
function mediaPaths({ projects, translations }: Content): string[] {
  const files =
    projects?.all.flatMap(({ video }) => (video ? [video.file, video.captions] : [])) ?? [];
  return [...files.map(({ path }) => path), ...translations.flatMap(mediaPaths)];
}

/**
 * Reads the content again whenever the content folder changes, and reloads the pages. A request for a
 * page waits until a change has been read, because the page would show the old content and miss the
 * reload.
 *
 * @param isShown Whether the pages already show this content.
 * @param show Called with changed content that has no errors.
 */
function watchContent(
  server: ViteDevServer,
  folder: string,
  load: () => Promise<Content>,
  isShown: (content: Content) => boolean,
  show: (content: Content) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  let error: Error | undefined;
  /** A promise that is pending from a change in the content folder until the change has been read. */
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
      show(result);
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.getModuleById(`\0${ID}`);
        // Also invalidates the modules that import it.
        if (module) moduleGraph.invalidateModule(module);
      }
    }
    server.ws.send({ type: 'full-reload' });
  };

  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!normalizePath(path).startsWith(`${normalizePath(folder)}/`)) return;
    reading ??= Promise.withResolvers();
    // Makes the result of a reading in progress invalid: it may have read the files before this change.
    latest += 1;
    clearTimeout(timer);
    timer = setTimeout(read, QUIET);
  });
  // Reads once more, because nothing watched the folder between the first reading and the watcher's start.
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
