// Serves the folder `.vercel/output` as Vercel does, with the features that this project uses:
// https://vercel.com/docs/build-output-api/configuration#routes
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { getMimeType } from 'hono/utils/mime';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { startMockServer } from './mock-server.ts';

interface Route {
  handle?: 'filesystem';
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: true;
}

/** The target of a request: the path of a file or of a function's folder in `.vercel/output`. */
interface Target {
  status: number;
  headers: Record<string, string>;
  path: string | undefined;
}

export class VercelOutput {
  readonly folder: string;
  readonly config: {
    routes: readonly Route[];
    overrides: Record<string, { contentType: string }>;
    crons?: readonly { path: string; schedule: string }[];
  };
  readonly files: readonly string[];

  private constructor(folder: string) {
    this.folder = folder;
    this.config = JSON.parse(this.#read('config.json'));
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    this.files = entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  }

  /** Converts a built site to Vercel's output format, and writes it into a folder. */
  static async prepare(site: string, folder: string): Promise<VercelOutput> {
    const env = { ...process.env, OUT_DIR: site, VERCEL_DIR: folder };
    const script = join(ROOT, 'packages/vitrine-server/hosts/vercel/prepare.mjs');
    await promisify(execFile)(process.execPath, [script], { env });
    return new VercelOutput(folder);
  }

  /** @param pathname The requested URL path, percent-encoded. */
  follow(pathname: string): Target {
    const headers: Record<string, string> = {};
    for (const route of this.config.routes) {
      if (route.handle) {
        const path = this.#find(pathname);
        if (path !== undefined) return { status: 200, headers, path };
      }
      const match = route.src && new RegExp(route.src).exec(pathname);
      if (!match) continue;
      const fill = (text: string) => text.replaceAll(/\$(\d)/g, (_, group) => match[group] ?? '');
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        headers[name.toLowerCase()] = fill(value);
      }
      if (route.continue) continue;
      const path = this.#find(fill(route.dest ?? pathname));
      return { status: route.status ?? 200, headers, path };
    }
    return { status: 404, headers, path: undefined };
  }

  /** Starts an HTTP server for the files of the output. */
  async serve() {
    return await startMockServer(({ path: asked = '' }) => {
      const [pathname = '', query] = asked.split('?');
      const { status, headers, path = '' } = this.follow(pathname);
      if (headers.location && query) headers.location += `?${query}`;
      const { contentType } = this.config.overrides[relative('static', path)] ?? {};
      const type = contentType ?? getMimeType(path) ?? '';
      return { status, headers, type, body: path && this.#read(path) };
    });
  }

  #find(pathname: string): string | undefined {
    const path = decodeURIComponent(pathname);
    const functionFolder = `functions${path}.func`;
    if (this.files.includes(`${functionFolder}/.vc-config.json`)) return functionFolder;
    const file = `static${path}`;
    return [file, join(file, 'index.html')].find((path) => this.files.includes(path));
  }

  #read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }
}
