import { createHash } from 'node:crypto';
import type { Message } from 'vitrine/message';
import { z } from 'zod';
import { enqueue } from './outbox.ts';
import {
  addHit,
  isReached,
  isReservedInBatch,
  type Limit,
  reachedHit,
  removeHits,
  reserveConfirmation,
} from './rate-counters.ts';
import type { OutboxKind } from './records.ts';
import { type SizeLimit, sizeOf } from './size-limit.ts';
import { type Statement, sql } from './sql.ts';

/** How long a message without an id counts as a repeat of an equal earlier message, in milliseconds. */
const REPEAT_WINDOW_MS = 60 * 60 * 1000;

/** The name by which the daily notice is recorded among the confirmations. No hash looks like this. */
const DAILY_NOTICE = 'daily notice';

const TRUE = sql`1 = 1`;
const FALSE = sql`1 = 0`;

/** A message that was received. */
export interface NewMessage {
  /** The id that the form generated; undefined without JavaScript. */
  id: string | undefined;
  message: Message;
  /** The tag of the further language of the page with the form; the site's first language if omitted. */
  language?: string;
  /** The reasons why the message is treated as spam; empty if it is not spam. */
  suspicion: readonly string[];
  /** The kinds of outbox entries to create. A message that is treated as spam gets none. */
  kinds: readonly OutboxKind[];
  limits?: readonly Limit[];
  /** The limit for all senders together. Further messages are filed as spam, which does not count. */
  totalLimit?: Limit;
  /** The hashed e-mail address that gets a confirmation, at most one per day. */
  recipient?: string;
  /** Whether this is the notice that the store is full, which is stored once, until there is space again. */
  isFullNotice?: boolean;
  /** A message to the owner that is stored with this one, if none was within a day. */
  dailyNotice?: NewMessage;
}

/** The result of storing a message. */
export type AddResult =
  /**
   * The id under which the message is stored: not the form's id if another text already has that
   * id. `isFlood`: the message is filed as spam only because there are too many messages.
   */
  | { id: string; isNew: boolean; isFlood?: true }
  /** A rate limit is reached. `wait` is the number of seconds to wait. */
  | { wait: number }
  /** The message store is full. `isNoticeDue`: the owner has not been informed yet. */
  | { isFull: true; isNoticeDue: boolean };

/** The statements that store a message, and those of them whose rows say what became of it. */
interface AddBatch {
  statements: readonly Statement[];
  /** A statement for each rate limit: it returns the time of the oldest hit that counts if the limit is reached. */
  reachedLimits: readonly Statement[];
  /** Returns an {@link outcomeRow}. */
  outcome: Statement;
}

/** What became of a message. */
export const outcomeRow = z.object({
  /** The id under which the message, or an equal earlier one, is stored; null if it was refused. */
  id: z.string().nullable(),
  /** The key of the batch that stored it. */
  batch_key: z.string().nullable(),
  state: z.string().nullable(),
  /** 1 if the owner has been informed that the store is full. */
  is_full: z.coerce.number(),
  /** 1 if the message exceeds the size of the store. */
  is_over: z.coerce.number(),
});

/**
 * The SQL statements that store a message once. The batch may run again after its result was lost,
 * so each statement is idempotent.
 *
 * @param key A unique id of the batch, by which later statements refer to the message.
 * @param condition The SQL condition that the message is stored at all.
 */
