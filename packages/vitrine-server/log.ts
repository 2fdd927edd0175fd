import { setTimeout } from 'node:timers';
import { terminalText } from 'vitrine/settings';
import { systemClock } from './clock.ts';

/** The details of a log line, in addition to the event. They never contain the text of a message. */
export type LogDetails = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (
  level: 'info' | 'warning' | 'error',
  event: string,
  details?: LogDetails,
) => void;

/** Writes each event as one line of JSON: time, level, event and details. */
export const logLine: Log = (level, event, details = {}) => {
  const entry = { time: new Date().toISOString(), level, event, ...details };
  const line = terminalText(JSON.stringify(entry));
  if (level === 'info') console.log(line);
  else console.error(line);
};

/** Minimum interval between two log lines about events of one kind, in milliseconds. */
const INTERVAL = 60_000;

interface Kind {
  level: Parameters<Log>[0];
  event: string;
  details: LogDetails;
  /** The time of the last log line of this kind, by a monotonic clock. */
  writtenAt: number;
  /** The number of events since the last log line of this kind. */
  times: number;
}

/**
 * Logs events that visitors can cause, without filling the disk: the first event of a kind
 * immediately, then one line per minute with the number of further events of that kind.
 */
export class LogSummary {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #kinds = new Map<string, Kind>();

  /** @param now Returns the time of a monotonic clock in milliseconds. */
  constructor(log: Log, now: () => number = systemClock.monotonic) {
    this.#log = log;
    this.#now = now;
  }

  /**
   * Logs an event, or counts it if an event of the same kind was logged in the last minute.
   *
   * @param details Events with equal details are of the same kind. There must be few different
   * ones, whatever visitors send.
   * @param first Further details, for the log line of the first event.
   */
  write(level: Kind['level'], event: string, details: LogDetails, first: LogDetails = {}): void {
    this.flush();
    const key = JSON.stringify([event, details]);
    const collection = this.#kinds.get(key);
    if (collection !== undefined) {
      collection.times += 1;
      return;
    }
    this.#kinds.set(key, { level, event, details, writtenAt: this.#now(), times: 0 });
    this.#log(level, event, { ...details, ...first });
    // A serverless platform may never run this timer; then the next event writes the log line.
    setTimeout(() => this.flush(), INTERVAL).unref();
  }

  /**
   * Logs an error of the program. Errors that are thrown at the same place are of one kind.
   *
   * @param first Further details, for the log line of the first error.
   */
  writeFailure(error: unknown, first: LogDetails = {}): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const [at = ''] = /^ +at .*/m.exec(text) ?? [];
    this.write('error', 'server.failed', { at: at.trim() }, { ...first, error: text });
  }

  /** Writes the log lines that were held back and are due now. */
  flush(): void {
    const now = this.#now();
    for (const [key, collection] of this.#kinds) {
      if (now - collection.writtenAt < INTERVAL) continue;
      const { level, event, details, times } = collection;
      if (times === 0) {
        this.#kinds.delete(key);
        continue;
      }
      this.#log(level, event, { ...details, times });
      Object.assign(collection, { writtenAt: now, times: 0 });
      setTimeout(() => this.flush(), INTERVAL).unref();
    }
  }
}
