import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { SiteRoot } from 'vitrine/http';
import { docsPage } from 'vitrine/settings';
import type { Clock } from '../clock.ts';
import { type Channels, type MailSender, openChannels } from '../delivery/channels.ts';
import { OutboxWorker } from '../delivery/outbox-worker.ts';
import type { ContactSettings } from '../environment.ts';
import { type Log, LogSummary } from '../log.ts';
import { isInsecureSmtp } from '../read-url.ts';
import { attempt, type Database } from '../store/database.ts';
import { MessageStore } from '../store/message-store.ts';
import { removeOld } from '../store/retention.ts';
import { MEGABYTE } from '../store/size-limit.ts';
import { StoreError } from '../store/store-error.ts';
import type { TestimonialEndpoint } from '../testimonials/endpoint.ts';
import { ContactEndpoint, type ContactOptions } from './endpoint.ts';
import { FillTimer } from './fill-time.ts';
import { ownerNotices } from './owner-notices.ts';
import { readSiteSettings } from './read-site-settings.ts';

/** The contact service, which accepts, stores and forwards messages. */
export interface ContactService {
  endpoint: ContactEndpoint;
  /** Takes testimonials; undefined if the site asks for none. */
  testimonials: TestimonialEndpoint | undefined;
  store: MessageStore;
  /** Lines for the owner that the server prints when it starts. */
  notes: () => Promise<string[]>;
  /** Starts to forward messages and to remove old messages in the background. */
  start: () => void;
  /** Sends the outbox entries that are due, once, for platforms that run code only during a request. */
  deliver: () => Promise<void>;
  /** Removes messages older than RETENTION_DAYS, once. */
  removeOld: () => Promise<void>;
  /** Stops the background work, and closes the message store. */
  close: () => Promise<void>;
}

/** The parts of the contact service that differ between hosting platforms. */
export interface Platform {
  root: SiteRoot;
  database: Database;
  /** The IP address from which a request comes. */
  clientIpOf: (c: Context) => string;
  /** Connects to a mail server; undefined on a hosting platform without sockets. */
  openSmtp?: (url: string) => MailSender;
  /** The function that posts to other services; the global `fetch` if omitted. */
  fetch?: typeof globalThis.fetch;
  /** Called after a message was stored, before the response to the visitor is sent. */
  afterStored?: (c: Context, deliver: () => Promise<void>) => void;
}

interface OpenContactOptions extends Platform {
  settings: ContactSettings;
  log: Log;
  clock: Clock;
}

/** How often to check whether the message store can be used, in milliseconds. */
const CHECK_INTERVAL = 30_000;

/** How often to look for old messages, in milliseconds. */
const RETENTION_INTERVAL = 60 * 60 * 1000;

/** How long the start waits for another process that writes to the message store, in milliseconds. */
const MAX_START_WAIT = 500;

