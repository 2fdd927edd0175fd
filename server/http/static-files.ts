import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { createStreamBody } from '@hono/node-server/utils/stream';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { isAbsent } from '../../platform/error-codes.ts';
import { contentType } from '../../platform/http/content-types.ts';
import { chooseCopy, encodedCopies } from '../../platform/http/encoding.ts';
import { CACHE_FOR_EVER, CACHE_REVALIDATE, isHashed } from '../../platform/http/headers.ts';
import { fileCspHeader } from './csp-headers.ts';
import { DiskFiles, type DiskSite } from './disk-files.ts';
import { EntityTags, isNotModified } from './entity-tags.ts';
import { findNotFoundPage, resolvePath, type SiteRoot } from './resolve-path.ts';
import { type AppParts, createServerRoutes, type SiteHandler } from './server-routes.ts';

/** Files up to this size in bytes are sent from memory, larger ones as a stream. */
const ONE_PIECE = 1024 * 1024;

/** Responds to GET and HEAD with the files of a built site on the disk, and with the site's 404 page. */
class StaticSite implements SiteHandler {
  readonly #root: SiteRoot;
  readonly #folder: string;
  readonly #tags = new EntityTags();
  readonly compress = compress();

  constructor({ folder, base }: DiskSite) {
    this.#root = { files: new DiskFiles(folder), base };
    this.#folder = folder;
  }

  async respond(c: Context): Promise<Response> {
    const url = new URL(c.req.url);
    const place = await resolvePath(this.#root, url.pathname);
    if (place.kind === 'moved') return c.redirect(place.to + url.search, 301);
    if (place.kind === 'nothing') return this.#notFound(c);
    try {
      return await this.#send(c, place.path, 200);
    } catch (error) {
      // The file was removed after its path was resolved, because the site is being built again.
      if (isAbsent(error)) return this.#notFound(c);
      throw error;
    }
  }

  async #notFound(c: Context): Promise<Response> {
    c.header('Cache-Control', CACHE_REVALIDATE);
    const path = await findNotFoundPage(this.#root, new URL(c.req.url).pathname);
    return path === undefined ? c.text('Not found', 404) : await this.#send(c, path, 404);
  }

  async #send(c: Context, page: string, status: 200 | 404): Promise<Response> {
    const file = join(this.#folder, page);
    const copies = await encodedCopies(file);
    const copy = chooseCopy(c.req.header('Accept-Encoding'), copies);
    const path = copy?.path ?? file;
    const handle = await open(path);
    let isStreamed = false;
    try {
      const stats = await handle.stat();
      if (copies.length > 0) c.header('Vary', 'Accept-Encoding');
      const { pathname } = new URL(c.req.url);
      const { name, value } = await fileCspHeader(this.#root, { pathname, path: page, status });
      c.header(name, value);
      if (status === 200) {
        const tag = await this.#tags.of(path, handle, stats);
        c.header('ETag', tag);
        c.header('Last-Modified', stats.mtime.toUTCString());
        const isKept = isHashed(this.#root.base, pathname);
        c.header('Cache-Control', isKept ? CACHE_FOR_EVER : CACHE_REVALIDATE);
        const { 'if-none-match': tags, 'if-modified-since': date } = c.req.header();
        if (isNotModified({ tag, modified: stats.mtime }, tags, date)) return c.body(null, 304);
      }
      const ranged = status === 200 && (await respondRange(c, file));
      if (ranged) return ranged;
      c.header('Content-Type', contentType(file));
      if (copy) c.header('Content-Encoding', copy.encoding);
      c.header('Content-Length', String(stats.size));
      if (c.req.method === 'HEAD' || stats.size === 0) return c.body(null, status);
      if (stats.size > ONE_PIECE) {
        // The stream closes the file when it ends or when the browser disconnects.
        isStreamed = true;
        return c.body(createStreamBody(handle.createReadStream({ start: 0 })), status);
      }
      const bytes = new Uint8Array(stats.size);
      await handle.read(bytes, 0, stats.size, 0);
      return c.body(bytes, status);
    } finally {
      if (!isStreamed) await handle.close();
    }
  }
}

/** The web application on Node, without an open port: tests call it by `app.request()`. */
export function createNodeApp(site: DiskSite, parts?: AppParts): Hono {
  return createServerRoutes(new StaticSite(site), parts);
}

/**
 * The response with a range of a video, as video players request it (RFC 9110, section 14). Safari
 * needs ranges to play videos.
 *
 * @returns undefined if the whole file is requested, or if the range belongs to another version of
 * the file
 */
async function respondRange(c: Context, file: string): Promise<Response | undefined> {
  if (!contentType(file).startsWith('video/')) return undefined;
  c.header('Accept-Ranges', 'bytes');
  const condition = c.req.header('If-Range');
  const isCurrent = condition === undefined || condition === c.res.headers.get('ETag');
  if (c.req.header('Range') === undefined || !isCurrent) return undefined;
  return (await serveStatic({ path: file })(c, async () => undefined)) ?? undefined;
}
