import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { messagesFor } from '../../src/i18n/messages.ts';
import type { Clock } from '../clock.ts';
import type { ServerSettings } from '../environment.ts';
import type { Log } from '../log.ts';
import { confirmationMail, messageMail } from '../mail/compose.ts';
import { OutboxWorker } from '../mail/outbox-worker.ts';
import { mailSettings } from '../mail/settings.ts';
import { type SendMail, smtpSender } from '../mail/smtp.ts';
import type { SiteRoot } from '../paths.ts';
import { MessageStore } from '../store/message-store.ts';
import { keptSecret, openDatabase } from '../store/open.ts';
import { removeOld } from '../store/retention.ts';
import { ContactEndpoint } from './endpoint.ts';
import { FillTimer } from './fill-time.ts';
import { readSiteSettings } from './site.ts';

/** Everything that takes and forwards messages. */
export interface Contact {
  endpoint: ContactEndpoint;
  store: MessageStore;
  database: DatabaseSync;
  /** What the owner should know at the start, a sentence each. */
  notes: string[];
  /** Starts to send mail and to remove old messages. */
  start: () => void;
  /** Ends what runs, and closes the store. */
  close: () => Promise<void>;
}

interface OpenContactOptions {
  root: SiteRoot;
  settings: ServerSettings;
  /** Folder of the message store, absolute. */
  dataDir: string;
  log: Log;
  clock: Clock;
  /** Sends mail; by SMTP if left out. */
  send?: SendMail;
}

/**
 * Opens the message store, with what belongs to it.
 *
 * @throws SettingsError if the store cannot be opened
 */
export async function openContact(options: OpenContactOptions): Promise<Contact> {
  const { root, settings, dataDir, log, clock } = options;
  const site = await readSiteSettings(root.folder);
  const languages = new Map([['', site]]);
  for (const language of site.languages) {
    languages.set(language, await readSiteSettings(join(root.folder, language)));
  }
  const words = messagesFor(site.locale).contact;
  const database = openDatabase(dataDir);
  const store = new MessageStore(database);
  let stopRemoving = () => {};

  const mail = mailSettings(settings);
  const confirms = [...languages.values()].some(({ confirmation }) => confirmation);
  const details = (id: string) => {
    const path = `${root.base}/details/${id}`;
    return URL.canParse(site.address) ? new URL(path, site.address).href : path;
  };
  const sender = mail && !options.send ? smtpSender(mail.url) : undefined;
  const send = options.send ?? sender?.send;
  const outboxWorker =
    mail &&
    send &&
    new OutboxWorker({
      store,
      log,
      clock,
      send,
      compose: (message, kind) => {
        if (kind === 'message') return messageMail(message, mail, words.mail, details);
        const { confirmation } = languages.get(message.language) ?? site;
        return confirmation && confirmationMail(message, mail, confirmation);
      },
    });

  const endpoint = new ContactEndpoint({
    root,
    site,
    languages: new Map(
      Array.from(languages, ([language, own]) => [
        language,
        { site: own, words: messagesFor(own.locale).contact },
      ]),
    ),
    store,
    timer: new FillTimer(keptSecret(database, 'fill-time')),
    mails: mail ? ['message', ...(confirms ? (['confirmation'] as const) : [])] : [],
    onStored: () => outboxWorker?.wake(),
    proxies: settings.TRUST_PROXY,
    log,
    clock,
  });
  return {
    endpoint,
    store,
    database,
    notes: notes(store, outboxWorker !== undefined),
    start: () => {
      stopRemoving = removeOld({ store, days: settings.RETENTION_DAYS, log, now: clock.now });
      outboxWorker?.start();
    },
    close: async () => {
      stopRemoving();
      await outboxWorker?.stop();
      sender?.close();
      database.close();
    },
  };
}

function notes(store: MessageStore, hasMail: boolean): string[] {
  const lines: string[] = [];
  if (!hasMail) {
    lines.push(
      'Mail is not set up: messages are kept here. Read them: npx vitrine inbox ' +
        '(for mail set SMTP_URL, MAIL_FROM and MAIL_TO)',
    );
  }
  const [unanswered, spam] = [store.count('new'), store.count('spam')];
  if (unanswered + spam > 0) {
    lines.push(`In the inbox: ${unanswered} to answer, ${spam} taken for spam.`);
  }
  const givenUp = store.outbox.count('given up');
  if (givenUp > 0) {
    lines.push(`${givenUp} mails could not be sent for three days: npx vitrine inbox`);
  }
  return lines;
}
