import type { Log } from '../log.ts';
import type { MessageStore } from './message-store.ts';

const DAY = 24 * 60 * 60 * 1000;

interface RemoveOldOptions {
  store: MessageStore;
  /** How many days a message is kept. */
  days: number;
  log: Log;
  /** The time in milliseconds since 1970. */
  now: number;
}

/**
 * Removes messages older than so many days. To be called every hour: where the time is more than a
 * day from that of the last call, the clock may be wrong, and nothing is removed for a day.
 */
export async function removeOld({ store, days, log, now }: RemoveOldOptions): Promise<void> {
  const looked = await store.file.attempt(() =>
    store.file.transaction(() => {
      const last = store.lastLook();
      const isSteady = last !== undefined && Math.abs(now - last.at) <= DAY;
      const steadySince = isSteady ? last.steadySince : now;
      store.noteLook({ at: now, steadySince });
      const removed = now - steadySince < DAY ? 0 : store.deleteBefore(now - days * DAY);
      return { removed, jumpedFrom: isSteady ? undefined : last?.at };
    }),
  );
  if (looked === undefined) return;
  const { removed, jumpedFrom } = looked;
  if (removed > 0) log('info', 'store.removed-old', { removed, days });
  if (jumpedFrom !== undefined) {
    log('warning', 'store.keeps-old', {
      lastLook: new Date(jumpedFrom).toISOString(),
      until: new Date(now + DAY).toISOString(),
      help:
        'The clock was set by more than a day, or the server did not run for so long. ' +
        'Old messages are kept for another day: see that the clock of this machine is right.',
    });
  }
}
