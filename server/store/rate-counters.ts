import { CLOCK_SKEW } from '../clock.ts';
import { type Statement, sql } from './database.ts';

/** The span in which messages are counted for limits, in milliseconds. */
export const SPAN = 60 * 60 * 1000;

/** The span in which an address gets one confirmation, in milliseconds. */
const CONFIRMATION_SPAN = 24 * 60 * 60 * 1000;

/** The maximum of messages an hour for one counter. */
export interface Limit {
  /** A hashed name, which reveals no address. */
  counter: string;
  max: number;
}

/** The part of a query after its columns, for the messages counted in the last hour. */
export function recentHits(counter: string, now: number): Statement {
  return sql`FROM hits WHERE counter = ${counter} AND at > ${now - SPAN} AND at <= ${now + CLOCK_SKEW}`;
}

/** Whether a counter has reached its limit. */
export function isReached({ counter, max }: Limit, now: number): Statement {
  return sql`(SELECT count(*) ${recentHits(counter, now)}) >= ${max}`;
}

/** Counts messages. @param messages The condition that they meet. */
export function countHit({ counter }: Limit, now: number, messages: Statement): Statement {
  return sql`INSERT INTO hits (counter, batch_key, at)
    SELECT ${counter}, batch_key, ${now} FROM messages WHERE ${messages} ON CONFLICT DO NOTHING`;
}

/** Removes hits that are too old to count. */
export function removeHits(now: number): Statement {
  return sql`DELETE FROM hits WHERE at <= ${now - SPAN} OR at > ${now + CLOCK_SKEW}`;
}

/** Records that an address gets a confirmation for some messages, unless it got one within a day. */
export function recordConfirmation(recipient: string, now: number, messages: Statement): Statement {
  return sql`INSERT INTO confirmations (recipient, batch_key, at)
    SELECT ${recipient}, batch_key, ${now} FROM messages WHERE ${messages}
    ON CONFLICT (recipient) DO UPDATE SET batch_key = excluded.batch_key, at = excluded.at
    WHERE ${isPast(now)}`;
}

/** Removes the addresses whose next message is confirmed again. */
export function removeConfirmations(now: number): Statement {
  return sql`DELETE FROM confirmations WHERE ${isPast(now)}`;
}

// Whether a confirmation was sent a day or more ago, or by a clock that was set back since.
function isPast(now: number): Statement {
  return sql`(confirmations.at <= ${now - CONFIRMATION_SPAN}
    OR confirmations.at > ${now + CLOCK_SKEW})`;
}
