import type { Context } from 'hono';
import {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  contentType,
  findNotFoundPage,
  headersAt,
  isHashed,
  resolvePath,
  type SiteFiles,
} from 'vitrine/http';
import { fileCspHeader } from '../../static/csp-headers.ts';
import type { SiteHandler } from '../../static/server-routes.ts';

/** A Worker's binding to its static assets, with `html_handling` and `not_found_handling` set to `none`. */
export interface Assets {
  fetch(address: string, init?: { headers?: Record<string, string> }): Promise<Response>;
}

/** The files of a built site that are the static assets of a Worker. */
export class AssetFiles implements SiteFiles {
  readonly #assets: Assets;

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** The response with an asset; its status is 404 if there is no such asset. */
  async open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return await this.#assets.fetch(`https://assets.invalid/${encoded}`, { headers });
  }

  async find(segments: readonly string[]) {
    const path = segments.join('/');
    const index = [...segments, 'index.html'].join('/');
    const candidates = [{ isFolder: true, file: index }];
    if (path !== '') candidates.push({ isFolder: false, file: path });
    // The likelier candidate is tried first: most paths with a dot in the last segment are files,
    // other paths pages.
    if (segments.at(-1)?.includes('.')) candidates.reverse();
    for (const { isFolder, file } of candidates) {
      if ((await this.open(file)).status !== 404) return { isFolder, path };
    }
    return undefined;
  }

  async readText(path: string): Promise<string | undefined> {
    const response = await this.open(path);
    if (response.ok) return await response.text();
    if (response.status === 404) return undefined;
    throw new Error(`The asset ${path} cannot be read: status ${response.status}.`);
  }
}

/** The static assets during one request. Each asset is fetched at most once. */
class RequestFiles extends AssetFiles {
  readonly #headers: Record<string, string>;
  readonly #responses = new Map<string, Promise<Response>>();

  /** @param headers Headers with which each asset is fetched, such as `If-None-Match`. */
  constructor(assets: Assets, headers: Record<string, string> = {}) {
    super(assets);
    this.#headers = headers;
  }

  override async open(path: string): Promise<Response> {
    const response = this.#responses.get(path) ?? super.open(path, this.#headers);
    this.#responses.set(path, response);
    return await response;
  }
}

/**
 * Responds to GET and HEAD in the same way as the server on Node. The Worker serves only pages:
 * Cloudflare serves all other files, with the headers in `_headers`, and compresses all responses.
 */
export class AssetSite implements SiteHandler {
  readonly #assets: Assets;
  readonly #base: string;

  constructor(assets: Assets, base: string) {
    this.#assets = assets;
    this.#base = base;
  }

  async respond(c: Context): Promise<Response> {
    const base = this.#base;
    const url = new URL(c.req.url);
    for (const { name, value } of headersAt(base, url.pathname)) c.header(name, value);
    const tag = c.req.header('If-None-Match');
    const requestFiles = new RequestFiles(
      this.#assets,
      tag === undefined ? {} : { 'If-None-Match': tag },
    );
    const target = await resolvePath({ files: requestFiles, base }, url.pathname);
    if (target.kind === 'moved') return c.redirect(target.to + url.search, 301);
    if (target.kind === 'file') {
      const asset = await requestFiles.open(target.path);
      c.header('ETag', asset.headers.get('ETag') ?? undefined);
      return await this.#send(c, { asset, path: target.path, status: 200 });
    }
    const files = new RequestFiles(this.#assets);
    const path = await findNotFoundPage({ files, base }, url.pathname);
    if (path !== undefined) {
      return await this.#send(c, { asset: await files.open(path), path, status: 404 });
    }
    c.header('Cache-Control', CACHE_REVALIDATE);
    return c.text('Not found', 404);
  }

  async #send(
    c: Context,
    { asset, path, status }: { asset: Response; path: string; status: 200 | 404 },
  ): Promise<Response> {
    const { pathname } = new URL(c.req.url);
    const root = { files: new AssetFiles(this.#assets), base: this.#base };
    const { name, value } = await fileCspHeader(root, { pathname, path, status });
    c.header(name, value);
    const isKept = status === 200 && isHashed(this.#base, pathname);
    c.header('Cache-Control', isKept ? CACHE_FOR_EVER : CACHE_REVALIDATE);
    if (asset.status === 304) return c.body(null, 304);
    c.header('Content-Type', contentType(path));
    return asset.body === null ? c.body(null, status) : c.body(asset.body, status);
  }
}
