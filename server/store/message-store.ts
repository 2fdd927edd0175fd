import { createHash, randomUUID } from 'node:crypto';
import type { Message } from '../../src/features/contact/message.ts';
import { CLOCK_SKEW } from '../clock.ts';
import { type Database, list, type Statement, sql } from './database.ts';
import { enqueue, Outbox, requeue } from './outbox.ts';
import {
  MESSAGE_COLUMNS,
  type MessageState,
  type OutboxKind,
  type StoredMessage,
  storedMessage,
} from './records.ts';
import { StoreError } from './store-error.ts';
import { countAnew, Room, sizeOf } from './usage.ts';

const TRUE = sql`1 = 1`;
const FALSE = sql`1 = 0`;

/** How long the same words without an id count as the same message, in milliseconds. */
const SAME_WORDS = 60 * 60 * 1000;

/** The span in which messages are counted, in milliseconds. */
const SPAN = 60 * 60 * 1000;

/** The span in which an address gets one confirmation, in milliseconds. */
const CONFIRMATION_SPAN = 24 * 60 * 60 * 1000;

/** How many messages an hour count for the same counter at most. */
export interface Limit {
  /** A name that tells no address. */
  counter: string;
  most: number;
}

/** A message as it comes in. */
export interface Arrival {
  /** The id that the form made; undefined where it made none (no JavaScript). */
  id: string | undefined;
  message: Message;
  /** The further language of the page that it was written on; the first language if left out. */
  language?: string;
  /** Why it is taken for spam; empty if it is not. */
  suspicion: readonly string[];
  /** The outbox entries that follow from it. A message that is taken for spam gets none. */
  kinds: readonly OutboxKind[];
  limits?: readonly Limit[];
  /** Beyond this limit messages are filed as spam. Spam does not count for it. */
  everywhere?: Limit;
  /** A name of the address to which a confirmation goes, once in a day, that tells no address. */
  recipient?: string;
  /** It says that the store is full: taken once, until there is room again. */
  isNotice?: boolean;
}

/** What became of an arrival. */
export type Added =
  /**
   * The id under which it is stored: the same id with other words is another message. `isFlood` where it
   * is filed as spam only because so many came.
   */
  | { id: string; isNew: boolean; isFlood?: true }
  /** How many seconds to wait where a limit is reached. */
  | { wait: number }
  /** There is no room for it. A notice is due where the owner does not know it yet. */
  | { isFull: true; isNoticeDue: boolean };

/** The messages in a database. Everything here throws a StoreError if it cannot be used. */
export class MessageStore {
  readonly database: Database;
  /** What is to be sent on. */
  readonly outbox: Outbox;
  readonly #room: Room;
  #isFull = false;

  /** @param mostBytes The room that all messages may take; no limit if left out. */
  constructor(database: Database, mostBytes?: number) {
    this.database = database;
    this.outbox = new Outbox(database);
    this.#room = new Room(mostBytes);
  }

