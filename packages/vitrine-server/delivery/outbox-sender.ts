import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MessageStore } from '../store/message-store.ts';
import type { OutboxEntry } from '../store/records.ts';
import type { Channel, Channels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';
import { isTooLate, pauseAfter } from './retry-rules.ts';

const NOT_SET_UP = {
  code: 'not-set-up',
  text: 'This channel for mail or notifications is no longer set up.',
  isUnavailable: true,
};

export interface OutboxSenderOptions {
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

/**
 * Sends single outbox entries and saves the results. If a channel's service is unavailable, its other entries are
 * postponed without an attempt, to the same time, so that they keep their order.
 */
export class OutboxSender {
  readonly #options: OutboxSenderOptions;
  /** The pauses of channels whose service is unavailable, by the name of the channel. */
  readonly #pauses = new Map<string, Pause>();
  /** The last processed entry with its result, until the result is saved in the message store. */
  #unsaved: OutboxEntry | undefined;

  constructor(options: OutboxSenderOptions) {
    this.#options = options;
  }

  /**
   * Sends the next entry that is due, and saves the result. First saves the result of an earlier entry if that
   * failed, so that the earlier entry is not sent again.
   *
   * @returns false if no entry is due
   * @throws StoreError if the message store cannot be used
   */
  async sendNext(): Promise<boolean> {
    const { store, clock } = this.#options;
    await this.#save();
    const entry = await store.outbox.lease(clock.now());
    if (entry === undefined) return false;
    this.#unsaved = await this.#deliver(entry);
    await this.#save();
    return true;
  }

  async #save(): Promise<void> {
    if (this.#unsaved === undefined) return;
    // If the owner has deleted the message meanwhile, this changes no row.
    await this.#options.store.outbox.save(this.#unsaved);
    this.#unsaved = undefined;
  }

  /** Makes an attempt at an entry. @returns the entry with the result of the attempt */
  async #deliver(entry: OutboxEntry): Promise<OutboxEntry> {
    const { store, channels, log, clock } = this.#options;
    const channel = channels.get(entry.kind);
    const pause = this.#pauses.get(channel?.name ?? entry.kind);
    if (pause && pause.until > clock.now()) return this.#postpone(entry, pause);
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
      return this.#postpone(entry, this.#pauseFor(entry, channel, error));
    }
    const afterSeconds = (clock.now() - entry.queuedAt) / 1000;
    log('info', 'delivery.sent', { id: entry.messageId, kind: entry.kind, afterSeconds });
    return { ...entry, state: 'sent', lastError: '' };
  }

  /** The pause for an entry. If the service is unavailable, the pause applies to all entries of the channel. */
  #pauseFor(entry: OutboxEntry, channel: Channel | undefined, error: DeliveryError): Pause {
    const until = this.#options.clock.now() + pauseAfter(entry.attempts, error.retryAfter);
    if (error.isUnavailable) this.#pauses.set(channel?.name ?? entry.kind, { error, until });
    return { error, until };
  }

  #postpone(entry: OutboxEntry, { error, until }: Pause): OutboxEntry {
    const { log, clock } = this.#options;
    const { code, message: lastError } = error;
    const attempts = entry.attempts + 1;
    const about = { id: entry.messageId, kind: entry.kind, attempts, code };
    if (error.isFinal || isTooLate(entry, attempts, clock.now())) {
      const help = `npx vitrine inbox show ${entry.messageId}`;
      log('error', 'delivery.given-up', { ...about, help });
      return { ...entry, state: 'given up', attempts, lastError };
    }
    const pauseSeconds = (until - clock.now()) / 1000;
    log('warning', 'delivery.postponed', { ...about, pauseSeconds });
    return { ...entry, attempts, nextAt: until, lastError };
  }
}
