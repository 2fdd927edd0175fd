import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Context } from 'hono';
import { failureText } from '../../src/features/contact/failure-text.ts';
import { faultTexts } from '../../src/features/contact/fault-text.ts';
import { type FieldName, fieldNames } from '../../src/features/contact/limits.ts';
import { mailtoLink } from '../../src/features/contact/mailto.ts';
import type { SiteSettings } from '../../src/features/contact/site-settings.ts';
import { isAbsent } from '../absent.ts';
import type { SiteRoot } from '../paths.ts';
import { fillPage } from './fill-page.ts';
import type { Fields } from './read-body.ts';
import { type Refusal, refusalStatus } from './refusal.ts';
import type { Words } from './words.ts';

interface AnswersOptions {
  root: SiteRoot;
  /** The further language of the pages; empty for the first one. */
  language: string;
  site: SiteSettings;
  words: Words;
}

/** What a visitor is told: JSON for a script, a page for a browser's form. */
export class Answers {
  readonly #options: AnswersOptions;

  constructor(options: AnswersOptions) {
    this.#options = options;
  }

  /** The message is on the disk. */
  taken(c: Context, id: string): Response {
    c.header('Cache-Control', 'no-store');
    if (!wantsPage(c)) return c.json({ ok: true, id });
    const { root, language } = this.#options;
    return c.redirect(posix.join('/', root.base, language, 'contact/sent'), 303);
  }

  /** The message is not taken. */
  async refused(c: Context, refusal: Refusal, fields: Fields): Promise<Response> {
    const { words, site } = this.#options;
    const status = refusalStatus[refusal.reason];
    c.header('Cache-Control', 'no-store');
    if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
    // What is left of the body is not read.
    if (status === 413) c.header('Connection', 'close');

    const typed = typedFields(fields);
    const lengths = Object.fromEntries(fieldNames.map((name) => [name, typed[name].length]));
    const faults = faultTexts(refusal.faults ?? {}, lengths, words);
    const reason = failureText(refusal.reason, refusal.retryAfter, words.failure);
    if (!wantsPage(c)) {
      const told = faults.map(({ name, text }) => [
        name,
        { reason: refusal.faults?.[name], message: text },
      ]);
      return c.json(
        { ok: false, error: refusal.reason, message: reason, fields: Object.fromEntries(told) },
        status,
      );
    }
    const onlyFaults = faults.length > 0;
    const page = await this.#page();
    const html =
      page &&
      fillPage(page, {
        heading: onlyFaults ? words.faults.heading : words.failure.heading,
        paragraphs: onlyFaults ? [] : [reason, words.failure.kept],
        faults,
        typed,
        ...(!onlyFaults &&
          site.email && {
            link: {
              href: mailtoLink({ to: site.email, ...typed, saved: [] }, words.failure.paste).href,
              text: words.failure.mail,
            },
          }),
      });
    if (html) return c.html(html, status);
    // A site without its contact page: the words as they are, so that nothing typed is lost.
    const rest = [...faults.map(({ text }) => text), '', ...fieldNames.map((name) => typed[name])];
    return c.text([words.failure.heading, reason, ...rest].join('\n'), status);
  }

  async #page(): Promise<string | undefined> {
    const { root, language } = this.#options;
    try {
      return await readFile(join(root.folder, language, 'contact/index.html'), 'utf8');
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }
}

// A browser's form asks for a page. A script of ours asks for JSON; who sends JSON gets JSON.
function wantsPage(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '';
  if (accept.includes('application/json')) return false;
  if (accept.includes('text/html')) return true;
  const type = c.req.header('Content-Type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

function typedFields(fields: Fields): Record<FieldName, string> {
  const value = (name: FieldName) => {
    const field = fields[name];
    return typeof field === 'string' ? field.toWellFormed().replaceAll(/\r\n?/g, '\n') : '';
  };
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}
