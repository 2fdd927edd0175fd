import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { loadContent } from '../content/loader/load.ts';
import type { Content } from '../content/types.ts';

/** The name that content.ts imports the content by. */
const name = 'virtual:content';

/** The same inside Vite, which lets other plugins leave it alone. */
const resolved = `\0${name}`;

/** Editors and other tools write in several steps; the content is read after the last, in ms. */
const settle = 50;

/**
 * Gives the build the content, as the module `virtual:content`, and its folder, as `#content`. In
 * `npm run dev` a change in the folder reads it anew and reloads the pages; an error is shown in the
 * terminal and instead of every page until it is fixed.
 *
 * @param folder The content folder, absolute.
 * @param content The content, where it has been read already.
 * @param restarts Gets the content when it has changed and is right; whether the server starts anew
 *   then, after which pages reload by themselves.
 */
export function contentModule(
  folder: string,
  content?: Content,
  load: () => Promise<Content> = () => loadContent(folder),
  restarts: (changed: Content) => boolean = () => false,
): Plugin {
  let current = content && Promise.resolve(content);
  return {
    name: 'vitrine:content',
    config: () => ({ resolve: { alias: { '#content': folder } } }),
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      current ??= load();
      const shown = await current;
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
    configureServer: (server) =>
      watchContent(server, folder, {
        load,
        isShown: async (read) => isDeepStrictEqual(read, await current),
        show: (changed) => {
          current = Promise.resolve(changed);
          return !restarts(changed);
        },
      }),
  };
}

/** The videos that a content names, and their captions: their paths in its folder. */
function mediaPaths({ projects, translations }: Content): string[] {
  const files =
    projects?.all.flatMap(({ video }) => (video ? [video.file, video.captions] : [])) ?? [];
  return [...files.map(({ path }) => path), ...translations.flatMap(mediaPaths)];
}

/** Reads the content, and knows which content the pages show. */
interface Shown {
  /** Reads the content and the owner's pages. */
  load: () => Promise<Content>;
  /** Whether pages show this content. */
  isShown: (content: Content) => Promise<boolean>;
  /** Gets the content when it has changed and is right; returns whether pages reload now. */
  show: (content: Content) => boolean;
}

/**
 * Reads the content anew whenever its folder changes, and reloads the pages. A page that is asked for
 * between a change and its reading waits: it would show the old content, and be reloaded before it
 * listens. While the content has an error every page says so in place of its own; the terminal reports
 * it once.
 *
 * @param folder The content folder, absolute.
 */
function watchContent(server: ViteDevServer, folder: string, { load, isShown, show }: Shown): void {
  let soon: NodeJS.Timeout | undefined;
  let latest = 0;
  let error: Error | undefined;
  /** Pending while a change is not read yet. */
  let reading: PromiseWithResolvers<void> | undefined;

  const read = async (onlyOthers = false): Promise<void> => {
    latest += 1;
    const version = latest;
    const result = await load().catch(asError);
    const isKnown = onlyOthers && !(result instanceof Error) && (await isShown(result));
    if (version !== latest) return;
    if (!isKnown) take(result);
    reading?.resolve();
    reading = undefined;
  };
  const take = (result: Content | Error): void => {
    if (result instanceof Error) {
      error = result;
      server.config.logger.error(result.stack || result.message, { timestamp: true });
    } else {
      error = undefined;
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
    clearTimeout(soon);
    soon = setTimeout(read, settle);
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
