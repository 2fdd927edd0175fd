import { logRejection } from 'vitrine/form';
import type { DraftRequest, DraftResponse } from '../api.ts';

/** The time without further changes after which changes are sent, in milliseconds. */
const SEND_DELAY = 50;

/** The maximum size of a request that goes on when its page is closed, in bytes (Fetch standard: 64 KiB). */
const MAX_KEEPALIVE_BYTES = 60_000;

/** A state of an open file: its changes, with the hash that the file had when they began. */
export type FileChange = Omit<DraftRequest, 'revision'>;

export interface DraftKeeperCallbacks {
  /** Sends changes to the server. @param isLast Whether the page is being closed. */
  send: (request: DraftRequest, isLast: boolean) => Promise<DraftResponse>;
  onResponse: (response: DraftResponse) => void;
  onError: (error: unknown) => void;
}

/** Sends the unsaved changes of one file to the server, which keeps them. Never sends two requests at once. */
export class DraftKeeper {
  /** The revision of the changes that the server keeps; undefined where it keeps none. */
  revision: string | undefined;
  #callbacks: DraftKeeperCallbacks;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #next: FileChange | undefined;
  /** The changes that were sent last, as JSON. */
  #sent = '';
  #hasFailed = false;

  constructor(callbacks: DraftKeeperCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Replaces the functions that were given at the beginning. */
  connect(callbacks: DraftKeeperCallbacks): void {
    this.#callbacks = callbacks;
  }

  /** Takes the state of a file that was read: nothing is to be sent. */
  begin(change: FileChange, revision: string | undefined): void {
    this.stop();
    this.revision = revision;
    this.#sent = JSON.stringify(change);
    this.#hasFailed = false;
  }

  /** Takes changed values, which are sent a moment later. */
  note(change: FileChange): void {
    if (JSON.stringify(change) === this.#sent) return;
    this.#next = change;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      logRejection(() => this.flush()),
      SEND_DELAY,
    );
  }

  /** Sends changes that were not sent yet; resolves when the server keeps them. */
  async flush(isLast = false): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#sending && !isLast) await this.#sending;
    const change = this.#next;
    if (change === undefined) return;
    this.#next = undefined;
    this.#sending = this.#send(change, isLast);
    await this.#sending;
    this.#sending = undefined;
  }

  /** Forgets changes that were not sent yet. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#next = undefined;
  }

  /** Whether there are changes that the server does not keep yet, or did not take. */
  get isUnsent(): boolean {
    return this.#hasFailed || this.#next !== undefined || this.#sending !== undefined;
  }

  /** Whether changes would be lost if the page were closed now. */
  get isAtRisk(): boolean {
    const next = this.#next && JSON.stringify(this.#next);
    return this.#hasFailed || (next !== undefined && next.length > MAX_KEEPALIVE_BYTES);
  }

  async #send(change: FileChange, isLast: boolean): Promise<void> {
    this.#sent = JSON.stringify(change);
    try {
      const response = await this.#callbacks.send({ ...change, revision: this.revision }, isLast);
      if (response.kind === 'kept') this.revision = response.revision;
      this.#hasFailed = response.kind !== 'kept';
      this.#callbacks.onResponse(response);
    } catch (error) {
      this.#hasFailed = true;
      this.#callbacks.onError(error);
    }
  }
}
