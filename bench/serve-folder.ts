import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { portOf } from '../server/port-of.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** A folder that is served on this machine only. */
export interface ServedFolder {
  /** Such as `http://127.0.0.1:4600`. */
  readonly address: string;
  /** Ends serving. */
  stop(): Promise<void>;
}

/**
 * Serves a built site for measuring, in the plainest way.
 *
 * @param port 0 for any that is free.
 * @throws Error where the port is taken.
 */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = extname(path) ? join(folder, path) : join(folder, path, 'index.html');
    try {
      const bytes = await readFile(file);
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(bytes);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`${path} is not there.`);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
