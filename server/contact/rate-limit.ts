import { createHmac, randomBytes } from 'node:crypto';
import { networkOf } from './network.ts';

const MOST_NETWORKS = 10_000;

interface LimitOptions {
  /** How often within the span. */
  most: number;
  /** The span in milliseconds, a day at most. */
  span: number;
}

/**
 * Counts how often something comes from a network. Only a salted hash of the address is kept, in
 * memory, and no longer than the span; the salt is lost with the process.
 */
export class RateLimit {
  readonly #options: LimitOptions;
  readonly #salt = randomBytes(16);
  /** When something came, for each network; the network heard of last stands last. */
  readonly #times = new Map<string, number[]>();

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /**
   * Whether one more is within the limit.
   *
   * @param now Time of a steady clock in milliseconds, as for `count`.
   * @returns undefined if it is, else how many seconds to wait
   */
  wait(address: string, now: number): number | undefined {
    const times = this.#recent(this.#key(address), now);
    const oldest = times[times.length - this.#options.most];
    if (oldest === undefined) return undefined;
    return Math.max(Math.ceil((oldest + this.#options.span - now) / 1000), 1);
  }

  count(address: string, now: number): void {
    const key = this.#key(address);
    const times = [...this.#recent(key, now), now].slice(-this.#options.most);
    this.#times.delete(key);
    this.#times.set(key, times);
    for (const [other, { length, [length - 1]: last = 0 }] of this.#times) {
      if (last > now - this.#options.span && this.#times.size <= MOST_NETWORKS) break;
      this.#times.delete(other);
    }
  }

  #recent(key: string, now: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time > now - this.#options.span);
  }

  #key(address: string): string {
    return createHmac('sha256', this.#salt).update(networkOf(address)).digest('base64url');
  }
}
