import { getConnInfo } from '@hono/node-server/conninfo';
import type { Clock } from '../clock.ts';
import type { ContactSettings, StoreSettings } from '../environment.ts';
import { DiskFiles, type DiskSite } from '../http/disk-files.ts';
import type { Log } from '../log.ts';
import { openDatabase } from '../store/open-database.ts';
import { clientIp } from './client-ip.ts';
import { type Contact, openContact, type Platform } from './open-contact.ts';
import { type ProxyWatch, watchForProxy } from './proxy-warning.ts';

interface NodeContactOptions extends Pick<Platform, 'openSmtp' | 'fetch'> {
  root: DiskSite;
  settings: ContactSettings & Omit<StoreSettings, 'DATA_DIR'>;
  /** Absolute path of the folder of the message store. */
  dataDir: string;
  log: Log;
  clock: Clock;
  /** Looks at each request to the form. The default warns of a proxy that TRUST_PROXY does not name. */
  watch?: ProxyWatch;
}

/** The contact service on Node, with the built site on the disk. */
export async function openNodeContact(options: NodeContactOptions): Promise<Contact> {
  const { root, dataDir, ...others } = options;
  const { settings, log } = options;
  const { watch = watchForProxy(settings.TRUST_PROXY, log) } = options;
  return await openContact({
    ...others,
    root: { files: new DiskFiles(root.folder), base: root.base },
    database: await openDatabase(settings, dataDir, log),
    clientIpOf: (c) => {
      const { address } = getConnInfo(c).remote;
      watch(address, (name) => c.req.header(name));
      return clientIp(address, c.req.header('X-Forwarded-For'), settings.TRUST_PROXY);
    },
  });
}
