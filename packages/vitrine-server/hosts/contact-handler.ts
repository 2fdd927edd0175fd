import { resolve } from 'node:path';
import type { Context, Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { SiteFiles } from 'vitrine/http';
import { SettingsError } from 'vitrine/settings';
import { systemClock } from '../clock.ts';
import { clientIp } from '../contact/client-ip.ts';
import { openContact } from '../contact/open-contact.ts';
import { watchForProxy } from '../contact/proxy-warning.ts';
import { smtpSender } from '../delivery/smtp.ts';
import { contactSettings, readServerSettings, storeSettings } from '../environment.ts';
import { logLine } from '../log.ts';
import { createServerRoutes } from '../static/server-routes.ts';
import { openDatabase } from '../store/open-database.ts';

const settingsSchema = contactSettings.extend(storeSettings.shape);

interface ServiceOptions {
  /** The files of a site, at least the pages with a form of each language, their CSP, and the settings. */
  files: SiteFiles;
  /** Sub-path with a leading slash and without a trailing one; the value of `BASE` if omitted. */
  base?: string;
  /** Absolute path of the folder to which `DATA_DIR` is relative; undefined on a platform without a disk. */
  disk?: string;
  /** Whether the process runs between requests, so that it can forward and remove messages by itself. */
  isLongRunning?: boolean;
}

/** The data of a request that only the hosting platform knows. */
export interface RequestData {
  /** The IP address from which the request comes. */
  address: string;
  /** Keeps a serverless function running until the work is done; undefined in a long-running process. */
  waitUntil?: ((work: Promise<void>) => void) | undefined;
}

/**
 * The contact service for a hosting platform that serves the site's files by itself: `/api/contact`
 * and the links for testimonials in each language, and `/api/deliver` for a cron job. The first request opens the service.
 */
export function contactHandler(
  options: ServiceOptions,
): (request: Request, data: RequestData) => Promise<Response> {
  let app: Promise<Hono> | undefined;
  return async (request, data) => {
    app ??= open(options);
    try {
      return await (await app).fetch(request, data);
    } catch (error) {
      app = undefined;
      if (!(error instanceof SettingsError)) throw error;
      logLine('error', 'settings.wrong', { text: error.message });
      return new Response(
        'The settings of the contact service are wrong. See the log of the server.',
        { status: 503 },
      );
    }
  };
}

async function open({ files, base, disk, isLongRunning = false }: ServiceOptions): Promise<Hono> {
  const settings = readServerSettings(settingsSchema, process.env);
  const { DATABASE_URL: url, BASE, DATA_DIR } = settings;
  if (disk === undefined && (url === undefined || url.startsWith('file:'))) {
    throw new SettingsError(
      'This hosting platform has no disk for messages. Set DATABASE_URL to the URL of a database, such as postgres://… or libsql://…',
    );
  }
  const watch = watchForProxy(settings.TRUST_PROXY, logLine);
  const contact = await openContact({
    root: { files, base: base ?? BASE },
    database: await openDatabase(settings, resolve(disk ?? '', DATA_DIR), logLine),
    settings,
    log: logLine,
    clock: systemClock,
    openSmtp: smtpSender,
    clientIpOf: (c) => {
      const { address } = requestDataOf(c);
      // The other hosting platforms know the visitor's address.
      if (!isLongRunning) return address;
      watch(address, (name) => c.req.header(name));
      return clientIp(address, c.req.header('X-Forwarded-For'), settings.TRUST_PROXY);
    },
    ...(!isLongRunning && {
      afterStored: (c: Context, deliver: () => Promise<void>) => {
        const work = deliver();
        requestDataOf(c).waitUntil?.(work);
      },
    }),
  });
  if (isLongRunning) contact.start();
  // Responds to the cron job. Other paths are not found: the hosting platform serves the site's files.
  const respond = async (c: Context) => {
    if (!c.req.path.endsWith('/api/deliver')) return c.text('Not found', 404);
    const { CRON_SECRET: secret } = process.env;
    const given = c.req.header('Authorization') ?? '';
    if (!secret || !(await timingSafeEqual(given, `Bearer ${secret}`))) {
      return c.text('Only the cron job may request this URL, with the secret in CRON_SECRET.', 401);
    }
    await contact.deliver();
    await contact.removeOld();
    return c.json({ ok: true });
  };
  const { endpoint, testimonials } = contact;
  return createServerRoutes({ respond }, { contact: endpoint, testimonials });
}

/** The data of the request, which {@link contactHandler} passes as the environment of the application. */
function requestDataOf(c: Context<{ Bindings: RequestData }>): RequestData {
  return c.env;
}
