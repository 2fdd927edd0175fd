import { posix } from 'node:path';
import type { Context } from 'hono';
import { HONEYPOT_NAME } from '../../src/features/contact/form-ids.ts';
import { minimumFillTime } from '../../src/features/contact/limits.ts';
import { checkMessage, type Message, pageBefore } from '../../src/features/contact/message.ts';
import type { Fields } from '../../src/features/contact/parse-fields.ts';
import type { SiteSettings } from '../../src/features/contact/site-settings.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { SiteRoot } from '../paths.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxKind } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { Answers } from './answers.ts';
import { ContactError } from './contact-error.ts';
import type { FillTimer } from './fill-time.ts';
import { limitsFor, RateLimit } from './rate-limit.ts';
import { readBody } from './read-body.ts';
import { suspicions } from './suspicion.ts';

const MINUTE = 60 * 1000;

/** New messages in an hour, counted in the store. */
const MESSAGES = { network: 10, largeNetwork: 30, everywhere: 300 };

/** Tries at this process, good or bad. Without a limit for all, so that nobody can close the form for others. */
const TRIES = { span: 10 * MINUTE, network: 100, largeNetwork: 300 };

export interface ContactOptions {
  root: SiteRoot;
  /** What holds in the owner's language. */
  site: SiteSettings;
  /** What holds for each language, by its tag; empty for the first one. */
  languages: ReadonlyMap<string, SiteSettings>;
  store: MessageStore;
  timer: FillTimer;
  /** Keeps the counters of limits from telling addresses. @throws StoreError if it cannot be read */
  secret: () => Promise<Uint8Array>;
  /** The outbox entries that follow from a message. */
  kinds: readonly OutboxKind[];
  /** Called when a message is on the disk. */
  onStored: (c: Context) => void;
  /** The address that a request comes from. */
  senderOf: (c: Context) => string;
  /** How many proxies stand in front of the server. */
  proxies: number;
  log: Log;
  clock: Clock;
}

interface Place extends Pick<SiteSettings, 'questions'> {
  language: string;
  answers: Answers;
}

/** `/api/contact`, and the same below the root of each further language: takes messages. */
export class ContactEndpoint {
  readonly #options: ContactOptions;
  /** Where messages are taken: paths with the sub-path, and what holds there. */
  readonly #places = new Map<string, Place>();
  readonly #tries = new RateLimit(TRIES);

  constructor(options: ContactOptions) {
    this.#options = options;
    const { root } = options;
    for (const [language, site] of options.languages) {
      const path = posix.join('/', root.base, language, 'api/contact');
      const answers = new Answers(root, language, site);
      this.#places.set(path, { language, questions: site.questions, answers });
    }
  }

  /** The paths at which messages are taken, with the sub-path. */
  get paths(): string[] {
    return [...this.#places.keys()];
  }

  /** Why no message can be stored; undefined if it can. */
  get storeFailure(): StoreError | undefined {
    return this.#options.store.database.failure;
  }

  /** The answer to GET: a token for the form, and how long to wait until it counts. */
  token(c: Context): Response {
    const { timer, clock } = this.#options;
    c.header('Cache-Control', 'no-store');
    return c.json({ token: timer.issue(clock.steady()), wait: minimumFillTime });
  }

  /** Whether a page can be filled in for one visitor. */
  fills(path: string): boolean {
    return this.#placeOfPage(path) !== undefined;
  }

  /** The contact page, filled in; undefined for other pages, and where there is nothing to fill in. */
  async page(c: Context): Promise<Response | undefined> {
    const place = this.#placeOfPage(c.req.path);
    if (!place) return undefined;
    const referrer = c.req.header('Referer') ?? '';
    // Behind a proxy the site has another origin than the request.
    const form = this.#isOwn(c, referrer) ? new URL(c.req.path, referrer).href : c.req.url;
    return await place.answers.prefilled(c, pageBefore(referrer, form));
  }

  /** The answer to POST. Success is answered only when the message is on the disk. */
  async take(c: Context): Promise<Response> {
    const place = this.#places.get(c.req.path);
    if (!place) throw new Error(`No message is taken at ${c.req.path}.`);
    let fields: Fields = {};
    try {
      fields = await readBody(c.req.raw);
      return place.answers.accepted(c, await this.#accept(c, fields, place));
    } catch (error) {
      if (!(error instanceof ContactError)) throw error;
      const { status, reason, fieldErrors } = error;
      const names = Object.entries(fieldErrors).map(([name, code]) => `${name} ${code}`);
      this.#options.log('info', 'contact.refused', {
        status,
        reason,
        ...(names.length > 0 && { fields: names.join(', ') }),
      });
      return await place.answers.rejected(c, error, fields);
    }
  }

  // The id under which the message is stored. Throws a ContactError if it is not accepted.
  async #accept(c: Context, fields: Fields, place: Place): Promise<string> {
    const { clock, senderOf, site } = this.#options;
    const time = clock.steady();
    if (this.#isForeign(c)) throw new ContactError('foreign');
    const sender = senderOf(c);
    const tooOften = this.#tries.wait(sender, time);
    if (tooOften !== undefined) throw new ContactError('tooMany', { retryAfter: tooOften });
    this.#tries.count(sender, time);

    const checked = checkMessage(fields, place.questions, site.questions);
    if ('errors' in checked) throw new ContactError('invalid', { fieldErrors: checked.errors });
    try {
      return await this.#store(
        { ...checked, language: place.language },
        { c, fields, sender, time },
      );
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      throw new ContactError('full', { retryAfter: 60 });
    }
  }

  async #store(
    { id, message, language }: { id: string | undefined; message: Message; language: string },
    { c, fields, sender, time }: { c: Context; fields: Fields; sender: string; time: number },
  ): Promise<string> {
    const { store, timer, secret, site, kinds, log, onStored, clock } = this.#options;
    const suspicion = suspicions({
      honeypot: fields[HONEYPOT_NAME],
      fillTime: timer.read(fields.token, time),
      message,
      maxLinks: site.maxLinks,
    });
    const limits = limitsFor(sender, MESSAGES, await secret());
    const arrival = { id, message, language, suspicion, kinds, limits };
    const stored = await store.add(arrival, clock.now());
    if ('wait' in stored) throw new ContactError('tooMany', { retryAfter: stored.wait });
    if (!stored.isNew) {
      log('info', 'contact.repeated', { id: stored.id });
      return stored.id;
    }
    const spam = suspicion.length > 0 && { spam: suspicion.join(', ') };
    log('info', 'contact.stored', { id: stored.id, ...spam });
    onStored(c);
    return stored.id;
  }

  #placeOfPage(path: string): Place | undefined {
    return this.#places.get(path.replace(/contact$/, 'api/contact'));
  }

  // Whether a request comes from another website. Browsers say so themselves; a program that says
  // nothing is no website.
  #isForeign(c: Context): boolean {
    const origin = c.req.header('Origin');
    if (origin === undefined) return c.req.header('Sec-Fetch-Site') === 'cross-site';
    return !this.#isOwn(c, origin);
  }

  #isOwn(c: Context, address: string): boolean {
    const { proxies, site } = this.#options;
    const host = hostOf(address);
    const own = [
      c.req.header('Host') ?? new URL(c.req.url).host,
      proxies > 0 ? c.req.header('X-Forwarded-Host') : undefined,
      hostOf(site.address),
    ];
    return Boolean(host) && own.some((known) => known?.toLowerCase() === host);
  }
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}
