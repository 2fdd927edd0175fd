import { isDeepStrictEqual } from 'node:util';
import { type HotPayload, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Drafts } from '../content/loader/folder-lists.ts';
import type { Content } from '../content/types.ts';
import { answerRequests } from './answer-requests.ts';
import { filesModule } from './files-module.ts';
import { invalidateModules } from './invalidate-modules.ts';

/** The virtual modules with the content, and with the URLs of the files that it names. */
const ID = 'virtual:content';
const FILES = 'virtual:content-files';

/** Debounce time of content changes in milliseconds, because editors save a file in several steps. */
const QUIET = 50;

/**
 * Vite plugin for the content, as the module `virtual:content`, and for the files that it names, as the
 * module `virtual:content-files`. In `npm run dev` a change in the folder reloads the content and the pages. While the
 * content has an error, every page shows only the error; the terminal reports it once.
 *
 * @param folder The absolute path of the content folder.
 * @param content The content as it was read at the start.
 * @param load Reads the content and the owner's pages again.
 * @param showLook Called with changed content that has no errors, before the pages are made from it.
 * @param preview What replaces the content before the pages get it; undefined if nothing does.
 */
export function contentModule(
  folder: string,
  content: Content,
  load: () => Promise<Content>,
  showLook: (changed: Content) => void,
  preview?: ContentPreview,
): Plugin {
  let shown = content;
  /** Counts the changes of the content. */
  let version = 1;
  let isBuild = false;
  let { content: pages } = preview?.show(content, version) ?? { content };
  return {
    name: 'vitrine:content',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID || id === FILES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FILES}`) {
        return filesModule(shown, [folder, ...(preview ? [preview.images] : [])], isBuild);
      }
      if (id !== `\0${ID}`) return undefined;
      return [
        // JavaScript engines parse JSON faster than an object literal.
        `export const content = JSON.parse(${JSON.stringify(JSON.stringify(pages))});`,
        ...(preview ? [`export const version = ${version};`] : []),
      ].join('\n');
    },
    configureServer: (server) => {
      // A draft that is saved changes files, but not the content of the preview.
      const isShown = (read: Content, isFirst: boolean) =>
        (isFirst || preview !== undefined) && isDeepStrictEqual(read, shown);
      const show = (changed: Content) => {
        shown = changed;
        version += 1;
        showLook(changed);
        const view = preview?.show(changed, version);
        pages = view?.content ?? changed;
        return view?.message ?? fullReload;
      };
      watchContent(server, [folder, ...(preview ? [preview.drafts] : [])], load, isShown, show);
    },
  };
}

/**
 * Replaces the content in `astro dev`, for example by the content with unsaved changes. The hook `vitrine:content`
 * of an integration returns it; the hook gets the absolute path of the content folder.
 */
export interface ContentPreview {
  /** The absolute path of a folder whose changes renew the pages, as those of the content folder do. */
  readonly drafts: string;
  /** The absolute path of a folder with images that are not in the content folder yet. */
  readonly images: string;
  /**
   * Reads the content, at the start and after each change.
   *
   * @param read Reads the content folder, with unsaved changes if there are some.
   * @throws ContentError if the content has errors, which every page then shows
   */
  load(read: (drafts?: Drafts) => Promise<Content>): Promise<Content>;
  /**
   * Takes content that was read.
   *
   * @param version Counts the changes of the content; `version` of the module `virtual:content`.
   * @returns The content for the pages, and the message to the pages that show the content before.
   */
  show(content: Content, version: number): { content: Content; message: HotPayload };
}

const fullReload: HotPayload = { type: 'full-reload' };

/**
 * Reads the content again whenever one of the folders changes, and updates the pages. A request for a
 * page waits until a change has been read, because the page would show the old content and miss the
 * update.
 *
 * @param isShown Whether the pages already show this content, which need no update then.
 * @param show Called with changed content that has no errors. Returns the message to the pages.
 */
function watchContent(
  server: ViteDevServer,
  folders: readonly string[],
  load: () => Promise<Content>,
  isShown: (content: Content, isFirst: boolean) => boolean,
  show: (content: Content) => HotPayload,
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
    if (result instanceof Error || error || !isShown(result, isFirst)) take(result);
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
      const update = show(result);
      // The page with the error takes no other message.
      if (!hadError) message = update;
      invalidateModules(server, [`\0${ID}`, `\0${FILES}`]);
    }
    server.ws.send(message);
  };
  const update = (isFirst?: boolean): void => {
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
    timer = setTimeout(update, QUIET);
  });
  // Reads once more, because nothing watched the folder between the first reading and the watcher's start.
  server.watcher.once('ready', () => update(true));
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
