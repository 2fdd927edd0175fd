import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { editorStrings } from '../editor-strings.ts';

/**
 * Admits only the owner's browser, and no program of another user of the machine: the address to open
 * contains a token that can be used once, and the browser that sends it gets a cookie in return.
 */
export class Session {
  readonly #secret = newSecret();
  readonly #renew: (token: string) => void;
  #token = newSecret();

  /** @param renew Called with the next token when one was used. */
  constructor(renew: (token: string) => void) {
    this.#renew = renew;
  }

  /** The current token. */
  get token(): string {
    return this.#token;
  }

  /** Refuses every request without the cookie, except a visit with the token. */
  readonly require: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const cookie = cookieName(context);
    const isVisit = req.method === 'GET' && req.path === '/';
    if (isVisit && isSecret(req.query('token'), this.#token)) {
      this.#token = newSecret();
      this.#renew(this.#token);
      setCookie(context, cookie, this.#secret, { httpOnly: true, sameSite: 'Strict' });
      // After a link on another page, a browser would follow a redirect without this cookie.
      return context.html(page('<meta http-equiv="refresh" content="0;url=/">'));
    }
    if (isSecret(getCookie(context, cookie), this.#secret)) return await next();
    const { noSession, goOn } = editorStrings.errors;
    // A link on another page leads here without the cookie; a link on this page sends it.
    if (isVisit) return context.html(page(`<p>${noSession}</p><a href="/">${goOn}</a>`), 403);
    return context.json({ message: noSession }, 403);
  };
}

/** The cookie's name, with the port: browsers send cookies to all ports of a host. */
function cookieName(context: Context): string {
  return `vitrine-editor-${context.req.header('host')?.split(':')[1]}`;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time, so that the duration reveals nothing about the secret. */
function isSecret(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${editorStrings.page.title}</title>${content}</html>`;
}
