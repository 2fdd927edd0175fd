import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { StoreError } from '../store/store-error.ts';
import { OutboxSender, type OutboxSenderOptions } from './outbox-sender.ts';

/** How often to check for outbox entries that another process created, in milliseconds. */
const CHECK_INTERVAL = 30_000;

/** How long `stop` waits for the current delivery, in milliseconds. */
const LAST_DELIVERY = 2000;

/**
 * Maximum number of entries to send per call of a serverless function: with three queries each,
 * they stay below the limit of 50 queries of Cloudflare's free plan.
 */
const MAX_PER_CALL = 10;

/** Decides when outbox entries are sent: one after another, in rounds. OutboxSender sends them. */
export class OutboxWorker {
  readonly #options: OutboxSenderOptions;
  readonly #sender: OutboxSender;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;
  /** When to use the message store again after it failed; time of the monotonic clock. */
  #pausedUntil = 0;
  /** Whether the next round makes every waiting outbox entry due. */
  #resumes = false;

  constructor(options: OutboxSenderOptions) {
    this.#options = options;
    this.#sender = new OutboxSender(options);
  }

  /** Sends the entries that were waiting before a restart, and continues until `stop` is called. */
  start(): void {
    this.#resumes = true;
    this.wake();
  }

  /** Starts a round immediately, because the outbox has a new entry. */
  wake(): void {
    this.#schedule(0);
  }

  /**
   * Starts no more deliveries; resolves when the current delivery has ended, or after two seconds.
   * An entry whose delivery was interrupted remains in the outbox.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (this.#round === undefined) return;
    await Promise.race([this.#round, setTimeoutPromise(LAST_DELIVERY, undefined, { ref: false })]);
  }

  /**
   * Sends a few entries within one call, for a serverless platform that limits requests and queries
   * per call. Other entries wait for the next call.
   */
  async once(): Promise<void> {
    try {
      await this.round(MAX_PER_CALL);
    } catch (error) {
      this.#logError(error);
    }
  }

  /**
   * Sends the outbox entries that are due.
   *
   * @param maxEntries Maximum number of entries to send.
   * @throws StoreError if the message store cannot be used
   */
  async round(maxEntries = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#resume();
    for (let sent = 0; sent < maxEntries && !this.#stopped; sent += 1) {
      if (!(await this.#sender.sendNext())) return;
    }
  }

  /** Makes every waiting entry due after a start, because the cause of earlier errors may have been fixed. */
  async #resume(): Promise<void> {
    if (!this.#resumes) return;
    const { store, clock, log } = this.#options;
    const waiting = await store.outbox.makeAllDue(clock.now());
    this.#resumes = false;
    if (waiting > 0) log('info', 'delivery.resumed', { waiting });
  }

  #schedule(delay: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), delay);
    this.#timer.unref();
  }

  #run(): void {
    // A round that is running also sends new entries.
    if (this.#round !== undefined) return;
    this.#round = this.#roundAndNext().finally(() => {
      this.#round = undefined;
    });
  }

  /** Runs a round, unless the message store failed a moment ago, and schedules the next one. */
  async #roundAndNext(): Promise<void> {
    const { store, clock } = this.#options;
    let next: number | undefined;
    if (clock.monotonic() >= this.#pausedUntil) {
      try {
        await this.round();
        next = await store.outbox.nextTime(clock.now());
      } catch (error) {
        this.#logError(error);
        this.#pausedUntil = clock.monotonic() + CHECK_INTERVAL;
      }
    }
    const due = (next ?? Number.POSITIVE_INFINITY) - clock.now();
    const paused = this.#pausedUntil - clock.monotonic();
    this.#schedule(Math.min(Math.max(due, paused, 0), CHECK_INTERVAL));
  }

  /** Logs an error of a round; no StoreError, because the database logs it. The entries remain in the outbox. */
  #logError(error: unknown): void {
    if (error instanceof StoreError) return;
    this.#options.log('error', 'delivery.failed', { error: String(error) });
  }
}
