import type { Context } from 'hono';
import { contentType } from '../../../platform/http/content-types.ts';
import { CACHE_AND_ASK, CACHE_FOR_EVER, isHashed } from '../../../platform/http/headers.ts';
import { policyAt } from '../../http/file-policy.ts';
import { findNotFoundPage, findPlace, type SiteFiles } from '../../http/paths.ts';
import type { Site } from '../../http/routes.ts';

/** A Worker's binding to its assets: `html_handling` and `not_found_handling` have to be `none`. */
export interface Assets {
  fetch(address: string, init?: { headers?: Record<string, string> }): Promise<Response>;
}

/** A built site among the assets of a Worker. */
export class AssetFiles implements SiteFiles {
  readonly #assets: Assets;

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** The answer for a file; 404 if there is none. */
  async open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return await this.#assets.fetch(`https://assets.invalid/${encoded}`, { headers });
  }

  async find(segments: readonly string[]) {
    const path = segments.join('/');
    const index = [...segments, 'index.html'].join('/');
    const looks = [{ isFolder: true, file: index }];
    if (path !== '') looks.push({ isFolder: false, file: path });
    // Most names with a dot are those of files, most others those of pages.
    if (segments.at(-1)?.includes('.')) looks.reverse();
    for (const { isFolder, file } of looks) {
      if ((await this.open(file)).status !== 404) return { isFolder, path };
    }
    return undefined;
  }

  async readText(path: string): Promise<string | undefined> {
    const answer = await this.open(path);
    if (answer.ok) return await answer.text();
    if (answer.status === 404) return undefined;
    throw new Error(`The asset ${path} answered ${answer.status}.`);
  }
}

/** The assets as one request asks for them: each once at most. */
class AskedFiles extends AssetFiles {
  readonly #headers: Record<string, string>;
  readonly #answers = new Map<string, Promise<Response>>();

  /** @param headers Of its requests, such as `If-None-Match`. */
  constructor(assets: Assets, headers: Record<string, string> = {}) {
    super(assets);
    this.#headers = headers;
  }

  override async open(path: string): Promise<Response> {
    const answer = this.#answers.get(path) ?? super.open(path, this.#headers);
    this.#answers.set(path, answer);
    return await answer;
  }
}

/**
 * Answers GET and HEAD as the server on Node does. The platform compresses, and sends files that are
 * no pages without asking the Worker; `_headers` has the headers of those.
 */
export class AssetSite implements Site {
  readonly #assets: Assets;
  readonly #base: string;

  constructor(assets: Assets, base: string) {
    this.#assets = assets;
    this.#base = base;
  }

  async answer(c: Context): Promise<Response> {
    const base = this.#base;
    const url = new URL(c.req.url);
    const tag = c.req.header('If-None-Match');
    const asked = new AskedFiles(this.#assets, tag === undefined ? {} : { 'If-None-Match': tag });
    const place = await findPlace({ files: asked, base }, url.pathname);
    if (place.kind === 'moved') return c.redirect(place.to + url.search, 301);
    if (place.kind === 'file') {
      const asset = await asked.open(place.path);
      c.header('ETag', asset.headers.get('ETag') ?? undefined);
      return await this.#send(c, { asset, path: place.path, status: 200 });
    }
    const files = new AskedFiles(this.#assets);
    const path = await findNotFoundPage({ files, base }, url.pathname);
    if (path !== undefined) {
      return await this.#send(c, { asset: await files.open(path), path, status: 404 });
    }
    c.header('Cache-Control', CACHE_AND_ASK);
    return c.text('Not found', 404);
  }

  async #send(
    c: Context,
    { asset, path, status }: { asset: Response; path: string; status: 200 | 404 },
  ): Promise<Response> {
    const { pathname } = new URL(c.req.url);
    const root = { files: new AssetFiles(this.#assets), base: this.#base };
    const { name, value } = await policyAt(root, { pathname, path, status });
    c.header(name, value);
    const isKept = status === 200 && isHashed(this.#base, pathname);
    c.header('Cache-Control', isKept ? CACHE_FOR_EVER : CACHE_AND_ASK);
    if (asset.status === 304) return c.body(null, 304);
    c.header('Content-Type', contentType(path));
    return asset.body === null ? c.body(null, status) : c.body(asset.body, status);
  }
}
