import { randomUUID } from 'node:crypto';
import {
  type AddResult,
  addStatements,
  dailyNoticeStatements,
  type NewMessage,
  outcomeRow,
} from './add-message.ts';
import type { Database } from './database.ts';
import { Outbox, requeue } from './outbox.ts';
import { waitAfter } from './rate-counters.ts';
import {
  MESSAGE_COLUMNS,
  type MessageState,
  type OutboxKind,
  type StoredMessage,
  storedMessage,
} from './records.ts';
import { recountUsage, SizeLimit } from './size-limit.ts';
import { list, type Statement, sql } from './sql.ts';
import { StoreError } from './store-error.ts';

/** The message store, in a database. All methods throw a StoreError if the database cannot be used. */
export class MessageStore {
  readonly database: Database;
  /** The outbox, which contains the deliveries that wait. */
  readonly outbox: Outbox;
  readonly #sizeLimit: SizeLimit;
  #isFull = false;

  /** @param maxBytes Maximum size of all messages in bytes; no limit if omitted. */
  constructor(database: Database, maxBytes?: number) {
    this.database = database;
    this.outbox = new Outbox(database);
    this.#sizeLimit = new SizeLimit(maxBytes);
  }

  /** The error because of which no message can be stored; undefined if none is known. */
  get failure(): StoreError | undefined {
    if (this.database.failure || !this.#isFull) return this.database.failure;
    return new StoreError('limit', 'of this site', 'the messages have reached the size limit');
  }

  /**
   * Stores a message once (idempotent): a repeated click, or a retry after the response was lost,
   * does not store it again. When the promise resolves, the message is durable.
   */
  async add(newMessage: NewMessage, now: number): Promise<AddResult> {
    const key = randomUUID();
    const { statements, reachedLimits, outcome } = addStatements(
      newMessage,
      key,
      this.#sizeLimit,
      now,
    );
    const { dailyNotice: notice } = newMessage;
    const noticeStatements = notice
      ? dailyNoticeStatements(notice, key, randomUUID(), this.#sizeLimit, now)
      : [];
    const all = [...statements, ...noticeStatements];
    const results = await this.database.batch(all);
    const rowsOf = (statement: Statement) => results[all.indexOf(statement)];
    const { id, ...stored } = outcomeRow.parse(rowsOf(outcome)?.[0]);
    if (id !== null) {
      const isNew = stored.batch_key === key;
      this.#isFull = stored.is_full === 1;
      const isFiledAsSpam = isNew && newMessage.suspicion.length === 0 && stored.state === 'spam';
      return { id, isNew, ...(isFiledAsSpam && { isFlood: true }) };
    }
    const wait = waitAfter(reachedLimits.map(rowsOf), now);
    if (wait !== undefined) return { wait };
    const isOverLimit = stored.is_over === 1;
    if (isOverLimit) this.#isFull = true;
    return { isFull: true, isNoticeDue: isOverLimit && stored.is_full === 0 };
  }

  /** Checks whether the store is full, and updates `failure`. Another process may have deleted messages. */
  async checkSize(): Promise<void> {
    const [rows] = await this.database.batch([
      sql`SELECT 1 AS n FROM usage WHERE is_full = 1 AND ${this.#sizeLimit.staysFull()}`,
    ]);
    this.#isFull = rows?.length === 1;
  }

  /** The message with an id; undefined if there is none. */
  async get(id: string): Promise<StoredMessage | undefined> {
    const [rows] = await this.database.batch([
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = ${id}`,
    ]);
    return storedMessage.optional().parse(rows?.[0]);
  }

  /** The messages in the given states, oldest first. */
  async list(states: readonly MessageState[]): Promise<StoredMessage[]> {
    const [rows] = await this.database.batch([
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE state IN (${list(states)})
          ORDER BY received_at, id`,
    ]);
    return storedMessage.array().parse(rows);
  }

  /** Returns at most ten ids of messages: those that begin with a prefix. */
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

  /** Sets the state of messages. The stored reasons for spam do not change. */
  async setState(ids: readonly string[], state: MessageState): Promise<void> {
    await this.database.batch([stateOf(ids, state)]);
  }

  /** Queues messages to be sent again. With `acceptsSpam`, messages filed as spam become new messages. */
  async resend(
    ids: readonly string[],
    { kinds, acceptsSpam }: { kinds: readonly OutboxKind[]; acceptsSpam: boolean },
    now: number,
  ): Promise<void> {
    await this.database.batch([
      ...(acceptsSpam ? [stateOf(ids, 'new')] : []),
      ...kinds.map((kind) => requeue(kind, now, sql`id IN (${list(ids)})`)),
    ]);
  }

  /** Removes messages and their outbox entries. */
  async delete(ids: readonly string[]): Promise<void> {
    await this.database.batch([
      sql`DELETE FROM messages WHERE id IN (${list(ids)})`,
      sql`DELETE FROM outbox WHERE message_id IN (${list(ids)})`,
      recountUsage,
    ]);
  }

  /** Removes all messages in a state, with their outbox entries. @returns the number of removed messages */
  async deleteAll(state: MessageState): Promise<number> {
    const [, removed] = await this.database.batch([
      sql`DELETE FROM outbox WHERE message_id IN (SELECT id FROM messages WHERE state = ${state})`,
      sql`DELETE FROM messages WHERE state = ${state} RETURNING id`,
      recountUsage,
    ]);
    return removed?.length ?? 0;
  }

  /**
   * Returns the stored secret with a name. If there is none, stores the given bytes as the secret.
   * It lasts as long as the store.
   */
  async secret(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    const [, rows] = await this.database.batch([
      sql`INSERT INTO secrets (name, value) VALUES (${name}, ${Buffer.from(bytes).toString('hex')})
          ON CONFLICT DO NOTHING`,
      sql`SELECT value FROM secrets WHERE name = ${name}`,
    ]);
    return Buffer.from(String(rows?.[0]?.value), 'hex');
  }
}

function stateOf(ids: readonly string[], state: MessageState): Statement {
  return sql`UPDATE messages SET state = ${state} WHERE id IN (${list(ids)})`;
}
