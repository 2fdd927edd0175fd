import type { Context, MiddlewareHandler } from 'hono';
import { words } from '../words.ts';

/** Where a request may come from: the editor's own page, or the address bar. */
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses requests that other websites make through the owner's browser: under another name for
 * this machine (DNS rebinding), or from another page.
 */
export const guard: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  const changes = !['GET', 'HEAD'].includes(context.req.method);
  if (!/^(?:127\.0\.0\.1|localhost):\d+$/.test(host)) return refuse(context);
  if (changes && origin === undefined) return refuse(context);
  if (origin !== undefined && origin !== `http://${host}`) return refuse(context);
  if (site !== undefined && !ownSites.has(site) && !isVisit(context)) return refuse(context);
  return await next();
};

/** A link on another page that leads to the editor only opens it. */
function isVisit({ req }: Context): boolean {
  return req.method === 'GET' && req.path === '/' && req.header('sec-fetch-mode') === 'navigate';
}

function refuse(context: Context): Response {
  return context.json({ message: words.errors.foreign }, 403);
}
