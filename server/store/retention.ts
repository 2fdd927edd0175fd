import type { Log } from '../log.ts';
import type { MessageStore } from './message-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How often to look for old messages, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

interface RemoveOldOptions {
  store: MessageStore;
  /** How many days a message is kept; undefined keeps it. */
  days: number | undefined;
  log: Log;
  /** The time in milliseconds since 1970. */
  now: () => number;
}

/**
 * Removes messages older than so many days, now and every hour.
 *
 * @returns A function that ends it.
 */
export function removeOld({ store, days, log, now }: RemoveOldOptions): () => void {
  if (days === undefined) return () => {};
  const remove = async () => {
    const removed = await store.file.attempt(() => store.deleteBefore(now() - days * DAY));
    if (removed) log('info', 'store.removed-old', { removed, days });
  };
  void remove();
  const timer = setInterval(remove, LOOK_AGAIN);
  timer.unref();
  return () => clearInterval(timer);
}
