import type { Log } from '../log.ts';
import { attempt } from './database.ts';
import type { MessageStore } from './message-store.ts';
import { removeConfirmations, removeHits } from './rate-counters.ts';
import { recountUsage } from './size-limit.ts';
import { type Statement, sql } from './sql.ts';

const DAY = 24 * 60 * 60 * 1000;

interface RemoveOldOptions {
  store: MessageStore;
  /** How many days a message is stored; undefined to store messages for ever. */
  days: number | undefined;
  log: Log;
  /** The time in milliseconds since 1970. */
  now: number;
}

/**
 * Removes expired counters, and messages older than `days`, except messages with outbox entries
 * that wait, and testimonials that the owner has not accepted. It is called every hour. If the time differs from the time of the last call by more
 * than a day, the clock may be wrong, so no message is removed for a day.
 */
export async function removeOld({ store, days, log, now }: RemoveOldOptions): Promise<void> {
  const isStable = sql`EXISTS (SELECT 1 FROM retention WHERE clock_stable_since <= ${now - DAY})`;
  const oldest = days === undefined ? 0 : now - days * DAY;
  const results = await attempt(() =>
    store.database.batch([
      sql`SELECT last_at FROM retention`,
      sql`UPDATE retention SET last_at = ${now}, clock_stable_since =
            CASE WHEN abs(last_at - ${now}) <= ${DAY} THEN clock_stable_since ELSE ${now} END`,
      sql`INSERT INTO retention (last_at, clock_stable_since)
          SELECT ${now}, ${now} WHERE NOT EXISTS (SELECT 1 FROM retention)`,
      sql`DELETE FROM messages WHERE received_at < ${oldest}
          AND id NOT IN (SELECT message_id FROM outbox WHERE state = 'waiting')
          AND ${isStable} RETURNING id`,
      emptyTestimonials(sql`state = 'new' AND received_at < ${oldest} AND ${isStable}`),
      // The link of a deleted testimonial would be usable again before it expires.
      sql`DELETE FROM testimonials WHERE words = '' AND expires_at < ${now} AND ${isStable}`,
      sql`DELETE FROM outbox WHERE message_id NOT IN (SELECT id FROM messages)`,
      removeHits(now),
      removeConfirmations(now),
      recountUsage,
    ]),
  );
  if (results === undefined || days === undefined) return;
  const [last, , , messages = [], testimonials = []] = results;
  const removed = messages.length + testimonials.length;
  if (removed > 0) log('info', 'store.removed-old', { removed, days });
  const lastRun = last?.[0]?.last_at;
  if (typeof lastRun === 'number' && Math.abs(now - lastRun) > DAY) {
    log('warning', 'store.keeps-old', {
      lastLook: new Date(lastRun).toISOString(),
      until: new Date(now + DAY).toISOString(),
      help: 'The system clock was changed by more than a day, or the server did not run for more than a day. For the next day, no old message is removed. Check that the clock of this machine is right.',
    });
  }
}

/**
 * The SQL that removes words and portraits of testimonials, and returns their ids. The rows stay, because
 * a link without a row could be used again.
 */
export function emptyTestimonials(condition: Statement): Statement {
  return sql`UPDATE testimonials SET words = '', portrait = '', portrait_type = '', fingerprint = ''
    WHERE words <> '' AND ${condition} RETURNING id`;
}
