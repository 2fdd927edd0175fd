import { isRecord } from '../lib/is-record.ts';

/** Maximum time for the request, and for the wait that the server asks for, in milliseconds. */
const maxTime = 10_000;

/**
 * A token by which the server knows when a visitor began to fill in the form. It is fetched, because
 * the page is static and cached. The server also accepts a message without it.
 */
export class FillToken {
  readonly #address: string;
  #fetched: Promise<string | undefined> | undefined;

  /** @param address The server's endpoint. */
  constructor(address: string) {
    this.#address = address;
  }

  /** The token, fetched by the first call; it resolves once the token is old enough to be accepted. */
  ready(): Promise<string | undefined> {
    this.#fetched ??= this.#fetch();
    return this.#fetched;
  }

  /** Drops the token, so that the next message fetches a new one. */
  forget(): void {
    this.#fetched = undefined;
  }

  async #fetch(): Promise<string | undefined> {
    try {
      const response = await fetch(this.#address, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(maxTime),
      });
      const answer: unknown = await response.json();
      if (!isRecord(answer)) return undefined;
      const { token, wait } = answer;
      if (typeof token !== 'string' || typeof wait !== 'number') return undefined;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, maxTime)));
      return token;
    } catch {
      // No server or no network: the message is sent without a token. If that fails, the form says so.
      return undefined;
    }
  }
}
