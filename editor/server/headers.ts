import type { MiddlewareHandler } from 'hono';
import { filePolicy } from '../../server/headers.ts';

/**
 * The headers of every answer. Images of the content are among them, and a drawing may hold a
 * script: the policy keeps it from running where somebody opens it by itself.
 *
 * @param preview The address of the site in the frame.
 */
export function headers(preview: string | undefined): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return async (context, next) => {
    await next();
    const isDrawing = context.res.headers.get('Content-Type')?.startsWith('image/svg') ?? false;
    const own = isDrawing ? filePolicy.value : policy;
    context.header('Content-Security-Policy', own);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('X-Frame-Options', 'DENY');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    context.header('Cache-Control', 'no-store');
  };
}
