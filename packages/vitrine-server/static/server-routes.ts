import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { CACHE_FOR_EVER, commonHeaders, documentHeaders, strictCspHeader } from 'vitrine/http';
import { englishTexts, t } from 'vitrine/message';
import type { ContactEndpoint } from '../contact/endpoint.ts';
import { type Log, LogSummary, logLine } from '../log.ts';
import type { TestimonialEndpoint } from '../testimonials/endpoint.ts';

/** Serves the built site. */
export interface SiteHandler {
  /** The response to GET and HEAD. */
  respond(c: Context): Promise<Response>;
  /** Compresses pages made for one visitor; undefined if the hosting platform compresses everything. */
  readonly compress?: MiddlewareHandler;
}

export interface AppParts {
  /** Accepts messages; undefined if the site accepts none. */
  contact?: ContactEndpoint;
  /** Takes testimonials; undefined if the site asks for none. */
  testimonials?: TestimonialEndpoint | undefined;
  /** The reason, shown to everyone, why no message is accepted although the site should accept messages. */
  fault?: string;
  log?: Log;
}

/** The routes of the whole web application, the same on Node and on Cloudflare Workers. */
export function createServerRoutes(
  site: SiteHandler,
  { contact, testimonials, fault, log = logLine }: AppParts = {},
): Hono {
  const app = new Hono();
  const failures = new LogSummary(log);
  // Only a site with a contact form has a file with its texts for the server.
  const textsFor = (c: Context) =>
    contact?.siteAt(c.req.path) ?? { locale: 'en', strings: englishTexts };
  const notAllowed = (c: Context, allowed: string) => {
    const { locale, strings } = textsFor(c);
    c.header('Allow', allowed);
    return c.text(
      t(strings.server.errors.notAllowed, { method: c.req.method, allowed }, locale),
      405,
    );
  };

  app.use(async (c, next) => {
    await next();
    // Files that are cached for ever have a hash in their names. They are parts of pages, and no documents.
    const isPart = c.res.headers.get('Cache-Control') === CACHE_FOR_EVER;
    const ofDocument = isPart ? [] : [...documentHeaders, strictCspHeader];
    // A header that is already set, such as the CSP of a page, is not replaced.
    for (const { name, value } of [...commonHeaders, ...ofDocument]) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });

  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    if (fault !== undefined) return c.json({ ok: false, help: fault }, 503);
    const failure = contact?.storeFailure;
    if (!failure) return c.json({ ok: true });
    return c.json({ ok: false, store: failure.reason, help: failure.help }, 503);
  });

  if (contact) {
    for (const path of contact.paths) {
      app.get(path, (c) => contact.token(c));
      app.post(path, (c) => contact.take(c));
      app.all(path, (c) => notAllowed(c, 'GET, HEAD, POST'));
    }
  }

  // Sends a page that was made for one visitor.
  const send = async (c: Context, page: Response) => {
    if (site.compress === undefined) return page;
    return await site.compress(c, async () => {
      c.res = page;
    });
  };

  if (testimonials) {
    const isLink = (c: Context) => testimonials.isLink(c.req.path);
    for (const path of testimonials.paths) {
      app.get(path, async (c, next) =>
        isLink(c) ? await send(c, await testimonials.show(c)) : await next(),
      );
      app.post(path, async (c, next) => (isLink(c) ? await testimonials.take(c) : await next()));
      app.all(path, async (c, next) =>
        isLink(c) ? notAllowed(c, 'GET, HEAD, POST') : await next(),
      );
    }
  }

  app.get('*', async (c) => {
    const filled = await contact?.page(c);
    return filled === undefined ? await site.respond(c) : await send(c, filled);
  });

  app.all('*', (c) => notAllowed(c, 'GET, HEAD'));

  app.onError((error, c) => {
    const { method } = c.req;
    // The link of a testimonial is never logged, because it allows to send.
    const path = c.req.path.replace(/\/testimonial\/.*/, '/testimonial/…');
    failures.writeFailure(error, { method, path });
    c.header('Cache-Control', 'no-store');
    return c.text(textsFor(c).strings.server.errors.broken, 500);
  });

  return app;
}