  /** Why no message can be stored; undefined if it can, as far as is known. */
  get failure(): StoreError | undefined {
    if (this.database.failure || !this.#isFull) return this.database.failure;
    return new StoreError('limit', 'of this site', 'its messages take all the room that they may');
  }

  /**
   * Stores a message once: a repeated click, or a retry after an answer that was lost, finds it
   * stored already. When this resolves, it is durable.
   */
  async add(
    {
      id,
      message,
      suspicion,
      language = '',
      kinds,
      limits = [],
      everywhere,
      recipient,
      isNotice,
    }: Arrival,
    now: number,
  ): Promise<Added> {
    const arrival = randomUUID();
    const wanted = id ?? arrival;
    const mark = fingerprint(message);
    const size = sizeOf(message);
    const isRepeat =
      id === undefined
        ? sql`fingerprint = ${mark} AND received_at > ${now - SAME_WORDS}`
        : sql`id = ${id} AND fingerprint = ${mark}`;
    const isThis = sql`id IN (${wanted}, ${arrival}) AND arrival = ${arrival}`;
    const recent = (counter: string) =>
      sql`FROM hits WHERE counter = ${counter} AND at > ${now - SPAN} AND at <= ${now + CLOCK_SKEW}`;
    const isWithinLimits = limits.map(
      ({ counter, most }) => sql`AND (SELECT count(*) ${recent(counter)}) < ${most}`,
    );
    const isSuspect = suspicion.length > 0;
    const isFlood =
      everywhere && !isSuspect
        ? sql`(SELECT count(*) ${recent(everywhere.counter)}) >= ${everywhere.most}`
        : FALSE;
    const isSpam = isSuspect ? TRUE : isFlood;
    const isAdmitted = isNotice
      ? sql`is_full = 0`
      : sql`${this.#room.has(size, isSpam)} ${joined(isWithinLimits)}`;
    const isFull = isNotice
      ? sql`1`
      : sql`CASE WHEN ${this.#room.isTight(size)} THEN is_full ELSE 0 END`;
    // A batch may run again after an answer that was lost, so each statement can be repeated.
    const results = await this.database.batch([
      ...limits.map(
        ({ counter, most }) =>
          sql`SELECT at ${recent(counter)} ORDER BY at DESC LIMIT 1 OFFSET ${most - 1}`,
      ),
      sql`UPDATE usage SET bytes = bytes + ${size}, is_full = ${isFull}, arrival = ${arrival}
          WHERE NOT EXISTS (SELECT 1 FROM messages WHERE (${isRepeat}) OR (${isThis}))
          AND ${isAdmitted}`,
      sql`INSERT INTO messages (id, received_at, state, suspicion, name, email, subject, message,
            saved, fingerprint, language, choices, page, arrival)
          SELECT CASE WHEN EXISTS (SELECT 1 FROM messages WHERE id = ${wanted}) THEN ${arrival}
            ELSE ${wanted} END, ${now}, CASE WHEN ${isSpam} THEN 'spam' ELSE 'new' END,
            CASE WHEN ${isFlood} THEN ${floodText(everywhere)} ELSE ${suspicion.join(', ')} END,
            ${message.name}, ${message.email}, ${message.subject},
            ${message.message}, ${JSON.stringify(message.saved)}, ${mark}, ${language},
            ${JSON.stringify(message.choices)}, ${message.page}, ${arrival}
          WHERE EXISTS (SELECT 1 FROM usage WHERE arrival = ${arrival})
          AND NOT EXISTS (SELECT 1 FROM messages WHERE ${isThis}) RETURNING id`,
      removeHits(now),
      ...limits.map(({ counter }) => hit(counter, now, isThis)),
      ...(everywhere ? [hit(everywhere.counter, now, sql`${isThis} AND state = 'new'`)] : []),
      ...(isSuspect ? [] : enqueueAll(kinds, now, { isThis, arrival, recipient })),
      sql`SELECT stored.id, stored.arrival, stored.state, is_full,
            CASE WHEN ${this.#room.has(size, FALSE)} THEN 0 ELSE 1 END AS is_over
          FROM usage LEFT JOIN (
            SELECT id, arrival, state FROM messages WHERE (${isRepeat}) OR (${isThis})
            ORDER BY received_at DESC LIMIT 1
          ) AS stored ON 1 = 1`,
    ]);
    const last = results.at(-1)?.[0];
    if (typeof last?.id === 'string') {
      const isNew = last.arrival === arrival;
      this.#isFull = Number(last.is_full) === 1;
      const isFiled = isNew && !isSuspect && last.state === 'spam';
      return { id: last.id, isNew, ...(isFiled && { isFlood: true }) };
    }
    const reached = results
      .slice(0, limits.length)
      .flatMap(([row]) => (row ? [Number(row.at)] : []));
    if (reached.length > 0) {
      return { wait: Math.max(1, Math.ceil((Math.max(...reached) + SPAN - now) / 1000)) };
    }
    const isOver = Number(last?.is_over) === 1;
    if (isOver) this.#isFull = true;
    return { isFull: true, isNoticeDue: isOver && Number(last?.is_full) === 0 };
  }

  /** Finds out whether the store is full; `failure` tells. Another process may have made room. */
  async look(): Promise<void> {
    const [rows] = await this.database.batch([
      sql`SELECT 1 AS n FROM usage WHERE is_full = 1 AND ${this.#room.isTight()}`,
    ]);
    this.#isFull = rows?.length === 1;
  }

  /** A message; undefined if there is none with this id. */
  async get(id: string): Promise<StoredMessage | undefined> {
    const [rows] = await this.database.batch([
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = ${id}`,
    ]);
    return storedMessage.optional().parse(rows?.[0]);
  }

  /** The messages in some states, oldest first. */
  async list(states: readonly MessageState[]): Promise<StoredMessage[]> {
    const [rows] = await this.database.batch([
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE state IN (${list(states)})
          ORDER BY received_at, id`,
    ]);
    return storedMessage.array().parse(rows);
  }

  /** The ids that begin so, at most ten. */
  async idsLike(beginning: string): Promise<string[]> {
    const [rows = []] = await this.database.batch([
      sql`SELECT id FROM messages WHERE substr(id, 1, ${beginning.length}) = ${beginning}
          ORDER BY id LIMIT 10`,
    ]);
    return rows.map((row) => String(row.id));
  }

  async count(state: MessageState): Promise<number> {
    const [rows] = await this.database.batch([
      sql`SELECT count(*) AS n FROM messages WHERE state = ${state}`,
    ]);
    return Number(rows?.[0]?.n);
  }

  /** Sets the state of messages. What was suspected stays on record. */
  async setState(ids: readonly string[], state: MessageState): Promise<void> {
    await this.database.batch([stateOf(ids, state)]);
  }

  /** Sends messages on again; those of spam for the first time, and to be answered from now on. */
  async resend(
    ids: readonly string[],
    { kinds, isRescue }: { kinds: readonly OutboxKind[]; isRescue: boolean },
    now: number,
  ): Promise<void> {
    await this.database.batch([
      ...(isRescue ? [stateOf(ids, 'new')] : []),
      ...kinds.map((kind) => requeue(kind, now, sql`id IN (${list(ids)})`)),
    ]);
  }

  /** Removes messages and their outbox entries. */
  async delete(ids: readonly string[]): Promise<void> {
    await this.database.batch([
      sql`DELETE FROM messages WHERE id IN (${list(ids)})`,
      sql`DELETE FROM outbox WHERE message_id IN (${list(ids)})`,
      countAnew,
    ]);
  }

  /** Removes all messages in a state, with their outbox entries. @returns how many */
  async deleteAll(state: MessageState): Promise<number> {
    const [, removed] = await this.database.batch([
      sql`DELETE FROM outbox WHERE message_id IN (SELECT id FROM messages WHERE state = ${state})`,
      sql`DELETE FROM messages WHERE state = ${state} RETURNING id`,
      countAnew,
    ]);
    return removed?.length ?? 0;
  }

  /** A secret that stays the same as long as the store does: these bytes, or those there already. */
  async secret(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    const [, rows] = await this.database.batch([
      sql`INSERT INTO secrets (name, value) VALUES (${name}, ${Buffer.from(bytes).toString('hex')})
          ON CONFLICT DO NOTHING`,
      sql`SELECT value FROM secrets WHERE name = ${name}`,
    ]);
    return Buffer.from(String(rows?.[0]?.value), 'hex');
  }
}

/** Forgets the addresses whose next message is confirmed again. */
export function removeConfirmations(now: number): Statement {
  return sql`DELETE FROM confirmations WHERE ${isPast(now)}`;
}

// Whether a confirmation was sent a day ago or more, or by a clock that was set back since.
function isPast(now: number): Statement {
  return sql`(confirmations.at <= ${now - CONFIRMATION_SPAN} OR confirmations.at > ${now + CLOCK_SKEW})`;
}

interface Sender {
  /** The condition that the message meets. */
  isThis: Statement;
  arrival: string;
  recipient: string | undefined;
}

// Puts the entries of a message into the outbox, if it is not filed as spam: a confirmation only where
// its address got none for a day.
function enqueueAll(
  kinds: readonly OutboxKind[],
  now: number,
  { isThis, arrival, recipient }: Sender,
): Statement[] {
  const isSentOn = sql`${isThis} AND state = 'new'`;
  return kinds.flatMap((kind) => {
    if (kind !== 'confirmation' || recipient === undefined) {
      return [sql`${enqueue(kind, now, isSentOn)} ON CONFLICT DO NOTHING`];
    }
    const isFirst = sql`EXISTS (SELECT 1 FROM confirmations
      WHERE recipient = ${recipient} AND confirmations.arrival = ${arrival})`;
    return [
      sql`INSERT INTO confirmations (recipient, arrival, at)
          SELECT ${recipient}, arrival, ${now} FROM messages WHERE ${isSentOn}
          ON CONFLICT (recipient) DO UPDATE SET arrival = excluded.arrival, at = excluded.at
          WHERE ${isPast(now)}`,
      sql`${enqueue(kind, now, sql`${isSentOn} AND ${isFirst}`)} ON CONFLICT DO NOTHING`,
    ];
  });
}

function hit(counter: string, now: number, messages: Statement): Statement {
  return sql`INSERT INTO hits (counter, arrival, at)
    SELECT ${counter}, arrival, ${now} FROM messages WHERE ${messages} ON CONFLICT DO NOTHING`;
}

// Why a message beyond the limit for all is filed as spam, for the owner.
function floodText(everywhere: Limit | undefined): string {
  return everywhere ? `more than ${everywhere.most} messages in an hour` : '';
}

/** Removes what is not counted any more for the limit of messages. */
export function removeHits(now: number): Statement {
  return sql`DELETE FROM hits WHERE at <= ${now - SPAN} OR at > ${now + CLOCK_SKEW}`;
}

function stateOf(ids: readonly string[], state: MessageState): Statement {
  return sql`UPDATE messages SET state = ${state} WHERE id IN (${list(ids)})`;
}

function joined(statements: readonly Statement[]): Statement {
  return statements.reduce((all, statement) => sql`${all} ${statement}`, sql``);
}

function fingerprint({ name, email, subject, message, choices, saved }: Message): string {
  const chosen = choices.map(({ id, option }) => [id, option]);
  const ids = saved.map(({ id }) => id);
  const words = JSON.stringify([name, email, subject, message, ids, ...chosen]);
  return createHash('sha256').update(words).digest('base64url');
}
