// The contact service as a function of Vercel, which gives out the site's files without it.
import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { SettingsError } from '../../../platform/settings-error.ts';
import { systemClock } from '../../clock.ts';
import { openContact } from '../../contact/open-contact.ts';
import { smtpSender } from '../../delivery/smtp.ts';
import { contactSettings, readServerSettings, storeSettings } from '../../environment.ts';
import { DiskFiles } from '../../http/disk-files.ts';
import { createRoutes } from '../../http/routes.ts';
import { logLine } from '../../log.ts';
import { openDatabase } from '../../store/open-database.ts';

const settingsSchema = contactSettings.extend(storeSettings.omit({ DATA_DIR: true }).shape);

/** The pages and settings that `deploy/vercel/prepare.mjs` puts beside the function. */
const FILES = join(import.meta.dirname, 'site');

async function start(): Promise<Hono> {
  const settings = readServerSettings(settingsSchema, process.env);
  if (settings.DATABASE_URL === undefined || settings.DATABASE_URL.startsWith('file:')) {
    throw new SettingsError(
      'Vercel has no disk for messages: name a database in DATABASE_URL, such as postgres://… or ' +
        'libsql://…',
    );
  }
  const contact = await openContact({
    root: { files: new DiskFiles(FILES), base: settings.BASE },
    database: await openDatabase(settings, FILES, logLine),
    settings,
    log: logLine,
    clock: systemClock,
    openSmtp: smtpSender,
    // Vercel sets it on every request, whatever the visitor sent.
    senderOf: (c) => c.req.header('X-Real-IP') ?? 'unknown',
    afterStored: (_, deliver) => afterAnswer(deliver()),
  });
  // Called by the cron job; every other file goes out without the function.
  const answer = async (c: Context) => {
    if (c.req.path !== '/api/deliver') return c.text('Not found', 404);
    const { CRON_SECRET: secret } = process.env;
    if (!secret || !isSame(c.req.header('Authorization') ?? '', `Bearer ${secret}`)) {
      return c.text('Only the cron job may ask for this: set CRON_SECRET.', 401);
    }
    await contact.deliver();
    await contact.removeOld();
    return c.json({ ok: true });
  };
  return createRoutes({ answer }, { contact: contact.endpoint });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What Vercel gives a request; `@vercel/functions` reads the same. */
const REQUEST_CONTEXT = Symbol.for('@vercel/request-context');

// Keeps the function running until the work is done. Elsewhere it runs on by itself.
function afterAnswer(work: Promise<void>): void {
  const context: unknown = Reflect.get(globalThis, REQUEST_CONTEXT)?.get?.();
  if (typeof context !== 'object' || context === null) return;
  const waitUntil: unknown = Reflect.get(context, 'waitUntil');
  if (typeof waitUntil === 'function') waitUntil(work);
}

let app: Promise<Hono> | undefined;

// biome-ignore lint/style/noDefaultExport: the platform calls the default export.
export default {
  async fetch(request: Request): Promise<Response> {
    app ??= start();
    try {
      return await (await app).fetch(request);
    } catch (error) {
      app = undefined;
      if (!(error instanceof SettingsError)) throw error;
      logLine('error', 'settings.wrong', { text: error.message });
      return new Response('The contact service is not set up: see its log.', { status: 503 });
    }
  },
};
