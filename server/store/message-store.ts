import { createHash, randomUUID } from 'node:crypto';
import type { Message } from '../../src/contact/message.ts';
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

/** How long the same words without an id count as the same message, in milliseconds. */
const SAME_WORDS = 60 * 60 * 1000;

/** The span in which messages are counted, in milliseconds. */
const SPAN = 60 * 60 * 1000;

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
}

/** The messages in a database. Everything here throws a StoreError if it cannot be used. */
export class MessageStore {
  readonly database: Database;
  /** What is to be sent on. */
  readonly outbox: Outbox;

  constructor(database: Database) {
    this.database = database;
    this.outbox = new Outbox(database);
  }

  /**
   * Stores a message once: a repeated click, or a retry after an answer that was lost, finds it
   * stored already. When this resolves, it is durable.
   *
   * @returns The id under which it stands (the same id with other words is another message), or how
   * many seconds to wait where a limit is reached
   */
  async add(
    { id, message, suspicion, language = '', kinds, limits = [] }: Arrival,
    now: number,
  ): Promise<{ id: string; isNew: boolean } | { wait: number }> {
    const arrival = randomUUID();
    const wanted = id ?? arrival;
    const mark = fingerprint(message);
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
    const isSpam = suspicion.length > 0;
    // A batch may run again after an answer that was lost, so each statement can be repeated.
    const results = await this.database.batch([
      ...limits.map(
        ({ counter, most }) =>
          sql`SELECT at ${recent(counter)} ORDER BY at DESC LIMIT 1 OFFSET ${most - 1}`,
      ),
      sql`INSERT INTO messages (id, received_at, state, suspicion, name, email, subject, message,
            saved, fingerprint, language, choices, page, arrival)
          SELECT CASE WHEN EXISTS (SELECT 1 FROM messages WHERE id = ${wanted}) THEN ${arrival}
            ELSE ${wanted} END, ${now}, ${isSpam ? 'spam' : 'new'},
            ${suspicion.join(', ')}, ${message.name}, ${message.email}, ${message.subject},
            ${message.message}, ${JSON.stringify(message.saved)}, ${mark}, ${language},
            ${JSON.stringify(message.choices)}, ${message.page}, ${arrival}
          WHERE NOT EXISTS (SELECT 1 FROM messages WHERE (${isRepeat}) OR (${isThis}))
          ${joined(isWithinLimits)} RETURNING id`,
      removeHits(now),
      ...limits.map(
        ({ counter }) =>
          sql`INSERT INTO hits (counter, arrival, at)
              SELECT ${counter}, arrival, ${now} FROM messages WHERE ${isThis}
              ON CONFLICT DO NOTHING`,
      ),
      ...(isSpam ? [] : kinds).map(
        (kind) => sql`${enqueue(kind, now, isThis)} ON CONFLICT DO NOTHING`,
      ),
      sql`SELECT id, arrival FROM messages WHERE (${isRepeat}) OR (${isThis})
          ORDER BY received_at DESC LIMIT 1`,
    ]);
    const stored = results.at(-1)?.[0];
    if (stored) return { id: String(stored.id), isNew: stored.arrival === arrival };
    const oldest = results.slice(0, limits.length).map(([row]) => Number(row?.at ?? 0));
    return { wait: Math.max(1, Math.ceil((Math.max(...oldest) + SPAN - now) / 1000)) };
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
    ]);
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
