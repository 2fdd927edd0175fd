import { posix } from 'node:path';
import type { Context } from 'hono';
import { HONEYPOT_NAME } from '../../src/features/contact/form-ids.ts';
import { minimumFillTime } from '../../src/features/contact/limits.ts';
import { checkMessage, type Message } from '../../src/features/contact/message.ts';
import type { SiteSettings } from '../../src/features/contact/site-settings.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { SiteRoot } from '../paths.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { MailKind } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { Answers } from './answers.ts';
import type { FillTimer } from './fill-time.ts';
import { senderAddress } from './network.ts';
import { isForeign } from './origin.ts';
import { RateLimit } from './rate-limit.ts';
import { type Fields, readBody } from './read-body.ts';
import { type Refusal, refusalStatus } from './refusal.ts';
import { suspicions } from './suspicion.ts';
import type { Words } from './words.ts';

/** New messages from a network: ten an hour. */
const MESSAGES = { most: 10, span: 60 * 60 * 1000 };

/** Tries from a network, good or bad: a hundred in ten minutes. */
const TRIES = { most: 100, span: 10 * 60 * 1000 };

export interface ContactOptions {
  root: SiteRoot;
  /** Address of the site, and the rule on links. */
  site: Pick<SiteSettings, 'address' | 'maxLinks'>;
  /** What holds for each language, by its tag; empty for the first one. */
  languages: ReadonlyMap<string, { site: SiteSettings; words: Words }>;
  store: MessageStore;
  timer: FillTimer;
  /** The mails that follow from a message. */
  mails: readonly MailKind[];
  /** Called when a message is on the disk. */
  onStored: () => void;
  /** How many proxies stand in front of the server. */
  proxies: number;
  log: Log;
  clock: Clock;
}

/** `/api/contact`, and the same below the root of each further language: takes messages. */
export class ContactEndpoint {
  readonly #options: ContactOptions;
  /** Where messages are taken and in which language: paths with the sub-path, to tags. */
  readonly #places = new Map<string, string>();
  readonly #answers = new Map<string, Answers>();
  readonly #messages = new RateLimit(MESSAGES);
  readonly #tries = new RateLimit(TRIES);

  constructor(options: ContactOptions) {
    this.#options = options;
    const { root } = options;
    for (const [language, { site, words }] of options.languages) {
      this.#places.set(posix.join('/', root.base, language, 'api/contact'), language);
      this.#answers.set(language, new Answers({ root, language, site, words }));
    }
  }

  /** The paths at which messages are taken, with the sub-path. */
  get paths(): string[] {
    return [...this.#places.keys()];
  }

  /** Why no message can be stored; undefined if it can. */
  get storeFailure(): StoreError | undefined {
    return this.#options.store.file.failure;
  }

  /** The answer to GET: a token for the form, and how long to wait until it counts. */
  token(c: Context): Response {
    const { timer, clock } = this.#options;
    c.header('Cache-Control', 'no-store');
    return c.json({ token: timer.issue(clock.steady()), wait: minimumFillTime });
  }

  /** The answer to POST. A good one is given only when the message is on the disk. */
  async take(c: Context): Promise<Response> {
    const language = this.#places.get(c.req.path) ?? '';
    const answers = this.#answers.get(language);
    if (!answers) throw new Error(`No message is taken at ${c.req.path}.`);
    const body = await readBody(c.req.raw);
    const fields = 'fields' in body ? body.fields : {};
    const outcome = 'refusal' in body ? body : await this.#judge(c, fields, language);
    if ('id' in outcome) return answers.taken(c, outcome.id);

    const { refusal } = outcome;
    const names = Object.entries(refusal.faults ?? {}).map(([name, fault]) => `${name} ${fault}`);
    this.#options.log('info', 'contact.refused', {
      status: refusalStatus[refusal.reason],
      reason: refusal.reason,
      ...(names.length > 0 && { fields: names.join(', ') }),
    });
    return await answers.refused(c, refusal, fields);
  }

  async #judge(
    c: Context,
    fields: Fields,
    language: string,
  ): Promise<{ id: string } | { refusal: Refusal }> {
    const { clock, proxies } = this.#options;
    const time = clock.steady();
    if (this.#isForeign(c)) return { refusal: { reason: 'foreign' } };
    const sender = senderAddress(remoteAddress(c.env), c.req.header('X-Forwarded-For'), proxies);
    const tooOften = this.#tries.wait(sender, time);
    if (tooOften !== undefined) return { refusal: { reason: 'tooMany', retryAfter: tooOften } };
    this.#tries.count(sender, time);

    const checked = checkMessage(fields);
    if ('faults' in checked) return { refusal: { reason: 'invalid', faults: checked.faults } };
    try {
      return await this.#store({ ...checked, language }, fields, sender, time);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return { refusal: { reason: 'full', retryAfter: 60 } };
    }
  }

  async #store(
    { id, message, language }: { id: string | undefined; message: Message; language: string },
    fields: Fields,
    sender: string,
    time: number,
  ): Promise<{ id: string } | { refusal: Refusal }> {
    const { store, timer, site, mails, log, onStored, clock } = this.#options;
    const suspicion = suspicions({
      honeypot: fields[HONEYPOT_NAME],
      fillTime: timer.read(fields.token, time),
      message,
      maxLinks: site.maxLinks,
    });
    const stored = await store.file.run(() => {
      // A retry is answered, however many messages came before.
      const repeat = store.findRepeat({ id, message }, clock.now());
      if (repeat !== undefined) return { id: repeat, isNew: false };
      const tooMany = this.#messages.wait(sender, time);
      if (tooMany !== undefined) return { tooMany };
      return store.add({ id, message, language, suspicion, mails }, clock.now());
    });
    if ('tooMany' in stored) {
      return { refusal: { reason: 'tooMany', retryAfter: stored.tooMany } };
    }
    if (!stored.isNew) {
      log('info', 'contact.repeated', { id: stored.id });
      return { id: stored.id };
    }
    this.#messages.count(sender, time);
    const spam = suspicion.length > 0 && { spam: suspicion.join(', ') };
    log('info', 'contact.stored', { id: stored.id, ...spam });
    onStored();
    return { id: stored.id };
  }

  #isForeign(c: Context): boolean {
    const { proxies, site } = this.#options;
    const own = URL.canParse(site.address) ? new URL(site.address).host : undefined;
    const forwarded = proxies > 0 ? c.req.header('X-Forwarded-Host') : undefined;
    return isForeign({
      origin: c.req.header('Origin'),
      fetchSite: c.req.header('Sec-Fetch-Site'),
      hosts: [c.req.header('Host') ?? new URL(c.req.url).host, forwarded, own],
    });
  }
}

// The connection, as the adaptor for Node hands it over.
function remoteAddress(env: unknown): string | undefined {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  const { incoming } = env;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming))
    return undefined;
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket))
    return undefined;
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : undefined;
}
