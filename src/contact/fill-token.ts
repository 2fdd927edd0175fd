import { isRecord } from '../lib/is-record.ts';

/** The longest wait that is believed, in milliseconds. */
const longest = 10_000;

/**
 * The server's proof of when the form was first touched. It is fetched, because the page is static
 * and cached. Without it a message is taken all the same.
 */
export class FillToken {
  readonly #address: string;
  #fetched: Promise<string | undefined> | undefined;

  /** @param address The server's endpoint. */
  constructor(address: string) {
    this.#address = address;
  }

  /** The token, fetched by the first call; it resolves once the token is old enough to be accepted. */
  async ready(): Promise<string | undefined> {
    this.#fetched ??= this.#fetch();
    return await this.#fetched;
  }

  /** Drops the token, so that the next message fetches a new one. */
  forget(): void {
    this.#fetched = undefined;
  }

  async #fetch(): Promise<string | undefined> {
    try {
      const response = await fetch(this.#address, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(longest),
      });
      const answer: unknown = await response.json();
      if (!isRecord(answer)) return undefined;
      const { token, wait } = answer;
      if (typeof token !== 'string' || typeof wait !== 'number') return undefined;
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, longest)));
      return token;
    } catch {
      // No server, an old one, no network: the message is sent without a token. If sending fails
      // too, the form shows that.
      return undefined;
    }
  }
}
