import { getConnInfo } from '@hono/node-server/conninfo';
import { DiskFiles, type DiskSite } from 'vitrine/command';
import type { Clock } from '../clock.ts';
import type { ContactSettings, StoreSettings } from '../environment.ts';
import type { Log } from '../log.ts';
import { openDatabase } from '../store/open-database.ts';
import { clientIp } from './client-ip.ts';
import { type ContactService, openContact, type Platform } from './open-contact.ts';

interface NodeContactOptions extends Pick<Platform, 'openSmtp' | 'fetch'> {
  root: DiskSite;
  settings: ContactSettings & Omit<StoreSettings, 'DATA_DIR'>;
  /** Absolute path of the folder of the message store. */
  dataDir: string;
  log: Log;
  clock: Clock;
}

/** The contact service on Node, with the built site on the disk. */
export async function openNodeContact(options: NodeContactOptions): Promise<ContactService> {
  const { root, dataDir, ...others } = options;
  const { settings, log } = options;
  return await openContact({
    ...others,
    root: { files: new DiskFiles(root.folder), base: root.base },
    database: await openDatabase(settings, dataDir, log),
    clientIpOf: (c) =>
      clientIp(
        getConnInfo(c).remote.address,
        c.req.header('X-Forwarded-For'),
        settings.TRUST_PROXY,
      ),
  });
}
