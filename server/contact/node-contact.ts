import { getConnInfo } from '@hono/node-server/conninfo';
import type { Clock } from '../clock.ts';
import { DiskFiles, type DiskSite } from '../disk-files.ts';
import type { ContactSettings, StoreSettings } from '../environment.ts';
import type { Log } from '../log.ts';
import { mailSettings } from '../mail/settings.ts';
import { type SendMail, smtpSender } from '../mail/smtp.ts';
import { openDatabase } from '../store/open-database.ts';
import { senderAddress } from './network.ts';
import { type Contact, openContact } from './open-contact.ts';

interface NodeContactOptions {
  root: DiskSite;
  settings: ContactSettings & Omit<StoreSettings, 'DATA_DIR'>;
  /** Folder of the message store, absolute. */
  dataDir: string;
  log: Log;
  clock: Clock;
  /** Sends mail; by SMTP if left out. */
  send?: SendMail;
}

/** The contact service on Node: site and messages on the disk, mail by SMTP. */
export async function openNodeContact(options: NodeContactOptions): Promise<Contact> {
  const { root, settings, dataDir, log, clock } = options;
  const mail = mailSettings(settings);
  const sender = mail && !options.send ? smtpSender(mail.url) : undefined;
  const contact = await openContact({
    root: { files: new DiskFiles(root.folder), base: root.base },
    settings,
    log,
    clock,
    database: await openDatabase(settings, dataDir, log),
    send: options.send ?? sender?.send,
    senderOf: (c) =>
      senderAddress(
        getConnInfo(c).remote.address,
        c.req.header('X-Forwarded-For'),
        settings.TRUST_PROXY,
      ),
  });
  const close = async () => {
    await contact.close();
    sender?.close();
  };
  return { ...contact, close };
}
