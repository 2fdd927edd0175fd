import { posix } from 'node:path';
import type { Context } from 'hono';
import type { SiteRoot } from 'vitrine/http';
import {
  asText,
  type Fields,
  type SiteSettings,
  sendErrorText,
  type TestimonialErrors,
  type TestimonialField,
  testimonialFields,
} from 'vitrine/message';
import type { ContactError } from '../contact/contact-error.ts';
import { pageCspHeader } from '../static/csp-headers.ts';
import { type TestimonialSettings, testimonialErrorTexts } from './error-texts.ts';
import {
  fillReason,
  fillTestimonial,
  type TestimonialFilling,
  type TypedTestimonial,
} from './fill-testimonial.ts';

/** Why a link does not lead to the form, with the status of the response. */
const refusals = { changed: 404, expired: 410, used: 410 } as const;

export type Refusal = keyof typeof refusals;

type Status = 200 | 404 | 410 | 422 | ContactError['status'];

/** The form for testimonials in one language. */
export interface TestimonialForm {
  root: SiteRoot;
  /** The tag of a further language; empty for the first language of the site. */
  language: string;
  site: SiteSettings;
  settings: TestimonialSettings;
}

/** Responses to clients in one language, as HTML. */
export class TestimonialResponses {
  readonly #form: TestimonialForm;

  constructor(form: TestimonialForm) {
    this.#form = form;
  }

  /** The empty form. */
  async form(c: Context, project: TestimonialFilling['project']): Promise<Response> {
    return await this.#page(c, 200, { project, typed: {}, errorTexts: new Map() });
  }

  /** The response after the testimonial was stored. */
  accepted(c: Context): Response {
    withoutTraces(c);
    const { root, language } = this.#form;
    return c.redirect(posix.join('/', root.base, language, 'testimonial/sent'), 303);
  }

  /** The page with a sentence, and without the form. */
  async refused(c: Context, refusal: Refusal): Promise<Response> {
    return await this.#reason(c, refusals[refusal], this.#form.settings.texts.link[refusal]);
  }

  /** The page while the store cannot be read. */
  async unavailable(c: Context, error: ContactError): Promise<Response> {
    return await this.#reason(c, error.status, this.#textOf(error));
  }

  /** The form with what the author has typed, and the errors of its fields. */
  async invalid(
    c: Context,
    project: TestimonialFilling['project'],
    fields: Fields,
    errors: TestimonialErrors,
  ): Promise<Response> {
    const { settings, site } = this.#form;
    const typed = this.#typed(fields);
    const errorTexts = testimonialErrorTexts(errors, typed, settings, site.locale);
    const reason = { heading: settings.texts.errors.heading, paragraphs: [] };
    return await this.#page(c, 422, { project, typed, errorTexts, reason });
  }

  /** The form with what the author has typed, and the reason why it was not accepted. */
  async rejected(
    c: Context,
    project: TestimonialFilling['project'],
    fields: Fields,
    error: ContactError,
  ): Promise<Response> {
    const { status, retryAfter } = error;
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    // The rest of a request body that is too large stays unread, so the connection cannot be used again.
    if (status === 413) c.header('Connection', 'close');
    const { heading, kept, imageAgain, imageTooLarge } = this.#form.settings.texts.errors;
    // Only a picture can make a form so large. Of a body that was not read, no words are left.
    const text = status === 413 ? imageTooLarge : this.#textOf(error);
    const paragraphs = Object.keys(fields).length > 0 ? [text, kept] : [text];
    const hasPortrait = fields.portrait instanceof File && fields.portrait.size > 0;
    return await this.#page(c, status, {
      project,
      typed: this.#typed(fields),
      errorTexts: new Map(hasPortrait ? [['portrait', imageAgain]] : []),
      reason: { heading, paragraphs },
    });
  }

  async #reason(c: Context, status: Status, text: string): Promise<Response> {
    const reason = { heading: '', paragraphs: [text], errors: [] };
    return await this.#html(c, status, text, (page) => fillReason(page, reason));
  }

  async #page(
    c: Context,
    status: Status,
    filling: Omit<TestimonialFilling, 'request'>,
  ): Promise<Response> {
    const { typed, errorTexts, reason } = filling;
    const said = [reason?.heading, ...(reason?.paragraphs ?? []), ...errorTexts.values()];
    const text = [...said, '', ...Object.values(typed)].join('\n').trim();
    return await this.#html(c, status, text, (page) =>
      fillTestimonial(page, { ...filling, request: this.#form.settings }),
    );
  }

  // The built page, filled in. If it cannot be filled in, the response is plain text, with everything that
  // the author has typed.
  async #html(
    c: Context,
    status: Status,
    text: string,
    fill: (page: string) => string | undefined,
  ): Promise<Response> {
    withoutTraces(c);
    const { root, language, site } = this.#form;
    const file = posix.join(language, 'testimonial/index.html');
    const page = await root.files.readText(file);
    const html = page === undefined ? undefined : fill(page);
    if (html === undefined) return c.text(text || site.strings.server.errors.broken, status);
    const { name, value } = await pageCspHeader(root.files, file);
    return c.html(html, status, { [name]: value });
  }

  #textOf({ reason, retryAfter }: ContactError): string {
    const { locale, strings } = this.#form.site;
    return sendErrorText(reason, retryAfter, locale, strings.form.notSent);
  }

  #typed(fields: Fields): TypedTestimonial {
    const names: TestimonialField[] = testimonialFields(this.#form.settings.questions);
    return Object.fromEntries(names.map((name) => [name, asText(fields[name])]));
  }
}

/** Keeps the link out of caches, and out of the requests to which the page leads. */
function withoutTraces(c: Context): void {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
}
