import { isRecord } from '../i18n/is-record.ts';

/** Timeout for fetching the token, and maximum of the wait that the server requests, in milliseconds. */
const maxTime = 10_000;

/**
 * A signed token by which the server knows when a visitor began to fill in the form. The token is
 * fetched, because the page is static and cached. The server also accepts a message without a token.
 */
export class FillToken {
  readonly #address: string;
  #fetched: Promise<string | undefined> | undefined;

  /** @param address The URL of the server's contact endpoint. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Fetches the token at the first call. Resolves once the token is old enough to be accepted. */
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
      // Without a server or network there is no token: the message is then sent without one.
      return undefined;
    }
  }
}
