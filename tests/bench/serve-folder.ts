import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { serve } from '../helpers/serve.ts';

/**
 * Serves a folder on a free port of this machine, without compression and the headers of Vitrine's server.
 *
 * @param app Routes that come before the files of the folder.
 */
export function serveFolder(folder: string, app = new Hono()) {
  return serve(app.use(serveStatic({ root: folder })));
}
