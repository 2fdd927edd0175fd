import { createHmac } from 'node:crypto';
import { timingSafeEqual } from 'hono/utils/buffer';
import { minFillTime } from '../../src/contact/limits.ts';

/**
 * The result of reading a token. `none` also for a token from the future: the clock was set back
 * between two starts of the server.
 */
export type FillTime = 'enough' | 'too little' | 'forged' | 'none';

/**
 * Measures how long a visitor takes to fill in the form. The pages are static and cached, so the form
 * fetches a signed time when it is first touched, and sends it back with the message.
 */
export class FillTimer {
  readonly #secret: () => Uint8Array | undefined;

  /** @param secret The key that signs tokens; undefined while it cannot be read. */
  constructor(secret: () => Uint8Array | undefined) {
    this.#secret = secret;
  }

  /**
   * A signed token with the time at which the form was touched. Empty without a secret.
   *
   * @param now Time of a steady clock, as for `read`.
   */
  issue(now: number): string {
    const signature = this.#sign(String(now));
    return signature === undefined ? '' : `${now}.${signature}`;
  }

  /** Reads a token that was sent with a message. */
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
