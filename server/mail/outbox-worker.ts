import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxEntry, StoredMessage } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import type { Mail } from './compose.ts';
import { mailFailure, type SendMail } from './smtp.ts';

/** How often to look for mails that another process put into the outbox, in milliseconds. */
const LOOK_AGAIN = 30_000;

/** How long a stop waits for the mail under way, in milliseconds. */
const LAST_MAIL = 2000;

/** The first pause before another try, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** The longest pause, in milliseconds: four hours. */
const LONGEST_PAUSE = 4 * 60 * 60 * 1000;

/** How long a mail is tried, in milliseconds: three days. */
export const TRY_FOR = 3 * 24 * 60 * 60 * 1000;

/** How often a mail is tried at least: the clock may have been set forward by days. */
const LEAST_TRIES = 20;

/** The clock was set back where it lost so much against the steady one, in milliseconds. */
const SET_BACK = 1000;

/** How many mails one call sends: with three queries each within the 50 of Cloudflare's free plan. */
const MOST_AT_ONCE = 10;

interface OutboxWorkerOptions {
  store: MessageStore;
  send: SendMail;
  /** Makes the mail; undefined where there is nothing to send any more. */
  compose: (message: StoredMessage, kind: OutboxEntry['kind']) => Mail | undefined;
  log: Log;
  clock: Clock;
}

/** Takes the mails from the outbox to the mail server, one after another. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #stopped = false;
  #failedRounds = 0;
  /** Time of the steady clock. */
  #pausedUntil = 0;
  #resumes = false;
  /** What became of the last mail, until it stands in the store. */
  #unsaved: OutboxEntry | undefined;
  #clockOffset: number;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
    this.#clockOffset = options.clock.now() - options.clock.steady();
  }

  /** Takes up what waits from before a restart, and goes on until `stop`. */
  start(): void {
    this.#resumes = true;
    this.wake();
  }

  /** Says that a mail is there. */
  wake(): void {
    this.#schedule(0);
  }

  /**
   * Takes nothing more; resolves when the mail under way is through, or after two seconds. A mail
   * that is cut off still waits in the outbox.
   */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    if (this.#round === undefined) return;
    await Promise.race([this.#round, setTimeoutPromise(LAST_MAIL, undefined, { ref: false })]);
  }

  /**
   * Sends what is due. Stops early where the mail server cannot be reached.
   *
   * @param most How many mails at most.
   * @throws StoreError if the store cannot be used
   */
  async round(most = Number.POSITIVE_INFINITY): Promise<void> {
    const { store, clock } = this.#options;
    await this.#resume();
    // What a round before could not save: that mail must not be sent again.
    await this.#save();
    for (let n = 0; n < most && !this.#stopped && clock.steady() >= this.#pausedUntil; n += 1) {
      const entry = await store.outbox.lease(clock.now());
      if (entry === undefined) break;
      await this.#deliver(entry, await store.get(entry.messageId));
      await this.#save();
    }
  }

  // Makes every mail due after a start, and where the clock was set back: their times lie too far
  // ahead then.
  async #resume(): Promise<void> {
    const { store, clock, log } = this.#options;
    const offset = clock.now() - clock.steady();
    if (offset < this.#clockOffset - SET_BACK) this.#resumes = true;
    this.#clockOffset = offset;
    if (!this.#resumes) return;
    const waiting = await store.outbox.makeAllDue(clock.now());
    this.#resumes = false;
    if (waiting > 0) log('info', 'mail.resumed', { waiting });
  }

  async #save(): Promise<void> {
    const entry = this.#unsaved;
    if (entry === undefined) return;
    const { store } = this.#options;
    // An owner may have deleted the message meanwhile: then there is no row to change.
    await store.outbox.save(entry);
    this.#unsaved = undefined;
  }

  async #deliver(entry: OutboxEntry, message: StoredMessage | undefined): Promise<void> {
    const { send, compose, log, clock } = this.#options;
    const about = { id: entry.messageId, kind: entry.kind };
    try {
      const mail = message && compose(message, entry.kind);
      if (mail) await send(mail);
      this.#failedRounds = 0;
    } catch (error) {
      this.#postpone(entry, error);
      return;
    }
    this.#unsaved = { ...entry, state: 'sent', lastError: '' };
    log('info', 'mail.sent', { ...about, afterSeconds: (clock.now() - entry.queuedAt) / 1000 });
  }

  #postpone(entry: OutboxEntry, error: unknown): void {
    const { log, clock } = this.#options;
    const { code, text, reached } = mailFailure(error);
    const attempts = entry.attempts + 1;
    const about = { id: entry.messageId, kind: entry.kind, attempts, code };
    if (!reached) {
      this.#failedRounds += 1;
      this.#pausedUntil = clock.steady() + pauseAfter(this.#failedRounds);
    }
    // A visitor's address that does not exist is not asked again.
    const isHopeless = entry.kind === 'confirmation' && code.startsWith('5');
    const isTooLate = clock.now() - entry.queuedAt >= TRY_FOR && attempts >= LEAST_TRIES;
    if (isHopeless || isTooLate) {
      this.#unsaved = { ...entry, state: 'given up', attempts, lastError: text };
      const help = `npx vitrine inbox show ${entry.messageId}`;
      log('error', 'mail.given-up', { ...about, help });
      return;
    }
    const pause = pauseAfter(attempts);
    this.#unsaved = { ...entry, attempts, nextAt: clock.now() + pause, lastError: text };
    log('warning', 'mail.postponed', { ...about, pauseSeconds: pause / 1000 });
  }

  /**
   * A round of few mails that ends with the call, for a host that counts requests and queries of a
   * call. What is left waits for the next one.
   */
  async once(): Promise<void> {
    try {
      await this.round(MOST_AT_ONCE);
    } catch (error) {
      this.#tell(error);
    }
  }

  // The mails wait in the store, which logs its own errors.
  #tell(error: unknown): void {
    if (error instanceof StoreError) return;
    this.#options.log('error', 'mail.failed', { error: String(error) });
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
