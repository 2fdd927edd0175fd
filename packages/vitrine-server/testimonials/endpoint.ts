import { posix } from 'node:path';
import type { Context } from 'hono';
import {
  checkTestimonial,
  type Fields,
  HONEYPOT_NAME,
  type Message,
  type Portrait,
  type PortraitError,
  type TestimonialWords,
  testimonialFields,
} from 'vitrine/message';
import { ContactError } from '../contact/contact-error.ts';
import { isCrossSite } from '../contact/csrf.ts';
import { type ContactOptions, FULL_RETRY_AFTER } from '../contact/endpoint.ts';
import { newNotice, ownerNotice } from '../contact/owner-notices.ts';
import { limitsFor, MESSAGE_LIMITS, RateLimit, REQUEST_LIMITS } from '../contact/rate-limit.ts';
import { readUpload } from '../contact/read-body.ts';
import { checkForSpam } from '../contact/spam-check.ts';
import type { ContactSettings } from '../environment.ts';
import { LogSummary } from '../log.ts';
import { MEGABYTE } from '../store/size-limit.ts';
import { StoreError } from '../store/store-error.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import type { TestimonialSettings } from './error-texts.ts';
import { endOf, type LinkContent, type LinkSigner, readToken } from './link.ts';
import { readPortrait } from './portrait.ts';
import { type Refusal, TestimonialResponses } from './responses.ts';

/** Maximum size of the body that is kept, in bytes: all texts, and a portrait of the largest size. */
const KEPT = 1_200_000;

const FULL =
  'Messages and testimonials take up all the room that they may use: STORE_LIMIT_MB for words, 50 MB for portraits. Delete what you do not need: npx vitrine testimonial list';

interface TestimonialOptions extends ContactOptions {
  settings: ContactSettings;
  /** The value of SIGNING_KEY. */
  key: string;
  /** Informs the owner that the message store is full. */
  notifyFull: (c: Context) => Promise<void>;
}

/** The form in one language. */
interface Form {
  language: string;
  settings: TestimonialSettings;
  responses: TestimonialResponses;
  /** The names of all fields of the form. */
  fieldNames: ReadonlySet<string>;
}

/** A link that is valid, with the title of its project. */
interface Link extends LinkContent {
  title: string;
}

/** Takes testimonials at `/testimonial/<link>`, and at `/<language>/testimonial/<link>` in further languages. */
export class TestimonialEndpoint {
  readonly #options: TestimonialOptions;
  readonly #store: TestimonialStore;
  readonly #signer: LinkSigner;
  /** The form of each folder of links. The paths include the site's sub-path. */
  readonly #forms = new Map<string, Form>();
  readonly #requestLimit = new RateLimit(REQUEST_LIMITS);
  readonly #summary: LogSummary;

