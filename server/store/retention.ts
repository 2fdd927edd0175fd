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
      const { steadySince, jumpedFrom } = noteTime(store, now);
      const removed = now - steadySince < DAY ? 0 : store.deleteBefore(now - days * DAY);
      return { removed, jumpedFrom };
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

// Notes that it is looked for old messages now. Tells since when there was no more than a day
// between two times, and from which time the clock has jumped now.
function noteTime(store: MessageStore, now: number) {
  const { database } = store.file;
  const row = database.prepare('SELECT last_at, steady_since FROM retention').get();
  const lastAt = row && Number(row.last_at);
  const isSteady = lastAt !== undefined && Math.abs(now - lastAt) <= DAY;
  const steadySince = isSteady ? Number(row?.steady_since) : now;
  database.exec('DELETE FROM retention');
  database.prepare('INSERT INTO retention VALUES (?, ?)').run(now, steadySince);
  return { steadySince, jumpedFrom: isSteady ? undefined : lastAt };
}
