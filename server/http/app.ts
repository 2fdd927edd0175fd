import type { Hono } from 'hono';
import type { DiskSite } from './disk-files.ts';
import { type AppParts, createRoutes } from './routes.ts';
import { StaticSite } from './static.ts';

/** The application on Node, without a socket: tests call it by `app.request()`. */
export function createApp(site: DiskSite, parts?: AppParts): Hono {
  return createRoutes(new StaticSite(site), parts);
}
