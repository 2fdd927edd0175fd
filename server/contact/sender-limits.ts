import { networkOf } from './network.ts';
import { RateLimit } from './rate-limit.ts';

interface SenderLimitsOptions {
  /** The span in milliseconds, a day at most. */
  span: number;
  /** How often within the span from an IPv4 address or an IPv6 network of 64 bits. */
  network: number;
  /** From an IPv6 network of 48 bits. */
  largeNetwork: number;
  /** From everywhere; no limit if absent. */
  everywhere?: number;
}

/** Counts what comes from a sender, from the networks around it, and in all. */
export class SenderLimits {
  readonly #limits: readonly { limit: RateLimit; keyOf: (sender: string) => string }[];

  constructor({ span, network, largeNetwork, everywhere }: SenderLimitsOptions) {
    const limitOf = (most: number, keyOf: (sender: string) => string) => ({
      limit: new RateLimit({ most, span }),
      keyOf,
    });
    this.#limits = [
      limitOf(network, (sender) => networkOf(sender)),
      limitOf(largeNetwork, (sender) => networkOf(sender, 48)),
      ...(everywhere === undefined ? [] : [limitOf(everywhere, () => 'everywhere')]),
    ];
  }

  /**
   * Whether one more is within all limits.
   *
   * @returns undefined if it is, else how many seconds to wait
   */
  wait(sender: string, now: number): number | undefined {
    const waits = this.#limits.map(({ limit, keyOf }) => limit.wait(keyOf(sender), now) ?? 0);
    return Math.max(...waits) || undefined;
  }

  count(sender: string, now: number): void {
    for (const { limit, keyOf } of this.#limits) limit.count(keyOf(sender), now);
  }
}