  constructor(options: TestimonialOptions) {
    const { root, site, languages, store, key, log, clock } = options;
    this.#options = options;
    const maxBytes = options.settings.STORE_LIMIT_MB * MEGABYTE;
    this.#store = new TestimonialStore(store.database, maxBytes);
    this.#signer = { address: site.address, base: root.base, key };
    this.#summary = new LogSummary(log, clock.monotonic);
    for (const [language, site] of languages) {
      const { testimonials: settings } = site;
      if (settings === undefined) continue;
      this.#forms.set(posix.join('/', root.base, language, 'testimonial'), {
        language,
        settings,
        responses: new TestimonialResponses({ root, language, site, settings }),
        fieldNames: new Set([...testimonialFields(settings.questions), 'portrait', HONEYPOT_NAME]),
      });
    }
  }

  /** The paths of links as patterns of Hono, including the site's sub-path. */
  get paths(): string[] {
    return [...this.#forms.keys()].flatMap((path) => [`${path}/:link`, `${path}/:link/`]);
  }

  /** Whether the last part of such a path is a link, valid or not, and not the name of a page. */
  isLink(path: string): boolean {
    return !/\/(?:sent|index\.html)\/?$/.test(path);
  }

  /** The response to GET: the form, or the reason why the link is not valid. */
  async show(c: Context): Promise<Response> {
    const form = this.#formOf(c);
    const { responses } = form;
    const link = await this.#linkOf(c, form);
    if (typeof link === 'string') return await this.#refused(c, form, link);
    try {
      if (await this.#store.isUsed(link.id)) return await this.#refused(c, form, 'used');
      return await responses.form(c, link);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return await responses.unavailable(c, new ContactError('full'));
    }
  }

  /** The response to POST. It reports success only after the testimonial was stored. */
  async take(c: Context): Promise<Response> {
    const { clock, clientIpOf } = this.#options;
    const form = this.#formOf(c);
    const retryAfter = this.#requestLimit.count(clientIpOf(c), clock.monotonic());
    const link = await this.#linkOf(c, form);
    // Browsers show a response only after they have sent the body, so it is also read where nothing in it counts.
    const kept = typeof link === 'string' ? 0 : KEPT;
    const reading = readUpload(c.req.raw, form.fieldNames, kept);
    if (typeof link === 'string') {
      await reading.catch(() => undefined);
      return await this.#refused(c, form, link);
    }
    let fields: Fields = {};
    try {
      const upload = await reading;
      fields = upload.fields;
      if (retryAfter !== undefined) throw new ContactError('tooMany', { retryAfter });
      if (isCrossSite(c, this.#options, true)) throw new ContactError('crossSite');
      const checked = checkTestimonial(fields, form.settings);
      const picture = await pictureOf(fields.portrait, upload.isCut);
      if ('errors' in checked || 'error' in picture) {
        const portrait = 'error' in picture ? picture.error : picture.portrait && 'imageAgain';
        const errors = {
          ...('errors' in checked && checked.errors),
          ...(portrait && { portrait }),
        };
        this.#logRefusal(422, 'invalid', Object.keys(errors).join(', '));
        return await form.responses.invalid(c, link, fields, errors);
      }
      return await this.#accept(c, form, link, { fields, ...checked, ...picture });
    } catch (caught) {
      const isStore = caught instanceof StoreError;
      const error = isStore ? new ContactError('full', { retryAfter: 60 }) : caught;
      if (!(error instanceof ContactError)) throw error;
      this.#logRefusal(error.status, error.reason);
      return await form.responses.rejected(c, link, fields, error);
    }
  }

  // Stores a testimonial. @throws ContactError or StoreError if it is not accepted
  async #accept(
    c: Context,
    form: Form,
    link: Link,
    given: { fields: Fields; words: TestimonialWords; portrait?: Portrait },
  ): Promise<Response> {
    const { site, kinds, notices, log, clock, onStored, clientIpOf } = this.#options;
    const { fields, words, portrait } = given;
    const { id, project, language } = link;
    const { suspicion, isDoubtful } = checkForSpam({
      fields,
      fillTime: 'none',
      message: {
        name: words.author,
        subject: words.title,
        message: words.answers.map(({ answer }) => answer).join('\n'),
      },
      maxLinks: site.maxLinks,
    });
    const notice = {
      ...newNotice(this.#noticeOf(form, link, words), kinds),
      suspicion,
      ...(isDoubtful && { dailyNotice: newNotice(notices.filedAsSpam, kinds) }),
    };
    const limits = limitsFor(clientIpOf(c), MESSAGE_LIMITS, await this.#options.secret());
    const stored = await this.#store.add(
      { id, project, language, expiresAt: endOf(link), words, portrait, limits, notice },
      clock.now(),
    );
    if (stored === 'used') return await this.#refused(c, form, 'used');
    if (typeof stored === 'object') {
      if ('wait' in stored) throw new ContactError('tooMany', { retryAfter: stored.wait });
      this.#summary.write('error', 'testimonial.no-room', { help: FULL });
      if (stored.isNoticeDue) await this.#options.notifyFull(c);
      throw new ContactError('full', { retryAfter: FULL_RETRY_AFTER });
    }
    if (stored === 'new') {
      const spam = suspicion.join(', ');
      log('info', 'testimonial.stored', { id, ...(spam && { spam }) });
      onStored(c);
    }
    return form.responses.accepted(c);
  }

  // The message to the owner that a testimonial came in.
  #noticeOf(form: Form, { id, project, title }: Link, { author }: TestimonialWords): Message {
    const { site, settings } = this.#options;
    const { texts, projects } = site.testimonials ?? form.settings;
    const values = { id, name: author, project: projects[project] ?? title };
    return ownerNotice(site, settings, texts.notice, values);
  }

  async #refused(c: Context, { responses }: Form, refusal: Refusal): Promise<Response> {
    const response = await responses.refused(c, refusal);
    this.#logRefusal(response.status, refusal);
    return response;
  }

  #formOf(c: Context): Form {
    const form = this.#forms.get(posix.dirname(c.req.path));
    if (form === undefined) throw new Error('This path takes no testimonials.');
    return form;
  }

  // The link of a request, or the reason why it is not valid.
  async #linkOf(c: Context, { language, settings }: Form): Promise<Link | Refusal> {
    const link = await readToken(posix.basename(c.req.path), this.#signer);
    if (link?.language !== language) return 'changed';
    const title = new Map(Object.entries(settings.projects)).get(link.project);
    if (title === undefined) return 'changed';
    return endOf(link) > this.#options.clock.now() ? { ...link, title } : 'expired';
  }

  // The link is never logged, because it allows to send.
  #logRefusal(status: number, reason: string, fields = ''): void {
    this.#summary.write(
      'info',
      'testimonial.refused',
      { status, reason },
      { ...(fields && { fields }) },
    );
  }
}

/** The portrait in a form. Browsers send an empty file where none was chosen. */
async function pictureOf(
  value: unknown,
  isCut: boolean,
): Promise<{ portrait?: Portrait } | { error: PortraitError }> {
  if (isCut) return { error: 'imageTooLarge' };
  if (value === undefined || value === '') return {};
  if (!(value instanceof File)) return { error: 'notAnImage' };
  return value.size === 0 ? {} : readPortrait(new Uint8Array(await value.arrayBuffer()));
}
