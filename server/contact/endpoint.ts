import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { Context } from 'hono';
import { minFillTime } from '../../src/contact/limits.ts';
import { checkMessage, type Message, pageBefore } from '../../src/contact/message.ts';
import type { Fields } from '../../src/contact/parse-fields.ts';
import type { SiteSettings } from '../../src/contact/site-settings.ts';
import type { Clock } from '../clock.ts';
import type { SiteRoot } from '../http/resolve-path.ts';
import { type Log, LogSummary } from '../log.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxKind } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { ContactError } from './contact-error.ts';
import { ContactResponses } from './contact-responses.ts';
import { isCrossSite, isSiteUrl } from './csrf.ts';
import type { FillTimer } from './fill-time.ts';
import { limitsFor, RateLimit, recipientName } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { checkForSpam } from './spam-check.ts';

const MINUTE = 60 * 1000;

/** Maximum of new messages an hour, counted in the store. */
const MESSAGE_LIMITS = { network: 10, largeNetwork: 30 };

/** Maximum of messages an hour that are sent on; more are filed as spam, so nobody can block the form. */
const FORWARD_LIMIT = { counter: 'everywhere', max: 300 };

/** `Retry-After` while the store is full, in seconds: somebody has to make room. */
const FULL_RETRY_AFTER = 60 * 60;

/** Maximum of requests to this process, accepted or not. */
const REQUEST_LIMITS = { span: 10 * MINUTE, network: 100, largeNetwork: 300 };

export interface ContactOptions {
  root: SiteRoot;
  /** The settings in the owner's language. */
  site: SiteSettings;
  /** The settings for each language, by its tag; an empty tag for the first one. */
  languages: ReadonlyMap<string, SiteSettings>;
  store: MessageStore;
  timer: FillTimer;
  /** The key that hides addresses in the names of counters. @throws StoreError if it cannot be read */
  secret: () => Promise<Uint8Array>;
  /** The outbox entries that follow from a message. */
  kinds: readonly OutboxKind[];
  /** The message that informs the owner that the store is full. */
  notice: Message;
  /** Called when a message is on the disk. */
  onStored: (c: Context) => void;
  /** The address that a request comes from. */
  clientIpOf: (c: Context) => string;
  /** How many proxies are in front of the server. */
  proxies: number;
  log: Log;
  clock: Clock;
}

interface FormPath extends Pick<SiteSettings, 'questions'> {
  language: string;
  responses: ContactResponses;
}

/** `/api/contact`, and the same below the root of each further language: accepts messages. */
export class ContactEndpoint {
  readonly #options: ContactOptions;
  /** The paths at which messages are taken, with the sub-path, and the settings of each. */
  readonly #formPaths = new Map<string, FormPath>();
  readonly #requestLimit = new RateLimit(REQUEST_LIMITS);
  readonly #summary: LogSummary;

  constructor(options: ContactOptions) {
    this.#options = options;
    this.#summary = new LogSummary(options.log, options.clock.monotonic);
    const { root } = options;
    for (const [language, site] of options.languages) {
      const path = posix.join('/', root.base, language, 'api/contact');
      const responses = new ContactResponses(root, language, site);
      this.#formPaths.set(path, { language, questions: site.questions, responses });
    }
  }

