import { Hono } from 'hono';
import { responseHeaders } from './headers.ts';
import type { SiteRoot } from './paths.ts';
import { StaticSite } from './static.ts';

/** The whole web application, without a socket: tests call it through `app.request()`. */
export function createApp(root: SiteRoot): Hono {
  const app = new Hono();
  const site = new StaticSite(root);

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of responseHeaders) c.header(name, value);
  });

  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ ok: true });
  });

  app.get('*', (c) => site.answer(c));

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    return c.text(`${c.req.method} is not possible here. Allowed: GET, HEAD.`, 405);
  });

  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path} failed:`, error);
    c.header('Cache-Control', 'no-store');
    return c.text('The server made a mistake. Please try again later.', 500);
  });

  return app;
}