/** Opens the contact service, even if the message store cannot be used yet. */
export async function openContact(options: OpenContactOptions): Promise<ContactService> {
  const { root, settings, database, log, clock } = options;
  const site = await readSiteSettings(root.files, '');
  const languages = new Map([['', site]]);
  for (const language of site.languages) {
    languages.set(language, await readSiteSettings(root.files, language));
  }
  const store = new MessageStore(database, settings.STORE_LIMIT_MB * MEGABYTE);
  // As bytes, the secret would be made a key for each signature, which takes six times as long.
  let secret: KeyObject | undefined;
  const readSecret = async () => {
    const bytes = secret?.export() ?? randomBytes(32);
    secret = createSecretKey(await store.secret('fill-time', bytes));
    return secret;
  };
  const checkStore = async (longestWait?: number) => {
    await database.check(longestWait);
    if (database.failure) return;
    await attempt(readSecret);
    await attempt(() => store.checkSize());
  };
  await checkStore(MAX_START_WAIT);
  const timers: NodeJS.Timeout[] = [];
  const days = settings.RETENTION_DAYS;
  const remove = () => removeOld({ store, days, log, now: clock.now() });

  const failures = new LogSummary(log);
  const regularly = (work: () => Promise<void>): void => {
    work().catch((error) => failures.writeFailure(error));
  };

  const { SMTP_URL } = settings;
  if (SMTP_URL !== undefined && isInsecureSmtp(SMTP_URL)) {
    const { host } = new URL(SMTP_URL);
    const help =
      'SMTP_URL begins with smtp+insecure://, so mail, user and password may cross the network in clear text. Use smtps:// or smtp:// where the mail server offers TLS.';
    log('warning', 'mail.insecure', { host, help });
  }
  const confirms = [...languages.values()].some(({ confirmation }) => confirmation);
  const { channels, close } = openChannels({
    settings,
    openSmtp: options.openSmtp,
    fetch: options.fetch ?? globalThis.fetch,
    now: clock.now,
    site,
    detailsAddress: (id) => {
      const path = `${root.base}/details/${id}`;
      return URL.canParse(site.address) ? new URL(path, site.address).href : path;
    },
    confirmation: (language) => (languages.get(language) ?? site).confirmation,
  });
  const newWorker = () =>
    channels.size > 0 ? new OutboxWorker({ store, log, clock, channels }) : undefined;
  const outboxWorker = newWorker();
  // Each call has its own outbox worker, because two rounds of one worker at a time would mix up
  // their entries.
  const deliver = async () => await newWorker()?.once();

  const parts: ContactOptions = {
    root,
    site,
    languages,
    store,
    timer: new FillTimer(() => secret),
    secret: async () => secret ?? (await readSecret()),
    kinds: [...channels.keys()].filter((kind) => kind !== 'confirmation' || confirms),
    notices: ownerNotices(site, settings),
    onStored: (c) => {
      if (options.afterStored) options.afterStored(c, deliver);
      else outboxWorker?.wake();
    },
    clientIpOf: options.clientIpOf,
    proxies: settings.TRUST_PROXY,
    log,
    clock,
  };
  const endpoint = new ContactEndpoint(parts);
  return {
    endpoint,
    testimonials: site.testimonials && (await openTestimonialForm(parts, endpoint, settings)),
    store,
    notes: () => notes(store, channels, site.takesMessages),
    deliver,
    removeOld: remove,
    start: () => {
      regularly(remove);
      outboxWorker?.start();
      timers.push(
        setInterval(regularly, RETENTION_INTERVAL, remove).unref(),
        setInterval(regularly, CHECK_INTERVAL, checkStore).unref(),
      );
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await outboxWorker?.stop();
      close();
      await database.close();
    },
  };
}

/** The form for testimonials, whose code only sites that ask for them load; undefined without SIGNING_KEY. */
async function openTestimonialForm(
  parts: ContactOptions,
  endpoint: ContactEndpoint,
  settings: ContactSettings,
): Promise<TestimonialEndpoint | undefined> {
  const { SIGNING_KEY: key } = settings;
  if (key === undefined) {
    const help =
      'The content asks for testimonials, but SIGNING_KEY is not set, so their links are not found. Set SIGNING_KEY to the value with which npx vitrine ask makes links.';
    parts.log('warning', 'testimonials.no-key', { help });
    return undefined;
  }
  const { TestimonialEndpoint } = await import('../testimonials/endpoint.ts');
  const notifyFull = endpoint.notifyFull.bind(endpoint);
  return new TestimonialEndpoint({ ...parts, settings, key, notifyFull });
}

async function notes(
  store: MessageStore,
  channels: Channels,
  takesMessages: boolean,
): Promise<string[]> {
  const lines: string[] = [];
  const names = new Set([...channels.values()].map(({ name }) => name));
  if (names.size > 0) {
    lines.push(`Messages are forwarded by: ${[...names].join(', ')}.`);
  }
  if (takesMessages && !channels.has('message')) {
    lines.push(
      `Mail is not set up, so messages are only stored. Read the messages: npx vitrine inbox (to set up mail, see ${docsPage('contact')})`,
    );
  }
  try {
    if (store.database.failure) throw store.database.failure;
    const unanswered = await store.count('new');
    const spam = await store.count('spam');
    if (unanswered + spam > 0) {
      lines.push(`Messages in the inbox: ${unanswered} unanswered, ${spam} classified as spam.`);
    }
    if (store.failure) lines.push(`No message can be accepted now. ${store.failure.message}`);
    const givenUp = await store.outbox.count('given up');
    if (givenUp > 0) {
      lines.push(
        `Deliveries that failed permanently: ${givenUp}. List the messages: npx vitrine inbox`,
      );
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    lines.push(`No message can be accepted now. ${error.message}`);
  }
  return lines;
}
