import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxEntry, StoredMessage } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import type { Channel, Channels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';

/** How often to look for entries that another process put into the outbox, in milliseconds. */
const LOOK_AGAIN = 30_000;

/** How long a stop waits for the delivery under way, in milliseconds. */
const LAST_DELIVERY = 2000;

/** The first pause before another try, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** The longest pause, in milliseconds: four hours. */
const LONGEST_PAUSE = 4 * 60 * 60 * 1000;

/** How long an entry is tried, in milliseconds: three days. */
export const TRY_FOR = 3 * 24 * 60 * 60 * 1000;

/** How often an entry is tried at least: the clock may have been set forward by days. */
const LEAST_TRIES = 20;

/** How many entries one call sends: with three queries each within the 50 of Cloudflare's free plan. */
const MOST_AT_ONCE = 10;

interface OutboxWorkerOptions {
  store: MessageStore;
  channels: Channels;
  log: Log;
  clock: Clock;
}

/** Until when a service is left alone that is away, and why. */
interface Pause {
  error: DeliveryError;
  /** By the machine's clock, in milliseconds since 1970. */
  until: number;
}

/** Sends on what is in the outbox, one entry after another. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;
  /** When to look again after the store failed; time of the steady clock. */
  #pausedUntil = 0;
  readonly #pauses = new Map<string, Pause>();
  #resumes = false;
  /** What became of the last entry, until it stands in the store. */
  #unsaved: OutboxEntry | undefined;
  /** When the last round began, by the machine's clock. */
  #lastRound = 0;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Takes up what waits from before a restart, and goes on until `stop`. */
  start(): void {
    this.#resumes = true;
    this.wake();
  }

  /** Says that an entry is there. */
  wake(): void {
    this.#schedule(0);
  }

  /**
   * Takes nothing more; resolves when the delivery under way is through, or after two seconds. An
   * entry that is cut off still waits in the outbox.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (this.#round === undefined) return;
    await Promise.race([this.#round, setTimeoutPromise(LAST_DELIVERY, undefined, { ref: false })]);
  }

  /**
   * Sends what is due. What goes by a service that is away is put off, and keeps its order.
   *
   * @param most How many entries at most.
   * @throws StoreError if the store cannot be used
   */
  async round(most = Number.POSITIVE_INFINITY): Promise<void> {
    const { store, clock } = this.#options;
    await this.#resume();
    // What a round before could not save: that entry must not be sent again.
    await this.#save();
    for (let n = 0; n < most && !this.#stopped && clock.steady() >= this.#pausedUntil; n += 1) {
      const entry = await store.outbox.lease(clock.now());
      if (entry === undefined) break;
      await this.#deliver(entry);
      await this.#save();
    }
  }

  // Makes every entry due after a start, and where the clock was set back: their times lie too far
  // ahead then.
  async #resume(): Promise<void> {
    const { store, clock, log } = this.#options;
    const now = clock.now();
    if (now < this.#lastRound) {
      this.#resumes = true;
      this.#pauses.clear();
    }
    this.#lastRound = now;
    if (!this.#resumes) return;
    const waiting = await store.outbox.makeAllDue(now);
    this.#resumes = false;
    if (waiting > 0) log('info', 'delivery.resumed', { waiting });
  }

  async #save(): Promise<void> {
    const entry = this.#unsaved;
    if (entry === undefined) return;
    const { store } = this.#options;
    // An owner may have deleted the message meanwhile: then there is no row to change.
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
      if (message) await sendBy(channel, message, entry);
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

  // How long an entry waits; the others by the same channel too, where the service is away.
  #pauseFor(entry: OutboxEntry, channel: Channel | undefined, error: DeliveryError): Pause {
    const { clock } = this.#options;
    const length = Math.max(pauseAfter(entry.attempts + 1), error.retryAfter);
    const pause = { error, until: clock.now() + length };
    if (error.isAway) this.#pauses.set(channel?.name ?? entry.kind, pause);
    return pause;
  }

  #postpone(entry: OutboxEntry, { error, until }: Pause): void {
    const { log, clock } = this.#options;
    const { code, message: lastError } = error;
    const attempts = entry.attempts + 1;
    const about = { id: entry.messageId, kind: entry.kind, attempts, code };
    const isTooLate = clock.now() - entry.queuedAt >= TRY_FOR && attempts >= LEAST_TRIES;
    if (error.isFinal || isTooLate) {
      this.#unsaved = { ...entry, state: 'given up', attempts, lastError };
      const help = `npx vitrine inbox show ${entry.messageId}`;
      log('error', 'delivery.given-up', { ...about, help });
      return;
    }
    // The same for all that wait for a service: they are sent in their order then.
    this.#unsaved = { ...entry, attempts, nextAt: until, lastError };
    const pauseSeconds = (until - clock.now()) / 1000;
    log('warning', 'delivery.postponed', { ...about, pauseSeconds });
  }

  /**
   * A round of few entries that ends with the call, for a host that counts requests and queries of a
   * call. What is left waits for the next one.
   */
  async once(): Promise<void> {
    try {
      await this.round(MOST_AT_ONCE);
    } catch (error) {
      this.#tell(error);
    }
  }

  // The entries wait in the store, which logs its own errors.
  #tell(error: unknown): void {
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
    // A round under way sees what has come since.
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
      this.#tell(error);
      this.#pausedUntil = clock.steady() + LOOK_AGAIN;
    }
    const due = (next ?? Number.POSITIVE_INFINITY) - clock.now();
    const paused = this.#pausedUntil - clock.steady();
    this.#schedule(Math.min(Math.max(due, paused, 0), LOOK_AGAIN));
  }
}

// The pause after so many tries without success, in milliseconds.
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

async function sendBy(
  channel: Channel | undefined,
  message: StoredMessage,
  entry: OutboxEntry,
): Promise<void> {
  if (channel !== undefined) return await channel.send(message, entry);
  const text = 'This way of sending is not set up any more.';
  throw new DeliveryError({ code: 'not-set-up', text, isAway: true });
}
