import { type FileHandle, open } from 'node:fs/promises';
import { createStreamBody } from '@hono/node-server/utils/stream';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isAbsent } from './absent.ts';
import { contentType } from './content-types.ts';
import { chooseEncoding, encodedPath, preparedEncodings } from './encoding.ts';
import { CACHE_AND_ASK, CACHE_FOR_EVER, HASHED_FOLDER } from './headers.ts';
import { findNotFoundPage, findPlace, type SiteRoot } from './paths.ts';
import { EntityTags, isUnchanged } from './validators.ts';

/** Files up to this many bytes are sent in one piece, larger ones as a stream. */
const ONE_PIECE = 1024 * 1024;

/** Answers GET and HEAD with the files of a built site, and with its 404 page. */
export class StaticSite {
  readonly #root: SiteRoot;
  readonly #tags = new EntityTags();

  constructor(root: SiteRoot) {
    this.#root = root;
  }

  async answer(c: Context): Promise<Response> {
    const url = new URL(c.req.url);
    const place = await findPlace(this.#root, url.pathname);
    if (place.kind === 'moved') return c.redirect(place.to + url.search, 301);
    if (place.kind === 'nothing') return this.#notFound(c);
    try {
      return await this.#send(c, place.file, url.pathname);
    } catch (error) {
      // The file went away since it was found: the site is being built anew.
      if (isAbsent(error)) return this.#notFound(c);
      throw error;
    }
  }

  async #send(c: Context, file: string, pathname: string): Promise<Response> {
    const available = await preparedEncodings(file);
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'), available);
    const path = encodedPath(file, encoding);

    return await withFile(path, async (handle) => {
      const stats = await handle.stat();
      const tag = await this.#tags.of(path, handle, stats);
      if (available.length > 0) c.header('Vary', 'Accept-Encoding');
      c.header('ETag', tag);
      c.header('Last-Modified', stats.mtime.toUTCString());
      const hashed = pathname.startsWith(this.#root.base + HASHED_FOLDER);
      c.header('Cache-Control', hashed ? CACHE_FOR_EVER : CACHE_AND_ASK);

      const conditions = {
        ifNoneMatch: c.req.header('If-None-Match'),
        ifModifiedSince: c.req.header('If-Modified-Since'),
      };
      if (isUnchanged(conditions, tag, stats.mtime)) return c.body(null, 304);

      c.header('Content-Type', contentType(file));
      if (encoding !== undefined) c.header('Content-Encoding', encoding);
      return body(c, handle, stats.size, 200);
    });
  }

  async #notFound(c: Context): Promise<Response> {
    c.header('Cache-Control', CACHE_AND_ASK);
    const file = await findNotFoundPage(this.#root, new URL(c.req.url).pathname);
    if (file === undefined) return c.text('Not found', 404);

    const available = await preparedEncodings(file);
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'), available);
    return await withFile(encodedPath(file, encoding), async (handle) => {
      if (available.length > 0) c.header('Vary', 'Accept-Encoding');
      if (encoding !== undefined) c.header('Content-Encoding', encoding);
      c.header('Content-Type', contentType(file));
      const { size } = await handle.stat();
      return body(c, handle, size, 404);
    });
  }
}

// Opens a file for an answer, and closes it again unless the answer streams it.
async function withFile(
  path: string,
  answer: (handle: FileHandle) => Promise<Response | StreamedResponse>,
): Promise<Response> {
  const handle = await open(path);
  let streamed = false;
  try {
    const result = await answer(handle);
    streamed = result instanceof StreamedResponse;
    return result instanceof StreamedResponse ? result.response : result;
  } finally {
    if (!streamed) await handle.close();
  }
}

class StreamedResponse {
  readonly response: Response;
  constructor(response: Response) {
    this.response = response;
  }
}

async function body(
  c: Context,
  handle: FileHandle,
  size: number,
  status: ContentfulStatusCode,
): Promise<Response | StreamedResponse> {
  c.header('Content-Length', String(size));
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, status);
  if (size > ONE_PIECE) {
    // The stream closes the file when it ends or when the browser goes away.
    const stream = createStreamBody(handle.createReadStream({ start: 0 }));
    return new StreamedResponse(c.body(stream, status));
  }
  const bytes = new Uint8Array(size);
  await handle.read(bytes, 0, size, 0);
  return c.body(bytes, status);
}
