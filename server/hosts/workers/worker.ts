// The site and its contact service on Cloudflare Workers; wrangler.jsonc names this file.
import type { ExecutionContext, Hono } from 'hono';
import { SettingsError } from '../../../platform/settings-error.ts';
import { systemClock } from '../../clock.ts';
import { type Contact, openContact } from '../../contact/open-contact.ts';
import { contactSettings, readServerSettings } from '../../environment.ts';
import { createServerRoutes } from '../../http/server-routes.ts';
import { logLine } from '../../log.ts';
import { type D1Binding, D1Driver, d1FromBinding } from '../../store/d1.ts';
import { RetryingDatabase } from '../../store/database.ts';
import { AssetFiles, AssetSite, type Assets } from './asset-site.ts';

/** The bindings of wrangler.jsonc, and the settings of `environment.ts` as variables and secrets. */
interface Environment {
  ASSETS: Assets;
  DB: D1Binding;
  BASE?: string;
  [variable: string]: unknown;
}

/** Addresses that need the message store. No other request waits for it. */
const NEEDS_CONTACT = /\/(?:contact|healthz)$/;

interface Running {
  app: Hono;
  /** Undefined where the settings are wrong: pages are served all the same. */
  contact: Contact | undefined;
}

// Kept for further requests. Two first requests at the same time each start one: a request must not
// wait for work of another, which the platform cancels when that one's visitor disconnects.
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
      // Cloudflare sets it on every request, whatever the visitor sent.
      clientIpOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
      afterStored: (c, deliver) => c.executionCtx.waitUntil(deliver()),
    });
    const app = createServerRoutes(new AssetSite(ASSETS, base), { contact: contact.endpoint });
    return { app, contact };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    logLine('error', 'settings.wrong', { text: error.message });
    const fault = 'The settings are wrong: see the log.';
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

  /** Called by the cron trigger every minute: tries again to send messages that failed before. */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment) {
    const { contact } = await runningFor(environment);
    await contact?.deliver();
    if (new Date(scheduledTime).getUTCMinutes() === 0) await contact?.removeOld();
  },
};
