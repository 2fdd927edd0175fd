import type { Context, MiddlewareHandler } from 'hono';
import { subresourceCsp } from 'vitrine/http';
import { Refusal } from './refusal.ts';

/**
 * Refuses requests that another website sends through the owner's browser: cross-origin requests, and
 * requests with another host name for this machine (DNS rebinding).
 */
export const requireSameOrigin: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  // True for requests from the editor's page or from the address bar.
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none';
  const changes = !['GET', 'HEAD'].includes(context.req.method);
  const isAllowed =
    /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) &&
    (origin === undefined ? !changes : origin === `http://${host}`) &&
    (isSameSite || isNavigation(context));
  if (!isAllowed) throw new Refusal(403, ({ errors }) => errors.otherOrigin);
  return await next();
};

/** Whether a request is a navigation that only opens the editor, such as a link on another site. */
function isNavigation({ req }: Context): boolean {
  return req.method === 'GET' && req.path === '/' && req.header('sec-fetch-mode') === 'navigate';
}

/**
 * Sets the security headers of every response. An SVG image of the content may contain a script; its
 * Content Security Policy keeps the script from running where the image is opened as a page.
 *
 * @param preview The URL of the preview, which the editor's page shows in a frame.
 */
export function securityHeaders(preview: string | undefined): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return async (context, next) => {
    await next();
    const isDrawing = context.res.headers.get('Content-Type')?.startsWith('image/svg') ?? false;
    const sent = isDrawing ? subresourceCsp.value : policy;
    context.header('Content-Security-Policy', sent);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Cache-Control', 'no-store');
  };
}
