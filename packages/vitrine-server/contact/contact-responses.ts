import { posix } from 'node:path';
import type { Context } from 'hono';
import type { SiteRoot } from 'vitrine/http';
import {
  controlNames,
  type Fields,
  fieldErrorTexts,
  linkedSubject,
  mailtoLink,
  noteLines,
  nothingTyped,
  pageField,
  readChoices,
  readTyped,
  type SiteSettings,
  sendErrorText,
} from 'vitrine/message';
import { pageCspHeader } from '../static/csp-headers.ts';
import type { ContactError } from './contact-error.ts';
import { type Filling, fillPage } from './fill-page.ts';

/** Responses to visitors in one language: JSON for the form's script, HTML for a form without JavaScript. */
export class ContactResponses {
  readonly #root: SiteRoot;
  readonly #language: string;
  readonly #site: SiteSettings;

  /** @param language The tag of a further language; empty for the site's first language. */
  constructor(root: SiteRoot, language: string, site: SiteSettings) {
    this.#root = root;
    this.#language = language;
    this.#site = site;
  }

  /** The response after the message was stored. */
  accepted(c: Context, id: string): Response {
    c.header('Cache-Control', 'no-store');
    if (!wantsPage(c)) return c.json({ ok: true, id });
    return c.redirect(posix.join('/', this.#root.base, this.#language, 'contact/sent'), 303);
  }

  /**
   * The contact page, filled in with the path of the previous page and with the subject from the
   * URL; undefined if neither is known.
   */
  async prefilled(c: Context, before: string): Promise<Response | undefined> {
    const subject = linkedSubject(new URL(c.req.url).search) ?? '';
    if (before === '' && subject === '') return undefined;
    const typed = { ...nothingTyped, subject };
    const response = await this.#page(c, 200, { typed, questions: [], before });
    // Not `no-store`, with which browsers would forget the typed text when the visitor leaves and comes back.
    response?.headers.set('Cache-Control', 'private, no-cache');
    return response;
  }

  async rejected(c: Context, error: ContactError, fields: Fields): Promise<Response> {
    const { questions, email, locale, strings } = this.#site;
    const { form } = strings;
    const { notSent } = form;
    const { reason, status, retryAfter } = error;
    c.header('Cache-Control', 'no-store');
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    // The rest of a request body that is too large stays unread, so the connection cannot be used again.
    if (status === 413 || status === 429) c.header('Connection', 'close');

    const names = controlNames(questions);
    const typed = readTyped((name) => fields[name], names);
    const errorTexts = fieldErrorTexts(error.fieldErrors, typed, locale, form, questions);
    const message = sendErrorText(reason, retryAfter, locale, notSent);
    if (!wantsPage(c)) {
      const codes: Readonly<Record<string, string | undefined>> = error.fieldErrors;
      const fieldErrors = Object.entries(errorTexts).map(([name, text]) => [
        name,
        { reason: codes[name], message: text },
      ]);
      return c.json(
        { ok: false, error: reason, message, fields: Object.fromEntries(fieldErrors) },
        status,
      );
    }
    const choices = readChoices(typed, questions);
    const before = pageField(fields.page);
    const notes = noteLines({ choices, page: before }, locale, form.fields);
    const rejection =
      reason === 'invalid'
        ? { errorTexts, heading: form.fieldErrors.heading, paragraphs: [] }
        : {
            errorTexts,
            heading: notSent.heading,
            paragraphs: [message, notSent.kept],
            link: email && {
              href: mailtoLink({ to: email, ...typed, notes, saved: [] }, notSent.paste).href,
              text: notSent.mail,
            },
          };
    const response = await this.#page(c, status, { typed, questions, before, rejection });
    if (response) return response;
    // If the contact page cannot be filled in, the response is plain text with everything that the
    // visitor typed.
    const typedLines = names.map((name) => typed[name]);
    const lines = [notSent.heading, message, ...Object.values(errorTexts), '', ...typedLines];
    return c.text(lines.join('\n'), status);
  }

  // The built contact page, filled in; undefined if the file is missing or its HTML is not as the
  // build writes it.
  async #page(
    c: Context,
    status: 200 | ContactError['status'],
    filling: Filling,
  ): Promise<Response | undefined> {
    const { files } = this.#root;
    const file = posix.join(this.#language, 'contact/index.html');
    const page = await files.readText(file);
    const html = page === undefined ? undefined : fillPage(page, filling);
    if (html === undefined) return undefined;
    const { name, value } = await pageCspHeader(files, file);
    return c.html(html, status, { [name]: value });
  }
}

// Whether the response is an HTML page: a browser's form asks for HTML, the script of the form asks
// for JSON, and a client that sends JSON gets JSON.
function wantsPage(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '';
  if (accept.includes('application/json')) return false;
  if (accept.includes('text/html')) return true;
  const type = c.req.header('Content-Type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}
