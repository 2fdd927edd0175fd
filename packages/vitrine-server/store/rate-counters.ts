import { z } from 'zod';
import { CLOCK_SKEW } from '../clock.ts';
import { type Statement, sql } from './sql.ts';

// Each statement runs in the batch (one transaction) that stores a message; `batch_key` is the id of that batch.

/** The time span in which messages count towards a rate limit, in milliseconds. */
const RATE_WINDOW_MS = 60 * 60 * 1000;

/** The time span in which an e-mail address gets at most one confirmation, in milliseconds. */
const CONFIRMATION_WINDOW_MS = 24 * 60 * 60 * 1000;

/** A row of a rate limit that is reached: the time of a hit in milliseconds. */
const hitRow = z.object({ at: z.coerce.number() });

/** A rate limit: the maximum number of messages per hour for one counter. */
export interface Limit {
  /** The hashed name of the counter, which reveals no IP address. */
  counter: string;
  max: number;
}

/**
 * The SQL after `SELECT …` for the messages of a counter in the last hour. Later ones do not count: they come from
 * a clock that was set back since.
 */
function recentHits(counter: string, now: number): Statement {
  return sql`FROM hits WHERE counter = ${counter} AND at > ${now - RATE_WINDOW_MS} AND at <= ${now + CLOCK_SKEW}`;
}

/** The SQL condition that a counter has reached its limit. */
export function isReached({ counter, max }: Limit, now: number): Statement {
  return sql`(SELECT count(*) ${recentHits(counter, now)}) >= ${max}`;
}

/** The SQL that returns the time of the oldest hit that counts, in a row of its own, if a limit is reached. */
export function reachedHit({ counter, max }: Limit, now: number): Statement {
  return sql`SELECT at ${recentHits(counter, now)} ORDER BY at DESC LIMIT 1 OFFSET ${max - 1}`;
}

/** How many seconds a sender has to wait; undefined if no row of {@link reachedHit} says that a limit is reached. */
export function waitAfter(rows: readonly (readonly unknown[] | undefined)[], now: number) {
  const hits = rows.flatMap((each) => hitRow.array().parse(each));
  if (hits.length === 0) return undefined;
  const latest = Math.max(...hits.map(({ at }) => at));
  return Math.max(1, Math.ceil((latest + RATE_WINDOW_MS - now) / 1000));
}

const stored = sql`messages`;

/**
 * Adds messages to a counter.
 *
 * @param messageCondition The SQL condition for the messages.
 * @param table The table of the messages.
 */
export function addHit(
  { counter }: Limit,
  now: number,
  messageCondition: Statement,
  table = stored,
): Statement {
  return sql`INSERT INTO hits (counter, batch_key, at)
    SELECT ${counter}, batch_key, ${now} FROM ${table} WHERE ${messageCondition} ON CONFLICT DO NOTHING`;
}

/** Removes counted messages that are older than the time span of the limits. */
export function removeHits(now: number): Statement {
  return sql`DELETE FROM hits WHERE at <= ${now - RATE_WINDOW_MS} OR at > ${now + CLOCK_SKEW}`;
}

/** Reserves the one confirmation that an e-mail address gets per day, for a message. */
export function reserveConfirmation(
  recipient: string,
  now: number,
  messageCondition: Statement,
): Statement {
  return sql`INSERT INTO confirmations (recipient, batch_key, at)
    SELECT ${recipient}, batch_key, ${now} FROM messages WHERE ${messageCondition}
    ON CONFLICT (recipient) DO UPDATE SET batch_key = excluded.batch_key, at = excluded.at
    WHERE ${isPast(now)}`;
}

/** The SQL condition that a confirmation was reserved in a batch. */
export function isReservedInBatch(recipient: string, key: string): Statement {
  return sql`EXISTS (SELECT 1 FROM confirmations
    WHERE recipient = ${recipient} AND confirmations.batch_key = ${key})`;
}

/** Removes the e-mail addresses that may get a confirmation again. */
export function removeConfirmations(now: number): Statement {
  return sql`DELETE FROM confirmations WHERE ${isPast(now)}`;
}

// The SQL condition that a confirmation was sent a day or more ago, or by a clock that was set back since.
function isPast(now: number): Statement {
  return sql`(confirmations.at <= ${now - CONFIRMATION_WINDOW_MS}
    OR confirmations.at > ${now + CLOCK_SKEW})`;
}
