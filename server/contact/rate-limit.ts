import { createHmac, randomBytes } from 'node:crypto';
import type { Limit } from '../store/rate-counters.ts';
import { networkOf } from './client-ip.ts';

/** Maximum of counters in memory: 10,000 networks with the larger ones around them. */
const MAX_KEYS = 20_000;

interface Limits {
  /** Maximum from an IPv4 address or an IPv6 network of 64 bits. */
  network: number;
  /** Maximum from an IPv6 network of 48 bits. */
  largeNetwork: number;
}

interface RateLimitOptions extends Limits {
  /** The span in milliseconds, a day at most. */
  span: number;
}

/** The limits for a sender. Without the secret the name of a counter reveals no address. */
export function limitsFor(
  sender: string,
  { network, largeNetwork }: Limits,
  secret: Uint8Array,
): Limit[] {
  return [
    { counter: nameOf(networkOf(sender), secret), max: network },
    { counter: nameOf(`around ${networkOf(sender, 48)}`, secret), max: largeNetwork },
  ];
}

/**
 * The name by which an address is limited to one confirmation a day. Most mail systems deliver
 * `ida+shop@` to `ida@`, in small or capital letters.
 */
export function recipientName(email: string, secret: Uint8Array): string {
  return nameOf(email.toLowerCase().replace(/\+[^@]*@/, '@'), secret);
}

function nameOf(source: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(source).digest('base64url');
}

/**
 * Counts requests to this process from a sender's network, and from the larger one around it. Only salted
 * hashes of addresses are kept, in memory, and no longer than the span; the salt is lost with the
 * process.
 */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #salt = randomBytes(16);
  /** The times of requests for each key, the key with the latest request last. */
  readonly #times = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts a request, unless a limit is reached.
   *
   * @param now Time of a steady clock in milliseconds.
   * @returns undefined if it was counted, else how many seconds to wait
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
