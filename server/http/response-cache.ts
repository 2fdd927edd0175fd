import { statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { cspFile } from '../../platform/http/content-security-policy.ts';
import {
  chooseCopy,
  type Encoding,
  encodedCopies,
  encodingEndings,
} from '../../platform/http/encoding.ts';
import type { ContactEndpoint } from '../contact/endpoint.ts';
import { DiskFiles, type DiskSite } from './disk-files.ts';
import { isNotModified } from './entity-tags.ts';
import { resolvePath, type SiteRoot } from './resolve-path.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** Maximum size of a cached file, in bytes. */
const MAX_FILE_BYTES = 1024 * 1024;

/** How long an entry is used without checking its files, in milliseconds, whatever the load. */
const CHECK_INTERVAL = 1000;

/** After so many of these intervals without a request, an answer may be dropped for another one. */
const UNUSED_INTERVALS = 60;

/** Headers that an answer without a body (304) does not have, in lower case. */
const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding'];

type Coding = Encoding | 'identity';

/** An answer in one content coding. */
interface Copy {
  /** Names and values in turn, as Node takes them. */
  headers: string[];
  /** The headers of an answer without a body (304). */
  unchanged: string[];
  tag: string;
  modified: Date;
  body: Buffer;
}

/** The parts of a request that matter for its answer. */
type CacheRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface CacheEntry {
  /** The codings in which the file exists, best first. */
  encodings: { encoding: Encoding }[];
  /** The copies that were requested so far. */
  copies: Map<Coding, Copy>;
  /** The files that the answer depends on, whether they exist or not. */
  files: string[];
  /** The version of these files. */
  version: string;
  checkedAt: number;
  bytes: number;
}

interface ResponseCacheOptions {
  site: DiskSite;
  /** The application, which makes the answers. */
  app: Pick<Hono, 'fetch'>;
  /** Fills in pages for one visitor, which are never cached. */
  contact?: Pick<ContactEndpoint, 'fills'>;
  /** Maximum size of the cache, in bytes. */
  maxBytes?: number;
  /** How long an entry is used without checking its files, in milliseconds. */
  checkInterval?: number;
}

/**
 * Caches answers of the application for files of the built site, and sends them without calling it or
 * reading the disk. An answer is renewed when one of its files has changed, so a build needs no restart.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  readonly #root: SiteRoot;
  /** By path; the one that was used longest ago comes first. */
  readonly #entries = new Map<string, CacheEntry>();
  readonly #loading = new Set<string>();
  #bytes = 0;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#root = { files: new DiskFiles(options.site.folder), base: options.site.base };
  }

  /** Sends the answer if it is cached. @returns whether it was sent */
  send({ method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = this.#find(pathOf(url));
    if (entry === undefined) return false;
    const copy = entry.copies.get(codingFor(headers, entry));
    if (copy === undefined) return false;
    if (isNotModified(copy, headers['if-none-match'], headers['if-modified-since'])) {
      outgoing.writeHead(304, copy.unchanged).end();
    } else {
      outgoing.writeHead(200, copy.headers).end(copy.body);
    }
    return true;
  }

  /**
   * Caches the answer of the application to a request, where it can be cached.
   * @returns a promise that resolves when this is done
   */
  async add({ method, url = '', headers }: CacheRequest, response: Response): Promise<void> {
    const path = pathOf(url);
    // Only paths that have no other spelling.
    const isPlain = path.startsWith('/') && !path.includes('%');
    if (!isPlain || new URL(path, 'http://site.invalid').pathname !== path) return;
    if (method !== 'GET' || !isFile(response)) return;
    if (this.#options.contact?.fills(path)) return;
    if (this.#loading.has(path)) return;
    this.#loading.add(path);
    try {
      await this.#load(path, headers);
    } catch {
      // Where caching failed, the application answers the next request, and logs its error.
    } finally {
      this.#loading.delete(path);
    }
  }

  #find(path: string): CacheEntry | undefined {
    const entry = this.#entries.get(path);
    const now = performance.now();
    const { checkInterval = CHECK_INTERVAL } = this.#options;
    if (entry === undefined || now < entry.checkedAt + checkInterval) return entry;
    this.#remove(path);
    if (versionOf(entry.files) !== entry.version) return undefined;
    this.#put(path, { ...entry, checkedAt: now });
    return entry;
  }

  async #load(path: string, headers: IncomingHttpHeaders): Promise<void> {
    const { site, maxBytes = MAX_BYTES, checkInterval = CHECK_INTERVAL } = this.#options;
    const [oldest] = this.#entries.values();
    const isFull = this.#bytes + MAX_FILE_BYTES > maxBytes && oldest !== undefined;
    // Where all entries are in use, a new one would only drop another that is needed.
    if (isFull && performance.now() < oldest.checkedAt + UNUSED_INTERVALS * checkInterval) return;
    const entry = this.#find(path) ?? (await this.#entry(path, site.folder));
    if (entry === undefined) return;
    const coding = codingFor(headers, entry);
    const copy = await this.#copy(path, coding);
    this.#remove(path);
    if (copy === undefined) return;
    const copies = new Map(entry.copies).set(coding, copy);
    const bytes = [...copies.values()].reduce((sum, { body }) => sum + body.length + 2048, 0);
    this.#put(path, { ...entry, copies, bytes });
    for (const known of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#remove(known);
    }
  }

  /** An entry without copies; undefined where there is no file. */
  async #entry(path: string, folder: string): Promise<CacheEntry | undefined> {
    const place = await resolvePath(this.#root, path);
    if (place.kind !== 'file') return undefined;
    const file = join(folder, place.path);
    const files = [
      file,
      ...encodingEndings.map(([, ending]) => file + ending),
      join(folder, cspFile(place.path)),
    ];
    const version = versionOf(files);
    const encodings = await encodedCopies(file);
    const checkedAt = performance.now();
    return { encodings, copies: new Map(), files, version, checkedAt, bytes: 0 };
  }

  /** The answer in one coding; undefined where it cannot be cached. */
  async #copy(path: string, coding: Coding): Promise<Copy | undefined> {
    const headers = { 'Accept-Encoding': coding };
    const request = new Request(`http://site.invalid${path}`, { headers });
    const response = await this.#options.app.fetch(request);
    if (!isFile(response)) {
      await response.body?.cancel();
      return undefined;
    }
    const sent = [...response.headers];
    const value = (name: string) => response.headers.get(name) ?? '';
    return {
      headers: sent.flat(),
      unchanged: sent.filter(([name]) => !BODY_HEADERS.includes(name)).flat(),
      tag: value('ETag'),
      modified: new Date(value('Last-Modified')),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  #put(path: string, entry: CacheEntry): void {
    this.#entries.set(path, entry);
    this.#bytes += entry.bytes;
  }

  #remove(path: string): void {
    this.#bytes -= this.#entries.get(path)?.bytes ?? 0;
    this.#entries.delete(path);
  }
}

/** The coding of the answer to a request. */
function codingFor(headers: IncomingHttpHeaders, { encodings }: CacheEntry): Coding {
  return chooseCopy(headers['accept-encoding'], encodings)?.encoding ?? 'identity';
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Whether an answer is a whole file, the same for everybody, and small enough to be cached. */
function isFile({ status, headers }: Response): boolean {
  const isSmall = Number(headers.get('Content-Length')) <= MAX_FILE_BYTES;
  return status === 200 && isSmall && headers.has('ETag') && !headers.has('Accept-Ranges');
}

/** A text that changes when one of the files is written, replaced, removed or added. */
function versionOf(files: readonly string[]): string {
  return files
    .map((file) => {
      try {
        const { dev, ino, size, mtimeMs } = statSync(file);
        return [dev, ino, size, mtimeMs].join(' ');
      } catch {
        return '';
      }
    })
    .join(',');
}
