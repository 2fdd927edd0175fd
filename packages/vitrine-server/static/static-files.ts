import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createStreamBody } from '@hono/node-server/utils/stream';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { DiskFiles, type DiskSite, ifPresent } from 'vitrine/command';
import {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  contentType,
  findNotFoundPage,
  type Header,
  headersAt,
  isHashed,
  resolvePath,
  type SiteRoot,
} from 'vitrine/http';
import { type ByteRange, readRange } from './byte-range.ts';
import { fileCspHeader } from './csp-headers.ts';
import { chooseCopy, encodedCopies } from './encoded-copies.ts';
import { EntityTags, isNotModified } from './entity-tags.ts';
import { type AppParts, createServerRoutes, type SiteHandler } from './server-routes.ts';

/** Files up to this size in bytes are sent from memory, larger ones as a stream. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;

/** An open file of the site, with all that its response depends on. */
interface OpenFile {
  status: 200 | 404;
  handle: FileHandle;
  size: number;
  modified: Date;
  /** The content coding of the file, if it is a compressed copy. */
  encoding: string | undefined;
  /** Whether the file has compressed copies. */
  varies: boolean;
  /** The media type of the file without compression. */
  type: string;
  csp: Header;
  tag: string;
}

/** What a request leads to: a file, the path of a redirect, or undefined if even the 404 page is missing. */
type Found = OpenFile | string | undefined;

/** Responds to GET and HEAD with the files of a built site on the disk, and with the site's 404 page. */
class StaticSite implements SiteHandler {
  readonly #files: DiskFiles;
  readonly #root: SiteRoot;
  readonly #folder: string;
  readonly #tags = new EntityTags();
  readonly compress = compress();

  constructor({ folder, base }: DiskSite) {
    this.#files = new DiskFiles(folder);
    this.#root = { files: this.#files, base };
    this.#folder = folder;
  }

  async respond(c: Context): Promise<Response> {
    const { pathname, search } = new URL(c.req.url);
    const found = await this.#files.ofOneBuild(
      () => this.#find(pathname, c.req.header('Accept-Encoding')),
      async (outdated) => {
        if (typeof outdated === 'object') await outdated.handle.close();
      },
    );
    if (typeof found === 'string') return c.redirect(found + search, 301);
    const isKept = found?.status === 200 && isHashed(this.#root.base, pathname);
    c.header('Cache-Control', isKept ? CACHE_FOR_EVER : CACHE_REVALIDATE);
    for (const { name, value } of headersAt(this.#root.base, pathname)) c.header(name, value);
    return found === undefined ? c.text('Not found', 404) : await send(c, found);
  }

  async #find(pathname: string, accepted: string | undefined): Promise<Found> {
    const target = await resolvePath(this.#root, pathname);
    if (target.kind === 'moved') return target.to;
    const page = target.kind === 'file' ? target.path : undefined;
    // A file that was removed after its path was resolved is not found either.
    const file = page && (await ifPresent(() => this.#open(pathname, page, 200, accepted)));
    if (file) return file;
    const missing = await findNotFoundPage(this.#root, pathname);
    return missing && (await ifPresent(() => this.#open(pathname, missing, 404, accepted)));
  }

  async #open(
    pathname: string,
    page: string,
    status: 200 | 404,
    accepted: string | undefined,
  ): Promise<OpenFile> {
    const file = join(this.#folder, page);
    const copies = await encodedCopies(file);
    const copy = chooseCopy(accepted, copies);
    const path = copy?.path ?? file;
    const handle = await open(path);
    try {
      const stats = await handle.stat();
      return {
        status,
        handle,
        size: stats.size,
        modified: stats.mtime,
        encoding: copy?.encoding,
        varies: copies.length > 0,
        type: contentType(file),
        csp: await fileCspHeader(this.#root, { pathname, path: page, status }),
        tag: await this.#tags.of(path, handle, stats),
      };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }
}

/** The response with a file. The file is closed when it was sent. */
async function send(c: Context, file: OpenFile): Promise<Response> {
  const { status, handle, size, modified, tag, csp } = file;
  let isStreamed = false;
  try {
    if (file.varies) c.header('Vary', 'Accept-Encoding');
    c.header(csp.name, csp.value);
    if (status === 200) {
      c.header('ETag', tag);
      c.header('Last-Modified', modified.toUTCString());
      const { 'if-none-match': tags, 'if-modified-since': date } = c.req.header();
      if (isNotModified({ tag, modified }, tags, date)) return c.body(null, 304);
    }
    const range = requestedRange(c, file);
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    if (range) c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const length = end + 1 - start;
    const sent = range ? 206 : status;
    c.header('Content-Type', file.type);
    if (file.encoding) c.header('Content-Encoding', file.encoding);
    c.header('Content-Length', String(length));
    if (c.req.method === 'HEAD' || length === 0) return c.body(null, sent);
    if (length > MAX_BYTES_IN_MEMORY) {
      // The stream closes the file when it ends or when the browser disconnects.
      isStreamed = true;
      return c.body(createStreamBody(handle.createReadStream({ start, end })), sent);
    }
    const bytes = new Uint8Array(length);
    await handle.read(bytes, 0, length, start);
    return c.body(bytes, sent);
  } finally {
    if (!isStreamed) await handle.close();
  }
}

/**
 * The range of a video that a request asks for, as video players do (RFC 9110, section 14); undefined
 * for the whole file. Safari needs ranges to play videos.
 */
function requestedRange(
  c: Context,
  { status, type, size, tag, modified }: OpenFile,
): ByteRange | 'unsatisfiable' | undefined {
  if (status !== 200 || !type.startsWith('video/')) return undefined;
  c.header('Accept-Ranges', 'bytes');
  const range = c.req.header('Range');
  // A range is defined for GET only.
  if (range === undefined || c.req.method !== 'GET') return undefined;
  // Another version of the file is sent whole. Weak tags never match (RFC 9110, section 13.1.5).
  const condition = c.req.header('If-Range')?.trim() ?? tag;
  const isCurrent = condition === tag || condition === modified.toUTCString();
  return isCurrent ? readRange(range, size) : undefined;
}

/** The web application on Node, without an open port: tests call it by `app.request()`. */
export function createNodeApp(site: DiskSite, parts?: AppParts): Hono {
  return createServerRoutes(new StaticSite(site), parts);
}
