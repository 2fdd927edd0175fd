import { createHmac, randomBytes } from 'node:crypto';
import type { Limit } from '../store/counters.ts';
import { networkOf } from './network.ts';

/** The most counters that are remembered: 10,000 networks with the larger ones around them. */
const MOST_KEYS = 20_000;

interface Limits {
  /** How often from an IPv4 address or an IPv6 network of 64 bits. */
  network: number;
  /** From an IPv6 network of 48 bits. */
  largeNetwork: number;
}

interface RateLimitOptions extends Limits {
  /** The span in milliseconds, a day at most. */
  span: number;
}

/** The limits that a sender counts for. Without the secret a counter's name tells no address. */
export function limitsFor(
  sender: string,
  { network, largeNetwork }: Limits,
  secret: Uint8Array,
): Limit[] {
  return [
    { counter: nameOf(networkOf(sender), secret), most: network },
    { counter: nameOf(`around ${networkOf(sender, 48)}`, secret), most: largeNetwork },
  ];
}

/**
 * The name under which an address gets one confirmation a day. Mail systems mostly hand `ida+shop@` to `ida@`,
 * in small letters or large ones.
 */
export function recipientName(email: string, secret: Uint8Array): string {
  return nameOf(email.toLowerCase().replace(/\+[^@]*@/, '@'), secret);
}

function nameOf(source: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(source).digest('base64url');
}

/**
 * Counts what comes to this process from a sender's network, and from the larger one around it. Only salted
 * hashes of addresses are kept, in memory, and no longer than the span; the salt is lost with the
 * process.
 */
export class RateLimit {
  readonly #options: RateLimitOptions;
  readonly #salt = randomBytes(16);
  /** When something came, for each key; the one heard of last stands last. */
  readonly #times = new Map<string, number[]>();

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /**
   * Whether one more is within all limits.
   *
   * @param now Time of a steady clock in milliseconds, as for `count`.
   * @returns undefined if it is, else how many seconds to wait
   */
  wait(sender: string, now: number): number | undefined {
    const waits = this.#limits(sender).map(({ counter, most }) => {
      const oldest = this.#recent(counter, now).at(-most);
      const left = oldest === undefined ? 0 : oldest + this.#options.span - now;
      return Math.ceil(left / 1000);
    });
    return Math.max(...waits) || undefined;
  }

  count(sender: string, now: number): void {
    for (const { counter, most } of this.#limits(sender)) {
      const times = [...this.#recent(counter, now), now].slice(-most);
      this.#times.delete(counter);
      this.#times.set(counter, times);
    }
    for (const [key, times] of this.#times) {
      const isRecent = (times.at(-1) ?? 0) > now - this.#options.span;
      if (isRecent && this.#times.size <= MOST_KEYS) break;
      this.#times.delete(key);
    }
  }

  #limits(sender: string): Limit[] {
    return limitsFor(sender, this.#options, this.#salt);
  }

  #recent(counter: string, now: number): number[] {
    return (this.#times.get(counter) ?? []).filter((time) => time > now - this.#options.span);
  }
}
