import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Limit } from '../store/rate-counters.ts';
import { networkOf } from './client-ip.ts';

const MINUTE = 60 * 1000;

/** Maximum number of new messages per hour from one network; the counters are in the message store. */
export const MESSAGE_LIMITS = { network: 10, largeNetwork: 30 };

/**
 * Maximum number of messages per hour that are forwarded to the owner, from all senders together.
 * Further messages are filed as spam instead of rejected, so that nobody can block the form.
 */
export const FORWARD_LIMIT = { counter: 'everywhere', max: 300 };

/** Maximum number of requests to this process from one network in ten minutes, accepted or rejected. */
export const REQUEST_LIMITS = { span: 10 * MINUTE, network: 100, largeNetwork: 300 };

/** Maximum number of counters in memory: two for each of 10,000 networks (IPv6 /64 and /48). */
const MAX_KEYS = 20_000;

interface Limits {
  /** Maximum number of messages or requests from one IPv4 address or one IPv6 /64 network. */
  network: number;
  /** Maximum number of messages or requests from one IPv6 /48 network. */
  largeNetwork: number;
}

interface RateLimitOptions extends Limits {
  /** The time span to which the limits apply, in milliseconds; a day at most. */
  span: number;
}

/** The rate limits for a sender's IP address. The counter names are hashes, which hide the IP address. */
export function limitsFor(
  sender: string,
  { network, largeNetwork }: Limits,
  secret: KeyObject,
): Limit[] {
  return [
    { counter: keyedHash(networkOf(sender), secret), max: network },
    { counter: keyedHash(`around ${networkOf(sender, 48)}`, secret), max: largeNetwork },
  ];
}

/**
 * The hashed e-mail address by which confirmations are limited to one per day. Upper case and the
 * text after `+` are ignored, because most mail systems deliver mail for `Ida+shop@` to `ida@`.
 */
export function recipientName(email: string, secret: KeyObject): string {
  return keyedHash(email.toLowerCase().replace(/\+[^@]*@/, '@'), secret);
}

function keyedHash(source: string, secret: KeyObject): string {
  return createHmac('sha256', secret).update(source).digest('base64url');
}

/**
 * Limits the requests to this process from a sender's network, and from the IPv6 /48 network around
 * it. Only salted hashes of IP addresses are stored, in memory, and no longer than the time span.
 * The salt is lost when the process ends.
 */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #salt = createSecretKey(randomBytes(16));
  /** The times of requests for each counter; the counter with the latest request is last. */
  readonly #times = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts a request, unless a limit is reached.
   *
   * @param now Time of a monotonic clock in milliseconds.
   * @returns undefined if the request was counted, else how many seconds the sender must wait
   */
  count(sender: string, now: number): number | undefined {
    const limits = limitsFor(sender, this.#options, this.#salt);
    const waits = limits.map(({ counter, max }) => {
      const oldest = this.#recent(counter, now).at(-max);
      const left = oldest === undefined ? 0 : oldest + this.#options.span - now;
      return Math.ceil(left / 1000);
    });
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const { counter, max } of limits) {
      const times = [...this.#recent(counter, now), now].slice(-max);
      this.#times.delete(counter);
      this.#times.set(counter, times);
    }
    for (const [key, times] of this.#times) {
      const isRecent = (times.at(-1) ?? 0) > now - this.#options.span;
      if (isRecent && this.#times.size <= MAX_KEYS) break;
      this.#times.delete(key);
    }
    return undefined;
  }

  #recent(counter: string, now: number): number[] {
    return (this.#times.get(counter) ?? []).filter((time) => time > now - this.#options.span);
  }
}
