import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import { ROOT } from '../../cli/project.ts';
import { createApp } from '../../server/app.ts';
import { systemClock } from '../../server/clock.ts';
import { type Contact, openContact } from '../../server/contact/open-contact.ts';
import { readSettings, serverSettings } from '../../server/environment.ts';
import { listen } from '../../server/listen.ts';
import type { MessageState, StoredMessage } from '../../server/store/records.ts';
import { type Build, builds } from '../builds.ts';

/** The project's server with a message store of its own, in the process of the test. */
export interface SiteServer {
  /** Address of the site with its sub-path, without a slash at the end. */
  url: string;
  lines: readonly string[];
  /** The messages in the store. */
  stored: (state?: MessageState) => StoredMessage[];
  stop: () => Promise<void>;
}

/**
 * Serves a build on a free port of this machine.
 *
 * @param variables Environment variables of the server, such as those of mail.
 * @param wrap Puts another application around that of the site.
 */
export async function startSiteServer(
  { outDir, base }: Build = builds.sample,
  variables: Record<string, string> = {},
  wrap: (app: Hono) => Hono = (app) => app,
): Promise<SiteServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-site-'));
  const root = { folder: resolve(ROOT, outDir), base };
  const lines: string[] = [];
  let contact: Contact | undefined;
  const close = async () => {
    await contact?.close();
    await rm(dataDir, { recursive: true });
  };
  try {
    const opened = await openContact({
      root,
      settings: readSettings(serverSettings, variables),
      dataDir,
      log: (level, event, fields) => lines.push(JSON.stringify({ level, event, ...fields })),
      clock: systemClock,
    });
    contact = opened;
    const app = wrap(createApp(root, { contact: opened.endpoint }));
    const server = await listen(app, '127.0.0.1', 0);
    opened.start();
    return {
      url: `http://127.0.0.1:${server.port}${base}`,
      lines,
      stored: (state = 'new') => opened.store.list([state]),
      stop: async () => {
        await server.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
