import type { Context, MiddlewareHandler } from 'hono';
import { subresourceCsp } from '../../platform/http/headers.ts';
import { editorStrings } from '../editor-strings.ts';

/**
 * Refuses requests that other websites make by the owner's browser: with another host name for this
 * machine (DNS rebinding), or from another page.
 */
export const requireSameOrigin: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  const origin = context.req.header('origin');
  const site = context.req.header('sec-fetch-site');
  // From the editor's page, or from the address bar.
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none';
  const changes = !['GET', 'HEAD'].includes(context.req.method);
  const isAllowed =
    /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) &&
    (origin === undefined ? !changes : origin === `http://${host}`) &&
    (isSameSite || isNavigation(context));
  if (!isAllowed) return context.json({ message: editorStrings.errors.otherOrigin }, 403);
  return await next();
};

/** Whether a request follows a link from another page, which only opens the editor. */
function isNavigation({ req }: Context): boolean {
  return req.method === 'GET' && req.path === '/' && req.header('sec-fetch-mode') === 'navigate';
}

/**
 * The headers of every response. Responses include images of the content, and an SVG may contain a
 * script: the policy prevents it from running where the image is opened by itself.
 *
 * @param preview The address of the preview in the frame.
 */
export function securityHeaders(preview: string | undefined): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
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
