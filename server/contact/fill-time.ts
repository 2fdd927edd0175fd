import { createHmac, timingSafeEqual } from 'node:crypto';
import { minimumFillTime } from '../../src/features/contact/limits.ts';

/**
 * What a token tells: `none` also stands for one that is too old to tell anything, or that comes
 * from the future because the clock was set back between two starts of the server.
 */
export type FillTime = 'enough' | 'too little' | 'forged' | 'none';

/** How long a token tells something, in milliseconds. */
const LIFE = 24 * 60 * 60 * 1000;

/**
 * Measures how long somebody takes to fill in the form. The pages are static and cached, so the form
 * fetches a signed time when it is first touched, and hands it back with the message.
 */
export class FillTimer {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /**
   * A token that says: the form was touched now.
   *
   * @param now Time of a steady clock, as for `read`.
   */
  issue(now: number): string {
    return `${now}.${this.#sign(String(now))}`;
  }

  /** Reads a token that came back with a message. */
  read(token: unknown, now: number): FillTime {
    if (token === undefined || token === '') return 'none';
    if (typeof token !== 'string') return 'forged';
    const [time = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(time));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
    const age = now - Number(time);
    if (age < 0 || age > LIFE) return 'none';
    return age < minimumFillTime ? 'too little' : 'enough';
  }

  #sign(time: string): string {
    return createHmac('sha256', this.#secret).update(time).digest('base64url');
  }
}
