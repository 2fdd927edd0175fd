import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../server/listen.ts';

/**
 * Serves a folder on a free port of this machine, without headers and compression of its own.
 *
 * @param app Answers before the folder does.
 */
export async function serveFolder(folder: string, app = new Hono()) {
  const site = app.use(serveStatic({ root: folder }));
  const { port, stop } = await listen(site, '127.0.0.1', 0);
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}
