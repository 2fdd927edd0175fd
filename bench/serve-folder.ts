import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../server/listen.ts';

/** Serves a folder on a free port of this machine, without headers and compression of its own. */
export async function serveFolder(folder: string) {
  const { port, stop } = await listen(
    new Hono().use(serveStatic({ root: folder })),
    '127.0.0.1',
    0,
  );
  return { address: `http://127.0.0.1:${port}`, stop };
}
