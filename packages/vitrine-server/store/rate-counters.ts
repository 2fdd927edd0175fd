import { CLOCK_SKEW } from '../clock.ts';
import { type Statement, sql } from './sql.ts';

/** The time span in which messages count towards a rate limit, in milliseconds. */
export const SPAN = 60 * 60 * 1000;

/** The time span in which an e-mail address gets at most one confirmation, in milliseconds. */
const CONFIRMATION_SPAN = 24 * 60 * 60 * 1000;

/** A rate limit: the maximum number of messages per hour for one counter. */
export interface Limit {
  /** The hashed name of the counter, which reveals no IP address. */
  counter: string;
  max: number;
}

/** The SQL after `SELECT …` for the messages of a counter in the last hour. */
export function recentHits(counter: string, now: number): Statement {
  return sql`FROM hits WHERE counter = ${counter} AND at > ${now - SPAN} AND at <= ${now + CLOCK_SKEW}`;
}

/** The SQL condition that a counter has reached its limit. */
export function isReached({ counter, max }: Limit, now: number): Statement {
  return sql`(SELECT count(*) ${recentHits(counter, now)}) >= ${max}`;
}

/** Adds messages to a counter. @param messages The SQL condition for the messages. */
export function countHit({ counter }: Limit, now: number, messages: Statement): Statement {
  return sql`INSERT INTO hits (counter, batch_key, at)
    SELECT ${counter}, batch_key, ${now} FROM messages WHERE ${messages} ON CONFLICT DO NOTHING`;
}

/** Removes counted messages that are older than the time span of the limits. */
export function removeHits(now: number): Statement {
  return sql`DELETE FROM hits WHERE at <= ${now - SPAN} OR at > ${now + CLOCK_SKEW}`;
}

/** Records that an e-mail address gets a confirmation for some messages, unless it got one within a day. */
export function recordConfirmation(recipient: string, now: number, messages: Statement): Statement {
  return sql`INSERT INTO confirmations (recipient, batch_key, at)
    SELECT ${recipient}, batch_key, ${now} FROM messages WHERE ${messages}
    ON CONFLICT (recipient) DO UPDATE SET batch_key = excluded.batch_key, at = excluded.at
    WHERE ${isPast(now)}`;
}

/** The SQL condition that a confirmation was recorded in a batch. */
export function isConfirmed(recipient: string, key: string): Statement {
  return sql`EXISTS (SELECT 1 FROM confirmations
    WHERE recipient = ${recipient} AND confirmations.batch_key = ${key})`;
}

/** Removes the e-mail addresses that may get a confirmation again. */
export function removeConfirmations(now: number): Statement {
  return sql`DELETE FROM confirmations WHERE ${isPast(now)}`;
}

// The SQL condition that a confirmation was sent a day or more ago, or by a clock that was set back since.
function isPast(now: number): Statement {
  return sql`(confirmations.at <= ${now - CONFIRMATION_SPAN}
    OR confirmations.at > ${now + CLOCK_SKEW})`;
}
