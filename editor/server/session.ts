import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { messages } from '../messages.ts';

/**
 * Knows the owner's browser from what other users of the machine run: the address to open holds a
 * token that counts once, and the browser that brings it gets a cookie in return.
 */
export class Session {
  readonly #secret = newSecret();
  readonly #renew: (token: string) => void;
  #token = newSecret();

  /** @param renew Gets the next token when one was used. */
  constructor(renew: (token: string) => void) {
    this.#renew = renew;
  }

  /** The token that counts now. */
  get token(): string {
    return this.#token;
  }

  /** Refuses every request without the cookie, but for a visit that brings the token. */
  readonly require: MiddlewareHandler = async (context, next) => {
    const { req } = context;
    const cookie = cookieName(context);
    const isVisit = req.method === 'GET' && req.path === '/';
    if (isVisit && isSecret(req.query('token'), this.#token)) {
      this.#token = newSecret();
      this.#renew(this.#token);
      setCookie(context, cookie, this.#secret, { httpOnly: true, sameSite: 'Strict' });
      // A redirection would be part of a visit that another page began, without this cookie.
      return context.html(page('<meta http-equiv="refresh" content="0;url=/">'));
    }
    if (isSecret(getCookie(context, cookie), this.#secret)) return await next();
    const { noSession, goOn } = messages.errors;
    // A link on another page leads here without the cookie; a link on this one has it.
    if (isVisit) return context.html(page(`<p>${noSession}</p><a href="/">${goOn}</a>`), 403);
    return context.json({ message: noSession }, 403);
  };
}

/** Browsers send a cookie to all ports of a host, so each editor has a name of its own. */
function cookieName(context: Context): string {
  return `vitrine-editor-${context.req.header('host')?.split(':')[1]}`;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in a time that says nothing about the secret. */
function isSecret(given: string | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(secret));
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${messages.page.title}</title>${content}</html>`;
}