export function addStatements(
  { id, message, suspicion, language = '', limits = [], isFullNotice, ...rest }: NewMessage,
  key: string,
  sizeLimit: SizeLimit,
  now: number,
  condition = TRUE,
): AddBatch {
  const { totalLimit } = rest;
  const messageId = id ?? key;
  const textHash = fingerprint(message);
  const size = sizeOf(message);
  const isRepeat =
    id === undefined
      ? sql`fingerprint = ${textHash} AND received_at > ${now - REPEAT_WINDOW_MS}`
      : sql`id = ${id} AND fingerprint = ${textHash}`;
  const isInserted = sql`id IN (${messageId}, ${key}) AND batch_key = ${key}`;
  const isSentOn = sql`${isInserted} AND state = 'new'`;
  const isSuspect = suspicion.length > 0;
  const isFlood = totalLimit && !isSuspect ? isReached(totalLimit, now) : FALSE;
  const isSpam = isSuspect ? TRUE : isFlood;
  const floodText = `more than ${totalLimit?.max} messages in an hour`;
  const isWithinLimits = limits.reduce(
    (all, limit) => sql`${all} AND NOT ${isReached(limit, now)}`,
    sizeLimit.allows(size, isSpam),
  );
  const reachedLimits = limits.map((limit) => reachedHit(limit, now));
  const outcome = sql`SELECT stored.id, stored.batch_key, stored.state, is_full,
          CASE WHEN ${sizeLimit.allows(size, FALSE)} THEN 0 ELSE 1 END AS is_over
        FROM usage LEFT JOIN (
          SELECT id, batch_key, state FROM messages WHERE (${isRepeat}) OR (${isInserted})
          ORDER BY received_at DESC LIMIT 1
        ) AS stored ON 1 = 1`;
  const statements = [
    ...reachedLimits,
    // Setting `batch_key` admits the message: the next statement inserts it only then.
    sql`UPDATE usage SET bytes = bytes + ${size}, batch_key = ${key}, is_full =
          ${isFullNotice ? sql`1` : sql`CASE WHEN ${sizeLimit.staysFull(size)} THEN is_full ELSE 0 END`}
        WHERE NOT EXISTS (SELECT 1 FROM messages WHERE (${isRepeat}) OR (${isInserted}))
        AND ${isFullNotice ? sql`is_full = 0` : isWithinLimits} AND ${condition}`,
    sql`INSERT INTO messages (id, received_at, state, suspicion, name, email, subject, message,
          saved, fingerprint, language, choices, page, batch_key)
        SELECT CASE WHEN EXISTS (SELECT 1 FROM messages WHERE id = ${messageId}) THEN ${key}
          ELSE ${messageId} END, ${now}, CASE WHEN ${isSpam} THEN 'spam' ELSE 'new' END,
          CASE WHEN ${isFlood} THEN ${floodText} ELSE ${suspicion.join(', ')} END,
          ${message.name}, ${message.email}, ${message.subject}, ${message.message},
          ${JSON.stringify(message.saved)}, ${textHash}, ${language},
          ${JSON.stringify(message.choices)}, ${message.page}, ${key}
        WHERE EXISTS (SELECT 1 FROM usage WHERE batch_key = ${key})
        AND NOT EXISTS (SELECT 1 FROM messages WHERE ${isInserted}) RETURNING id`,
    removeHits(now),
    ...limits.map((limit) => addHit(limit, now, isInserted)),
    ...(totalLimit ? [addHit(totalLimit, now, isSentOn)] : []),
    ...(isSuspect ? [] : entries(rest, key, isSentOn, now)),
    outcome,
  ];
  return { statements, reachedLimits, outcome };
}

/**
 * The SQL statements that store a notice to the owner, at most once a day, for a message that was stored
 * with the key `messageKey` in the same batch.
 *
 * @param key A unique id of the notice.
 */
export function dailyNoticeStatements(
  notice: NewMessage,
  messageKey: string,
  key: string,
  sizeLimit: SizeLimit,
  now: number,
): Statement[] {
  return [
    reserveConfirmation(DAILY_NOTICE, now, sql`batch_key = ${messageKey}`),
    ...addStatements(notice, key, sizeLimit, now, isReservedInBatch(DAILY_NOTICE, messageKey))
      .statements,
  ];
}

// Creates the outbox entries of a message, a confirmation only if the visitor's e-mail address may get one.
function entries(
  { kinds, recipient = '' }: Pick<NewMessage, 'kinds' | 'recipient'>,
  key: string,
  message: Statement,
  now: number,
): Statement[] {
  return [
    ...(kinds.includes('confirmation') ? [reserveConfirmation(recipient, now, message)] : []),
    ...kinds.map((kind) => {
      const condition =
        kind === 'confirmation'
          ? sql`${message} AND ${isReservedInBatch(recipient, key)}`
          : message;
      return sql`${enqueue(kind, now, condition)} ON CONFLICT DO NOTHING`;
    }),
  ];
}

function fingerprint({ name, email, subject, message, choices, saved }: Message): string {
  const chosen = choices.map(({ id, option }) => [id, option]);
  const ids = saved.map(({ id }) => id);
  const words = JSON.stringify([name, email, subject, message, ids, ...chosen]);
  return createHash('sha256').update(words).digest('base64url');
}
