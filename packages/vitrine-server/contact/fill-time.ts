import { createHmac, type KeyObject } from 'node:crypto';
import { timingSafeEqual } from 'hono/utils/buffer';
import { minFillTime } from 'vitrine/message';

/**
 * The result of reading a token. `none` means that there is no token, or that its time is in the
 * future, because the clock was set back between two starts of the server.
 */
export type FillTime = 'enough' | 'too little' | 'forged' | 'none';

/**
 * Measures how long a visitor takes to fill in the form. The pages are static and cached, so the
 * form fetches a signed timestamp (token) when the visitor first uses it, and sends it back with
 * the message.
 */
export class FillTimer {
  readonly #secret: () => KeyObject | undefined;

  /** @param secret Returns the key that signs tokens; undefined while the key cannot be read. */
  constructor(secret: () => KeyObject | undefined) {
    this.#secret = secret;
  }

  /**
   * A signed token with the time at which the visitor first used the form. Empty while the key
   * cannot be read.
   *
   * @param now Time of the monotonic clock that `read` uses too.
   */
  issue(now: number): string {
    const signature = this.#sign(String(now));
    return signature === undefined ? '' : `${now}.${signature}`;
  }

  /** Verifies a token that was sent with a message, and measures the time since the token was issued. */
  async read(token: unknown, now: number): Promise<FillTime> {
    if (token === undefined || token === '') return 'none';
    if (typeof token !== 'string') return 'forged';
    const [time = '', signature = ''] = token.split('.');
    const signed = this.#sign(time);
    if (signed === undefined) return 'none';
    if (!(await timingSafeEqual(signature, signed))) return 'forged';
    const age = now - Number(time);
    if (age < 0) return 'none';
    return age < minFillTime ? 'too little' : 'enough';
  }

  #sign(time: string): string | undefined {
    const secret = this.#secret();
    return secret && createHmac('sha256', secret).update(time).digest('base64url');
  }
}