  /** The paths at which messages are taken, with the sub-path. */
  get paths(): string[] {
    return [...this.#formPaths.keys()];
  }

  /** Why no message can be stored; undefined if it can. */
  get storeFailure(): StoreError | undefined {
    return this.#options.store.failure;
  }

  /** The answer to GET: a token for the form, and how long until the token is valid. */
  token(c: Context): Response {
    const { timer, clock } = this.#options;
    c.header('Cache-Control', 'no-store');
    return c.json({ token: timer.issue(clock.monotonic()), wait: minFillTime });
  }

  /** Whether a page can be filled in for one visitor. */
  fills(path: string): boolean {
    return this.#formPathOfPage(path) !== undefined;
  }

  /** The contact page, filled in; undefined for other pages, and where there is nothing to fill in. */
  async page(c: Context): Promise<Response | undefined> {
    const place = this.#formPathOfPage(c.req.path);
    if (!place) return undefined;
    const referrer = c.req.header('Referer') ?? '';
    // Behind a proxy the site has another origin than the request.
    const form = isSiteUrl(c, referrer, this.#options)
      ? new URL(c.req.path, referrer).href
      : c.req.url;
    return await place.responses.prefilled(c, pageBefore(referrer, form));
  }

  /** The answer to POST. Success is answered only when the message is on the disk. */
  async take(c: Context): Promise<Response> {
    const place = this.#formPaths.get(c.req.path);
    if (!place) throw new Error(`No message is accepted at ${c.req.path}.`);
    const { clock, clientIpOf } = this.#options;
    const time = clock.monotonic();
    const retryAfter = this.#requestLimit.count(clientIpOf(c), time);
    let fields: Fields = {};
    try {
      if (retryAfter !== undefined) {
        // Read all the same: the page with the answer shows what was typed.
        fields = await readBody(c.req.raw).catch(() => ({}));
        throw new ContactError('tooMany', { retryAfter });
      }
      fields = await readBody(c.req.raw);
      if (isCrossSite(c, this.#options)) throw new ContactError('foreign');
      return place.responses.accepted(c, await this.#accept(c, place, fields, time));
    } catch (caught) {
      const isStore = caught instanceof StoreError;
      const error = isStore ? new ContactError('full', { retryAfter: 60 }) : caught;
      if (!(error instanceof ContactError)) throw error;
      const { status, reason, fieldErrors } = error;
      const names = Object.entries(fieldErrors).map(([name, code]) => `${name} ${code}`);
      const first = names.length > 0 ? { fields: names.join(', ') } : {};
      this.#summary.write('info', 'contact.refused', { status, reason }, first);
      return await place.responses.rejected(c, error, fields);
    }
  }

  // The id under which the message is stored. @throws ContactError, StoreError if it is not accepted
  async #accept(
    c: Context,
    { language, questions }: FormPath,
    fields: Fields,
    time: number,
  ): Promise<string> {
    const { store, timer, site, kinds, log, onStored, clock, clientIpOf } = this.#options;
    const checked = checkMessage(fields, questions, site.questions);
    if ('errors' in checked) throw new ContactError('invalid', { fieldErrors: checked.errors });
    const { id, message } = checked;
    const suspicion = checkForSpam({
      fields,
      fillTime: await timer.read(fields.token, time),
      message,
      maxLinks: site.maxLinks,
    });
    const secret = await this.#options.secret();
    const limits = limitsFor(clientIpOf(c), MESSAGE_LIMITS, secret);
    const recipient = recipientName(message.email, secret);
    const newMessage = { id, message, language, suspicion, kinds, limits, recipient };
    const stored = await store.add({ ...newMessage, totalLimit: FORWARD_LIMIT }, clock.now());
    if ('wait' in stored) throw new ContactError('tooMany', { retryAfter: stored.wait });
    if ('isFull' in stored) {
      if (stored.isNoticeDue) await this.#notify(c);
      throw new ContactError('full', { retryAfter: FULL_RETRY_AFTER });
    }
    if (!stored.isNew) {
      this.#summary.write('info', 'contact.repeated', {}, { id: stored.id });
      return stored.id;
    }
    const reasons = stored.isFlood ? ['too many messages'] : suspicion;
    log('info', 'contact.stored', {
      id: stored.id,
      ...(reasons.length > 0 && { spam: reasons.join(', ') }),
    });
    onStored(c);
    return stored.id;
  }

  // Informs the owner that the store is full, by every channel but the confirmation.
  async #notify(c: Context): Promise<void> {
    const { store, notice, log, onStored, clock } = this.#options;
    const kinds = this.#options.kinds.filter((kind) => kind !== 'confirmation');
    const newMessage = { id: randomUUID(), message: notice, suspicion: [], kinds, isNotice: true };
    const stored = await store.add(newMessage, clock.now());
    // Another process may have been first.
    if (!('isNew' in stored && stored.isNew)) return;
    log('error', 'store.full', { id: stored.id, help: store.failure?.help });
    onStored(c);
  }

  #formPathOfPage(path: string): FormPath | undefined {
    return this.#formPaths.get(path.replace(/contact$/, 'api/contact'));
  }
}
