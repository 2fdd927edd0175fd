import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { EditorLanguage } from '../language.ts';
import { pageHead } from './editor-page-html.ts';
import { Refusal } from './refusal.ts';

/**
 * Admits only the owner's browser, so that other users of the machine cannot use the editor. The URL to
 * open contains a one-time token, and the browser that sends the token gets a session cookie.
 */
export class Session {
  readonly #secret = newSecret();
  readonly #renew: (token: string) => void;
  readonly #language: () => Promise<EditorLanguage>;
  #token = newSecret();

  /**
   * @param renew Called with the next token each time a token was used.
   * @param language Loads the language of the pages.
   */
  constructor(renew: (token: string) => void, language: () => Promise<EditorLanguage>) {
    this.#renew = renew;
    this.#language = language;
  }

  /** The one-time token that opens the editor next. */
  get token(): string {
    return this.#token;
  }

  /** Middleware that refuses requests without the session cookie, except a visit with the token. */
  readonly require: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const cookie = cookieName(context);
    const isVisit = req.method === 'GET' && req.path === '/';
    if (isVisit && isSecret(req.query('token'), this.#token)) {
      this.#token = newSecret();
      this.#renew(this.#token);
      setCookie(context, cookie, this.#secret, { httpOnly: true, sameSite: 'Strict' });
      // No HTTP redirect, because after a link on another site browsers omit SameSite=Strict cookies.
      return context.html(
        page(await this.#language(), '<meta http-equiv="refresh" content="0;url=/">'),
      );
    }
    if (isSecret(getCookie(context, cookie), this.#secret)) return await next();
    if (!isVisit) throw new Refusal(403, ({ errors }) => errors.noSession);
    // A link on another site sends no SameSite=Strict cookie; the link on this page sends the cookie.
    const language = await this.#language();
    const { noSession, goOn } = language.strings.errors;
    return context.html(page(language, `<p>${noSession}</p><a href="/">${goOn}</a>`), 403);
  };
}

/** The name of the cookie. It contains the port, because browsers send cookies to all ports. */
function cookieName(context: Context): string {
  return `vitrine-editor-${context.req.header('host')?.split(':')[1]}`;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares a secret in constant time, which prevents timing attacks. */
function isSecret(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}

function page(language: EditorLanguage, content: string): string {
  return `<!doctype html>${pageHead(language)}${content}</html>`;
}
