import type { Hono } from 'hono';
import { listen } from '../../packages/vitrine/node-http/listen.ts';

/** Serves a Hono application on a free port of this machine until the returned object is disposed. */
export async function serve(app: Hono) {
  const { port, stop } = await listen(app, '127.0.0.1', 0);
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: stop };
}
