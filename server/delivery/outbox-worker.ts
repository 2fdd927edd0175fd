import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxEntry } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import type { Channel, Channels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';

/** How often to check for outbox entries that another process created, in milliseconds. */
const CHECK_INTERVAL = 30_000;

/** How long `stop` waits for the current delivery, in milliseconds. */
const LAST_DELIVERY = 2000;

/** The pause before the second attempt, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** The longest pause between two attempts, in milliseconds: four hours. */
const LONGEST_PAUSE = 4 * 60 * 60 * 1000;

/** How long an outbox entry is retried before it is given up, in milliseconds: three days. */
export const TRY_FOR = 3 * 24 * 60 * 60 * 1000;

/** Minimum number of attempts before an entry is given up, as the clock may have been set forward. */
const MIN_TRIES = 20;

/**
 * Maximum number of entries to send per call of a serverless function: with three queries each,
 * they stay below the limit of 50 queries of Cloudflare's free plan.
 */
const MAX_PER_CALL = 10;

const NOT_SET_UP = {
  code: 'not-set-up',
  text: 'This channel for mail or notifications is no longer set up.',
  isAway: true,
};

interface OutboxWorkerOptions {
  store: MessageStore;
  channels: Channels;
  log: Log;
  clock: Clock;
}

/** A pause before the next attempt, and the error that caused the pause. */
interface Pause {
  error: DeliveryError;
  /** The end of the pause by the system clock, in milliseconds since 1970. */
  until: number;
}

/** Sends the outbox entries, one after another. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;
  /** When to use the message store again after it failed; time of the monotonic clock. */
  #pausedUntil = 0;
  readonly #pauses = new Map<string, Pause>();
  /** Whether the next round makes every waiting outbox entry due. */
  #resumes = false;
  /** The last processed entry with its result, until the result is saved in the message store. */
  #unsaved: OutboxEntry | undefined;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
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
   * Sends the outbox entries that are due. Entries for an unavailable service are postponed, and
   * keep their order.
   *
   * @param maxEntries Maximum number of entries to send.
   * @throws StoreError if the message store cannot be used
   */
  async round(maxEntries = Number.POSITIVE_INFINITY): Promise<void> {
    const { store, clock } = this.#options;
    await this.#resume();
    // If an earlier round could not save the result of an entry, it is saved now, so that the entry
    // is not sent again.
    await this.#save();
    for (
      let n = 0;
      n < maxEntries && !this.#stopped && clock.monotonic() >= this.#pausedUntil;
      n += 1
    ) {
      const entry = await store.outbox.lease(clock.now());
      if (entry === undefined) break;
      await this.#deliver(entry);
      await this.#save();
    }
  }

  // Makes every waiting entry due after a start, because the cause of earlier errors may have been fixed.
  async #resume(): Promise<void> {
    if (!this.#resumes) return;
    const { store, clock, log } = this.#options;
    const waiting = await store.outbox.makeAllDue(clock.now());
    this.#resumes = false;
    if (waiting > 0) log('info', 'delivery.resumed', { waiting });
  }

  async #save(): Promise<void> {
    const entry = this.#unsaved;
    if (entry === undefined) return;
    const { store } = this.#options;
    // If the owner has deleted the message meanwhile, this changes no row.
    await store.outbox.save(entry);
    this.#unsaved = undefined;
  }

  async #deliver(entry: OutboxEntry): Promise<void> {
    const { store, channels, log, clock } = this.#options;
    const channel = channels.get(entry.kind);
    const pause = this.#pauses.get(channel?.name ?? entry.kind);
    if (pause && pause.until > clock.now()) {
      this.#postpone(entry, pause);
      return;
    }
    const message = await store.get(entry.messageId);
    try {
      if (message) {
        if (channel === undefined) throw new DeliveryError(NOT_SET_UP);
        await channel.send(message, entry);
      }
    } catch (caught) {
      const error =
        caught instanceof DeliveryError
          ? caught
          : new DeliveryError({ code: 'unknown', text: String(caught) });
      this.#postpone(entry, this.#pauseFor(entry, channel, error));
      return;
    }
    this.#unsaved = { ...entry, state: 'sent', lastError: '' };
    const afterSeconds = (clock.now() - entry.queuedAt) / 1000;
    log('info', 'delivery.sent', { id: entry.messageId, kind: entry.kind, afterSeconds });
  }

  // The pause for an entry. If the service is unavailable, the pause applies to all entries of the channel.
  #pauseFor(entry: OutboxEntry, channel: Channel | undefined, error: DeliveryError): Pause {
    const { clock } = this.#options;
    const length = Math.min(FIRST_PAUSE * 2 ** entry.attempts, LONGEST_PAUSE);
    const pause = { error, until: clock.now() + Math.max(length, error.retryAfter) };
    if (error.isAway) this.#pauses.set(channel?.name ?? entry.kind, pause);
    return pause;
  }

  #postpone(entry: OutboxEntry, { error, until }: Pause): void {
    const { log, clock } = this.#options;
    const { code, message: lastError } = error;
    const attempts = entry.attempts + 1;
    const about = { id: entry.messageId, kind: entry.kind, attempts, code };
    const isTooLate = clock.now() - entry.queuedAt >= TRY_FOR && attempts >= MIN_TRIES;
    if (error.isFinal || isTooLate) {
      this.#unsaved = { ...entry, state: 'given up', attempts, lastError };
      const help = `npx vitrine inbox show ${entry.messageId}`;
      log('error', 'delivery.given-up', { ...about, help });
      return;
    }
    // All entries that wait for one service get the same time, so that they are sent in order.
    this.#unsaved = { ...entry, attempts, nextAt: until, lastError };
    const pauseSeconds = (until - clock.now()) / 1000;
    log('warning', 'delivery.postponed', { ...about, pauseSeconds });
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

  // Logs an error of a round. A StoreError is omitted, because the database logs it. The entries
  // remain in the outbox.
  #logError(error: unknown): void {
    if (error instanceof StoreError) return;
    this.#options.log('error', 'delivery.failed', { error: String(error) });
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

  async #roundAndNext(): Promise<void> {
    const { store, clock } = this.#options;
    let next: number | undefined;
    try {
      await this.round();
      next = await store.outbox.nextTime(clock.now());
    } catch (error) {
      this.#logError(error);
      this.#pausedUntil = clock.monotonic() + CHECK_INTERVAL;
    }
    const due = (next ?? Number.POSITIVE_INFINITY) - clock.now();
    const paused = this.#pausedUntil - clock.monotonic();
    this.#schedule(Math.min(Math.max(due, paused, 0), CHECK_INTERVAL));
  }
}
