import type { Hono } from 'hono';
import type { DiskSite } from './disk-files.ts';
import { type AppParts, createServerRoutes } from './server-routes.ts';
import { StaticSite } from './static-files.ts';

/** The application on Node, without a socket: tests call it by `app.request()`. */
export function createNodeApp(site: DiskSite, parts?: AppParts): Hono {
  return createServerRoutes(new StaticSite(site), parts);
}
