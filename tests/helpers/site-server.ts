import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import { listen } from '../../packages/vitrine/node-http/listen.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { systemClock } from '../../packages/vitrine-server/clock.ts';
import { openNodeContact } from '../../packages/vitrine-server/contact/node-contact.ts';
import { smtpSender } from '../../packages/vitrine-server/delivery/smtp.ts';
import { readServerSettings, serverSettings } from '../../packages/vitrine-server/environment.ts';
import { ResponseCache } from '../../packages/vitrine-server/static/response-cache.ts';
import { createNodeApp } from '../../packages/vitrine-server/static/static-files.ts';
import type { MessageState } from '../../packages/vitrine-server/store/records.ts';
import { builds } from '../builds.ts';

/** The project's server for a test: in the test's process, with a message store of its own. */
export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/**
 * Serves a built site on a free local port.
 *
 * @param variables Environment variables of the server, such as the SMTP settings.
 * @param wrap Wraps the site's Hono application in another application that gets all requests.
 */
export async function startSiteServer(
  { outDir, base }: { outDir: string; base: string } = builds.sample,
  variables: Record<string, string> = {},
  wrap?: (app: Hono) => Hono,
) {
  await using started = new AsyncDisposableStack();
  const data = started.use(await mkdtempDisposable(join(tmpdir(), 'vitrine-site-')));
  const root = { folder: resolve(ROOT, outDir), base };
  const lines: string[] = [];
  const contact = await openNodeContact({
    root,
    settings: readServerSettings(serverSettings, variables),
    dataDir: data.path,
    log: (level, event, fields) => lines.push(JSON.stringify({ level, event, ...fields })),
    clock: systemClock,
    openSmtp: smtpSender,
  });
  started.defer(contact.close);
  const { endpoint, testimonials } = contact;
  const app = createNodeApp(root, { contact: endpoint, testimonials });
  const server = wrap
    ? await listen(wrap(app), '127.0.0.1', 0)
    : await listen(app, '127.0.0.1', 0, {
        cache: new ResponseCache({ site: root, app, contact: endpoint }),
      });
  started.defer(server.stop);
  contact.start();
  const running = started.move();
  return {
    /** The URL of the site with its sub-path, without a trailing slash. */
    url: `http://127.0.0.1:${server.port}${base}`,
    lines,
    stored: (state: MessageState = 'new') => contact.store.list([state]),
    stop: () => running.disposeAsync(),
  };
}
