import { Hono } from 'hono';

// A script in the page, because not every browser reports requests blocked by the CSP to its driver.
const WATCHER = `(() => {
  const report = (line) => navigator.sendBeacon('/watched', location.pathname + ': ' + line);
  addEventListener('securitypolicyviolation', (event) =>
    report('blocked: ' + event.effectiveDirective + ' ' + (event.blockedURI || event.sample)));
  addEventListener('error', (event) => report(event.message));
  addEventListener('unhandledrejection', (event) => report('rejected: ' + event.reason));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...all) => {
      report(level + ': ' + all.join(' '));
      original.apply(console, all);
    };
  }
})();`;

/**
 * Adds a script to every page of a site, before all other scripts, that reports errors to the server.
 *
 * @param reports Receives one line for each CSP violation, error and warning of a page.
 */
export function watchPages(site: Hono, reports: string[]): Hono {
  return new Hono()
    .post('/watched', async (c) => {
      reports.push(await c.req.text());
      return c.body(null, 204);
    })
    .get('/watch.js', (c) => c.body(WATCHER, 200, { 'Content-Type': 'text/javascript' }))
    .get('*', async (c) => {
      const headers = { ...c.req.header(), 'accept-encoding': 'identity' };
      const response = await site.fetch(new Request(c.req.url, { headers }), c.env);
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      if (!isPage || response.status === 304) return response;
      const html = await response.text();
      const watched = html.replace('<head>', '<head><script src="/watch.js"></script>');
      const page = new Response(watched, response);
      page.headers.delete('Content-Length');
      return page;
    })
    .route('/', site);
}
