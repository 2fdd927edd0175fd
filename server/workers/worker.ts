// The site and its contact service on Cloudflare Workers; wrangler.jsonc names this file.
import type { ExecutionContext, Hono } from 'hono';
import { systemClock } from '../clock.ts';
import { type Contact, openContact } from '../contact/open-contact.ts';
import { contactSettings, readSettings } from '../environment.ts';
import { logLine } from '../log.ts';
import { createRoutes } from '../routes.ts';
import { SettingsError } from '../settings-error.ts';
import { boundD1, type D1Binding, D1Driver } from '../store/d1.ts';
import { RetryingDatabase } from '../store/database.ts';
import { AssetFiles, AssetSite, type Assets } from './asset-site.ts';

/** The bindings of wrangler.jsonc, and the settings of `environment.ts` as variables and secrets. */
interface Environment {
  ASSETS: Assets;
  DB: D1Binding;
  [variable: string]: unknown;
}

interface Running {
  app: Hono;
  /** Undefined where the settings are wrong: pages are served all the same. */
  contact: Contact | undefined;
}

// Kept for the next requests. Two first requests at the same time each start: a Worker must not wait
// for what another request does.
let running: Running | undefined;

async function start(environment: Environment): Promise<Running> {
  const { ASSETS, DB, ...others } = environment;
  const variables = Object.fromEntries(
    Object.entries(others).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  try {
    const settings = readSettings(contactSettings, variables);
    const { BASE: base } = settings;
    const contact = await openContact({
      root: { files: new AssetFiles(ASSETS), base },
      database: new RetryingDatabase(new D1Driver(boundD1(DB)), logLine),
      settings,
      log: logLine,
      clock: systemClock,
      send: undefined,
      // Cloudflare sets it on every request, whatever the visitor sent.
      senderOf: (c) => c.req.header('CF-Connecting-IP') ?? 'unknown',
      afterStored: (c, deliver) => c.executionCtx.waitUntil(deliver()),
    });
    return {
      app: createRoutes(new AssetSite(ASSETS, base), { contact: contact.endpoint }),
      contact,
    };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    logLine('error', 'settings.wrong', { text: error.message });
    return { app: createRoutes(new AssetSite(ASSETS, variables.BASE ?? '')), contact: undefined };
  }
}

// biome-ignore lint/style/noDefaultExport: the platform calls the default export.
export default {
  async fetch(request: Request, environment: Environment, context: ExecutionContext) {
    running ??= await start(environment);
    return await running.app.fetch(request, environment, context);
  },

  /** Called by the cron trigger every minute: what could not be sent at once is tried again. */
  async scheduled({ scheduledTime }: { scheduledTime: number }, environment: Environment) {
    running ??= await start(environment);
    await running.contact?.deliver();
    if (new Date(scheduledTime).getUTCMinutes() === 0) await running.contact?.removeOld();
  },
};
