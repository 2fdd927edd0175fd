import type { KeyObject } from 'node:crypto';
import { posix } from 'node:path';
import type { Context } from 'hono';
import type { SiteRoot } from 'vitrine/http';
import {
  checkMessage,
  type Fields,
  minFillTime,
  pageBefore,
  type SiteSettings,
  sentNames,
} from 'vitrine/message';
import type { Clock } from '../clock.ts';
import { type Log, LogSummary } from '../log.ts';
import type { NewMessage } from '../store/add-message.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxKind } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { ContactError } from './contact-error.ts';
import { ContactResponses } from './contact-responses.ts';
import { isCrossSite, isSiteUrl } from './csrf.ts';
import type { FillTimer } from './fill-time.ts';
import { newNotice, type OwnerNotices } from './owner-notices.ts';
import {
  FORWARD_LIMIT,
  limitsFor,
  MESSAGE_LIMITS,
  RateLimit,
  REQUEST_LIMITS,
  recipientName,
} from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { checkForSpam } from './spam-check.ts';

/** `Retry-After` in seconds while the message store is full: the owner has to delete messages first. */
export const FULL_RETRY_AFTER = 60 * 60;

export interface ContactOptions {
  root: SiteRoot;
  /** The site settings in the owner's language. */
  site: SiteSettings;
  /** The site settings by language tag; the empty tag means the site's first language. */
  languages: ReadonlyMap<string, SiteSettings>;
  store: MessageStore;
  timer: FillTimer;
  /**
   * The key of the hashes that hide IP and e-mail addresses in counter names. @throws StoreError if
   * it cannot be read
   */
  secret: () => Promise<KeyObject>;
  /** The kinds of outbox entries to create for a message. */
  kinds: readonly OutboxKind[];
  notices: OwnerNotices;
  /** Called after a message was stored. */
  onStored: (c: Context) => void;
  /** The IP address from which a request comes. */
  clientIpOf: (c: Context) => string;
  /** How many proxies are in front of the server (TRUST_PROXY). */
  proxies: number;
  log: Log;
  clock: Clock;
}

interface FormPath extends Pick<SiteSettings, 'questions'> {
  language: string;
  /** The names of all fields of the form. */
  fieldNames: ReadonlySet<string>;
  responses: ContactResponses;
}

/** Accepts messages at `/api/contact`, and at `/<language>/api/contact` for each further language. */
export class ContactEndpoint {
  readonly #options: ContactOptions;
  /** The language settings of each URL path that accepts messages. The paths include the site's sub-path. */
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
      const { questions } = site;
      const fieldNames = new Set(sentNames(questions));
      this.#formPaths.set(path, { language, questions, fieldNames, responses });
    }
  }

  /** The URL paths that accept messages, including the site's sub-path. */
  get paths(): string[] {
    return [...this.#formPaths.keys()];
  }

  /** The locale and the texts of the language to which a URL path belongs. */
  siteAt(path: string): SiteSettings {
    const { root, site, languages } = this.#options;
    const [language = ''] = path.slice(root.base.length + 1).split('/');
    return languages.get(language) ?? site;
  }

  /** The error because of which no message can be stored; undefined if messages can be stored. */
  get storeFailure(): StoreError | undefined {
    return this.#options.store.failure;
  }

  /** The response to GET: a token for the form, and how long until the token is valid. */
  token(c: Context): Response {
    const { timer, clock } = this.#options;
    c.header('Cache-Control', 'no-store');
    return c.json({ token: timer.issue(clock.monotonic()), wait: minFillTime });
  }

  /** Whether a URL path is a contact page, which is filled in for each visitor. */
  fills(path: string): boolean {
    return this.#formPathOfPage(path) !== undefined;
  }

  /** The contact page, filled in; undefined for other pages, and if there is nothing to fill in. */
  async page(c: Context): Promise<Response | undefined> {
    const formPath = this.#formPathOfPage(c.req.path);
    if (!formPath) return undefined;
    const referrer = c.req.header('Referer') ?? '';
    // Behind a proxy, the site's public origin differs from the origin in the URL of the request.
    const formUrl = isSiteUrl(c, referrer, this.#options)
      ? new URL(c.req.path, referrer).href
      : c.req.url;
    return await formPath.responses.prefilled(c, pageBefore(referrer, formUrl));
  }

  /** The response to POST. It reports success only after the message was stored. */
  async take(c: Context): Promise<Response> {
    const formPath = this.#formPaths.get(c.req.path);
    if (!formPath) throw new Error(`The path ${c.req.path} does not accept messages.`);
    const { clock, clientIpOf } = this.#options;
    const time = clock.monotonic();
    const retryAfter = this.#requestLimit.count(clientIpOf(c), time);
    let fields: Fields = {};
    try {
      if (retryAfter !== undefined) {
        // The body is read although the limit is reached, because the error page repeats the typed text.
        fields = await readBody(c.req.raw, formPath.fieldNames).catch(() => ({}));
        throw new ContactError('tooMany', { retryAfter });
      }
      fields = await readBody(c.req.raw, formPath.fieldNames);
      if (isCrossSite(c, this.#options)) throw new ContactError('crossSite');
      return formPath.responses.accepted(c, await this.#accept(c, formPath, fields, time));
    } catch (caught) {
      const isStore = caught instanceof StoreError;
      const error = isStore ? new ContactError('full', { retryAfter: 60 }) : caught;
      if (!(error instanceof ContactError)) throw error;
      const { status, reason, fieldErrors } = error;
      const names = Object.entries(fieldErrors).map(([name, code]) => `${name} ${code}`);
      const first = names.length > 0 ? { fields: names.join(', ') } : {};
      this.#summary.write('info', 'contact.refused', { status, reason }, first);
      return await formPath.responses.rejected(c, error, fields);
    }
  }

  // Stores a message, and returns its id. @throws ContactError or StoreError if the message is not accepted
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
    const { suspicion, isDoubtful } = checkForSpam({
      fields,
      fillTime: await timer.read(fields.token, time),
      message,
      maxLinks: site.maxLinks,
    });
    const secret = await this.#options.secret();
    const limits = limitsFor(clientIpOf(c), MESSAGE_LIMITS, secret);
    const recipient = recipientName(message.email, secret);
    const newMessage = {
      ...{ id, message, language, suspicion, kinds, limits, recipient },
      totalLimit: FORWARD_LIMIT,
      ...(isDoubtful && { dailyNotice: this.#notice('filedAsSpam') }),
    };
    const stored = await store.add(newMessage, clock.now());
    if ('wait' in stored) throw new ContactError('tooMany', { retryAfter: stored.wait });
    if ('isFull' in stored) {
      if (stored.isNoticeDue) await this.notifyFull(c);
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

  /** Informs the owner that the message store is full. @throws StoreError if it cannot be used */
  async notifyFull(c: Context): Promise<void> {
    const { store, log, onStored, clock } = this.#options;
    const stored = await store.add(
      { ...this.#notice('storeFull'), isFullNotice: true },
      clock.now(),
    );
    // Another process may have stored the notice first.
    if (!('isNew' in stored && stored.isNew)) return;
    log('error', 'store.full', { id: stored.id, help: store.failure?.help });
    onStored(c);
  }

  #notice(name: keyof OwnerNotices): NewMessage {
    const { notices, kinds } = this.#options;
    return newNotice(notices[name], kinds);
  }

  #formPathOfPage(path: string): FormPath | undefined {
    return this.#formPaths.get(path.replace(/contact$/, 'api/contact'));
  }
}
