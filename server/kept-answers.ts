import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ContactEndpoint } from './contact/endpoint.ts';
import { DiskFiles, type DiskSite } from './disk-files.ts';
import { chooseCopy, type Encoding, encodingEndings } from './encoding.ts';
import { findPlace, type SiteRoot } from './paths.ts';
import { policyFile } from './policy.ts';
import { isUnchanged } from './validators.ts';

const MOST_BYTES = 32 * 1024 * 1024;

/** Larger files are not kept. */
const LARGEST = 1024 * 1024;

/** In milliseconds: a few calls of the file system in this time, whatever the load. */
const TRUSTED = 1000;

/** Headers that an answer without a body (304) lacks, in small letters. */
const OF_BODY = ['content-length', 'content-type', 'content-encoding'];

/** An answer in one coding. */
interface Copy {
  encoding: Encoding | undefined;
  /** Names and values in turn, as Node takes them. */
  headers: string[];
  /** The same of an answer without a body (304). */
  unchanged: string[];
  tag: string;
  modified: Date;
  body: Buffer;
}

/** What is looked at of a request that the application answered. */
type Asked = Pick<IncomingMessage, 'method' | 'url'>;

interface Kept {
  plain: Copy;
  encoded: (Copy & { encoding: Encoding })[];
  /** The files that the answer was made of, whether they are there or not. */
  files: string[];
  /** Which state of these files it was made of. */
  version: string;
  lookedAt: number;
  bytes: number;
}

interface KeptAnswersOptions {
  site: DiskSite;
  /** The application, which makes the answers. */
  app: Pick<Hono, 'fetch'>;
  /** Fills in pages for one visitor, which are not kept. */
  contact?: Pick<ContactEndpoint, 'fills'>;
  /** How many bytes are kept. */
  most?: number;
  /** For how long a file is trusted to be the same, in milliseconds. */
  trusted?: number;
}

/**
 * Keeps answers of the application for files of the built site, and sends them without asking it or
 * the disk. An answer is made anew when one of its files has changed, so a build needs no restart.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions;
  readonly #root: SiteRoot;
  /** By path; the one that was looked at longest ago comes first. */
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<void>>();
  #bytes = 0;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
    this.#root = { files: new DiskFiles(options.site.folder), base: options.site.base };
  }

  /** Sends the answer if it is kept. @returns whether it is */
  send({ method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const kept = this.#find(pathOf(url));
    if (kept === undefined) return false;
    const copy = chooseCopy(headers['accept-encoding'], kept.encoded) ?? kept.plain;
    if (isUnchanged(copy, headers['if-none-match'], headers['if-modified-since'])) {
      outgoing.writeHead(304, copy.unchanged).end();
    } else {
      outgoing.writeHead(200, copy.headers).end(copy.body);
    }
    return true;
  }

  /**
   * Learns that the application answered a request, and keeps the answer where it can be kept.
   * @returns when it is kept or not
   */
  async learn({ method, url = '' }: Asked, response: Response): Promise<void> {
    const path = pathOf(url);
    // Only in the one spelling that has no other.
    const isPlain = path.startsWith('/') && !path.includes('%');
    if (!isPlain || new URL(path, 'http://site.invalid').pathname !== path) return;
    if (method !== 'GET' || !isFile(response)) return;
    if (this.#options.contact?.fills(path)) return;
    const loading = this.#loading.get(path) ?? this.#load(path);
    this.#loading.set(path, loading);
    try {
      await loading;
    } catch {
      // What could not be kept is made again for the next request, which has the error in the log.
    } finally {
      this.#loading.delete(path);
    }
  }

  #find(path: string): Kept | undefined {
    const kept = this.#kept.get(path);
    const now = performance.now();
    const { trusted = TRUSTED } = this.#options;
    if (kept === undefined || now < kept.lookedAt + trusted) return kept;
    this.#drop(path, kept);
    if (versionOf(kept.files) !== kept.version) return undefined;
    this.#put(path, { ...kept, lookedAt: now });
    return kept;
  }

  async #load(path: string): Promise<void> {
    const { site, most = MOST_BYTES } = this.#options;
    const place = await findPlace(this.#root, path);
    if (place.kind !== 'file') return;
    const copies = encodingEndings.map(([, ending]) => place.path + ending);
    const files = [place.path, ...copies, policyFile(place.path)];
    const paths = files.map((file) => join(site.folder, file));
    const version = versionOf(paths);
    const plain = await this.#copy(path, 'identity');
    if (plain === undefined) return;
    const encoded: Kept['encoded'] = [];
    for (const [encoding] of encodingEndings) {
      const copy = await this.#copy(path, encoding);
      if (copy?.encoding === encoding) encoded.push({ ...copy, encoding });
    }
    const bytes = [plain, ...encoded].reduce((sum, { body }) => sum + body.length + 2048, 0);
    const before = this.#kept.get(path);
    if (before) this.#drop(path, before);
    const lookedAt = performance.now();
    this.#put(path, { plain, encoded, files: paths, version, lookedAt, bytes });
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= most) break;
      this.#drop(oldest, kept);
    }
  }

  /** The answer in one coding; undefined where it cannot be kept. */
  async #copy(path: string, encoding: string): Promise<Copy | undefined> {
    const headers = { 'Accept-Encoding': encoding };
    const request = new Request(`http://site.invalid${path}`, { headers });
    const response = await this.#options.app.fetch(request);
    if (!isFile(response)) {
      await response.body?.cancel();
      return undefined;
    }
    const sent = [...response.headers];
    const value = (name: string) => response.headers.get(name) ?? '';
    return {
      encoding: encodingEndings.find(([name]) => name === value('Content-Encoding'))?.[0],
      headers: sent.flat(),
      unchanged: sent.filter(([name]) => !OF_BODY.includes(name)).flat(),
      tag: value('ETag'),
      modified: new Date(value('Last-Modified')),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  #put(path: string, kept: Kept): void {
    this.#kept.set(path, kept);
    this.#bytes += kept.bytes;
  }

  #drop(path: string, kept: Kept): void {
    if (this.#kept.delete(path)) this.#bytes -= kept.bytes;
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Whether an answer is a whole file, the same for everybody, and small enough to be kept. */
function isFile({ status, headers }: Response): boolean {
  const isSmall = Number(headers.get('Content-Length')) <= LARGEST;
  return status === 200 && isSmall && headers.has('ETag') && !headers.has('Accept-Ranges');
}

/** Changes when one of some files is written, replaced, removed or added. */
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
