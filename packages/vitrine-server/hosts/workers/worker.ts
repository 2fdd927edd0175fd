// The Cloudflare Worker that serves the site and its contact service. wrangler.jsonc refers to this file.
import type { ExecutionContext, Hono } from 'hono';
import { SettingsError } from 'vitrine/settings';
import { systemClock } from '../../clock.ts';
import { type ContactService, openContact } from '../../contact/open-contact.ts';
import { contactSettings, readServerSettings } from '../../environment.ts';
import { logLine } from '../../log.ts';
import { createServerRoutes } from '../../static/server-routes.ts';
import { type D1Binding, D1Driver, d1FromBinding } from '../../store/d1.ts';
import { RetryingDatabase } from '../../store/retrying-database.ts';
import { AssetFiles, AssetSite, type Assets } from './asset-site.ts';

/** The bindings of wrangler.jsonc, and the settings of `environment.ts` as variables and secrets. */
interface Environment {
  ASSETS: Assets;
  DB: D1Binding;
  BASE?: string;
  [variable: string]: unknown;
}

/** Matches URL paths that need the message store. Other requests do not wait for the store. */
const NEEDS_CONTACT = /\/(?:contact|healthz|testimonial\/(?!sent\/?$)[^/]+\/?)$/;

interface Running {
  app: Hono;
  /** The contact service; undefined if the settings are wrong, when only pages are served. */
  contact: ContactService | undefined;
}

// `site` and `running` are reused for further requests. Two first requests at the same time each
// start their own instance: a request must not wait for the work of another request, which
// Cloudflare cancels when the visitor of that request disconnects.
let site: Hono | undefined;
let running: Running | undefined;

function siteOf(environment: Environment): Hono {
  site ??= createServerRoutes(new AssetSite(environment.ASSETS, environment.BASE ?? ''));
  return site;
}

async function start(environment: Environment): Promise<Running> {
  const { ASSETS, DB } = environment;
  try {
    const settings = readServerSettings(contactSettings, environment);
    const { BASE: base } = settings;
    const contact = await openContact({
      root: { files: new AssetFiles(ASSETS), base },
      database: new RetryingDatabase(new D1Driver(d1FromBinding(DB)), logLine),
      settings,
      log: logLine,
      clock: systemClock,
      // Cloudflare sets `CF-Connecting-IP` on every request, and overwrites a value that the visitor sent.
      clientIpOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
      afterStored: (c, deliver) => c.executionCtx.waitUntil(deliver()),
    });
    const { endpoint, testimonials } = contact;
    const site = new AssetSite(ASSETS, base);
    const app = createServerRoutes(site, { contact: endpoint, testimonials });
    return { app, contact };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    logLine('error', 'settings.wrong', { text: error.message });
    const fault = 'The settings of the Worker are wrong. See the log of the Worker.';
    const site = new AssetSite(ASSETS, environment.BASE ?? '');
    return { app: createServerRoutes(site, { fault }), contact: undefined };
  }
}

async function runningFor(environment: Environment): Promise<Running> {
  const isSound = running?.contact?.store.database.failure === undefined;
  if (running === undefined || !isSound) running = await start(environment);
  return running;
}

// biome-ignore lint/style/noDefaultExport: the platform calls the default export.
export default {
  async fetch(request: Request, environment: Environment, context: ExecutionContext) {
    const { pathname } = new URL(request.url);
    if (!NEEDS_CONTACT.test(pathname)) return await siteOf(environment).fetch(request);
    const { app } = await runningFor(environment);
    return await app.fetch(request, environment, context);
  },

  /**
   * Called by the cron trigger every minute: sends messages that are due, and removes old ones
   * every hour.
   */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment) {
    const { contact } = await runningFor(environment);
    await contact?.deliver();
    if (new Date(scheduledTime).getUTCMinutes() === 0) await contact?.removeOld();
  },
};
