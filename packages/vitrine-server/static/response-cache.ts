import { statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { DiskFiles, type DiskSite } from 'vitrine/command';
import {
  cspFile,
  type Encoding,
  encodingExtensions,
  readTarget,
  resolvePath,
  type SiteRoot,
} from 'vitrine/http';
import type { ContactEndpoint } from '../contact/endpoint.ts';
import { chooseCopy, encodedCopies } from './encoded-copies.ts';
import { isNotModified } from './entity-tags.ts';

/** Maximum size of all cached files together, and of each of them, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 1024 * 1024;

/** How long a cache entry is used without checking whether its files changed, in milliseconds. */
const CHECK_INTERVAL = 1000;

/** After this number of check intervals without a request, an entry may be evicted for another one. */
const UNUSED_INTERVALS = 60;

/** Headers, in lower case, that the response 304 (Not Modified) omits, because it has no body. */
const BODY_HEADERS = ['content-length', 'content-type', 'content-encoding'];

type Coding = Encoding | 'identity';

/** A cached response in one content coding. */
interface Copy {
  /** Header names and values alternately, as Node's `writeHead` accepts them. */
  headers: string[];
  /** The headers of the response 304 (Not Modified), which has no body. */
  unchanged: string[];
  tag: string;
  modified: Date;
  body: Buffer;
}

/** The parts of a request on which the response depends. */
type CacheRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface CacheEntry {
  /** The content codings in which the file exists, smallest first. */
  encodings: { encoding: Encoding }[];
  /** The responses that were cached so far, by content coding. */
  copies: Map<Coding, Copy>;
  /** The files on which the response depends, whether they exist or not. */
  files: string[];
  /** A text that changes when one of `files` changes. */
  version: string;
  checkedAt: number;
  bytes: number;
}

interface ResponseCacheOptions {
  site: DiskSite;
  /** The application that creates the responses. */
  app: Pick<Hono, 'fetch'>;
  /** Fills in the contact page for each visitor, so that page is never cached. */
  contact?: Pick<ContactEndpoint, 'fills'>;
  /** Maximum size of the cache, in bytes. */
  maxBytes?: number;
  /** How long a cache entry is used without checking whether its files changed, in milliseconds. */
  checkInterval?: number;
}

/**
 * Caches responses of the application for files of the built site, and sends them without calling the application or
 * reading the disk. An entry is renewed when one of its files has changed, so a new build needs no restart.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions;
  readonly #root: SiteRoot;
  /** The cache entries by URL path, least recently used first (LRU). */
  readonly #entries = new Map<string, CacheEntry>();
  readonly #loading = new Set<string>();
  #bytes = 0;

  constructor(options: ResponseCacheOptions) {
    this.#options = options;
    this.#root = { files: new DiskFiles(options.site.folder), base: options.site.base };
  }

  /** Sends the cached response, if there is one. @returns whether a response was sent */
  send({ method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = this.#find(pathnameOf(url));
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
   * Caches the application's response to a request, if it can be cached.
   * @returns a promise that resolves when caching has ended
   */
  async add({ method, url = '', headers }: CacheRequest, response: Response): Promise<void> {
    const path = pathnameOf(url);
    // Only canonical paths are cached, without percent-encoding or dot segments, so each file has one entry.
    if (path.includes('%') || readTarget(path)?.pathname !== path) return;
    if (method !== 'GET' || !isFile(response)) return;
    if (this.#options.contact?.fills(path)) return;
    if (this.#loading.has(path)) return;
    this.#loading.add(path);
    try {
      await this.#load(path, headers);
    } catch {
      // If caching fails, the application responds to the next request, and logs its error.
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
    // If all entries are in use, a new entry would only evict another one that is needed.
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
    for (const cachedPath of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#remove(cachedPath);
    }
  }

  /** A cache entry without responses; undefined if there is no file at the path. */
  async #entry(path: string, folder: string): Promise<CacheEntry | undefined> {
    const target = await resolvePath(this.#root, path);
    if (target.kind !== 'file') return undefined;
    const file = join(folder, target.path);
    const files = [
      file,
      ...encodingExtensions.map(([, extension]) => file + extension),
      join(folder, cspFile(target.path)),
    ];
    const version = versionOf(files);
    const encodings = await encodedCopies(file);
    const checkedAt = performance.now();
    return { encodings, copies: new Map(), files, version, checkedAt, bytes: 0 };
  }

  /** The application's response in one content coding; undefined if it cannot be cached. */
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

/** The content coding of the response to a request. */
function codingFor(headers: IncomingHttpHeaders, { encodings }: CacheEntry): Coding {
  return chooseCopy(headers['accept-encoding'], encodings)?.encoding ?? 'identity';
}

function pathnameOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Whether a response is a whole file, the same for every visitor, and small enough to be cached. */
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
