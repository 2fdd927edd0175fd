import { CLOCK_SKEW } from '../clock.ts';
import type { Database } from './database.ts';
import {
  type MessageState,
  OUTBOX_COLUMNS,
  type OutboxEntry,
  type OutboxKind,
  outboxEntry,
} from './records.ts';
import { list, type Statement, sql } from './sql.ts';

/** How long a server leases (reserves) an outbox entry, in milliseconds: longer than a delivery may take. */
const LEASE = 2.5 * 60 * 1000;

// A lease is ignored if it ends later than a new one could: the clock was set back after it was made.
const isLeased = (now: number) =>
  sql`(leased_until > ${now} AND leased_until <= ${now + LEASE + CLOCK_SKEW})`;

/**
 * Creates an outbox entry for each message that meets a condition.
 *
 * @param messages The SQL condition for the messages.
 */
export function enqueue(kind: OutboxKind, now: number, messages: Statement): Statement {
  return sql`INSERT INTO outbox (message_id, kind, state, attempts, queued_at, next_at, last_error)
    SELECT id, ${kind}, 'waiting', 0, ${now}, ${now}, '' FROM messages WHERE ${messages}`;
}

/** Like `enqueue`, but resets an entry that already exists. */
export function requeue(kind: OutboxKind, now: number, messages: Statement): Statement {
  return sql`${enqueue(kind, now, messages)}
    ON CONFLICT (message_id, kind) DO UPDATE SET state = 'waiting', attempts = 0,
    queued_at = excluded.queued_at, next_at = excluded.next_at, last_error = ''`;
}

/** The outbox: the deliveries in the message store that wait, were made or were given up. */
export class Outbox {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Leases (reserves) the next due entry, so that no other server sends it; undefined if none is due. */
  async lease(now: number): Promise<OutboxEntry | undefined> {
    const [rows] = await this.#database.batch([
      sql`UPDATE outbox SET leased_until = ${now + LEASE} WHERE (message_id, kind) = (
            SELECT message_id, kind FROM outbox
            WHERE state = 'waiting' AND next_at <= ${now} AND NOT ${isLeased(now)}
            ORDER BY next_at, queued_at, message_id, kind DESC LIMIT 1
          ) RETURNING ${OUTBOX_COLUMNS}`,
    ]);
    return outboxEntry.optional().parse(rows?.[0]);
  }

  /** When the next entry is due, in milliseconds since 1970; undefined if no entry waits. */
  async nextTime(now: number): Promise<number | undefined> {
    const [rows] = await this.#database.batch([
      sql`SELECT min(CASE WHEN ${isLeased(now)} AND leased_until > next_at THEN leased_until
            ELSE next_at END) AS at
          FROM outbox WHERE state = 'waiting'`,
    ]);
    const at = rows?.[0]?.at;
    return typeof at === 'number' ? at : undefined;
  }

  /** Saves the result of an attempt to send an entry, and ends the lease. */
  async save(entry: OutboxEntry): Promise<void> {
    await this.#database.batch([
      sql`UPDATE outbox SET state = ${entry.state}, attempts = ${entry.attempts},
            next_at = ${entry.nextAt}, last_error = ${entry.lastError}, leased_until = 0
          WHERE message_id = ${entry.messageId} AND kind = ${entry.kind}`,
    ]);
  }

  /**
   * Makes every waiting entry due, for the start of a server, after which earlier errors may not
   * occur again. @returns the number of entries
   */
  async makeAllDue(now: number): Promise<number> {
    const [rows] = await this.#database.batch([
      sql`UPDATE outbox SET next_at = ${now} WHERE state = 'waiting' RETURNING message_id`,
    ]);
    return rows?.length ?? 0;
  }

  /** The outbox entries of one message. */
  async of(messageId: string): Promise<OutboxEntry[]> {
    return await this.#list(sql`message_id = ${messageId}`);
  }

  /** The outbox entries of all messages in the given states, by message id. */
  async ofAll(states: readonly MessageState[]): Promise<Map<string, OutboxEntry[]>> {
    const entries = await this.#list(
      sql`message_id IN (SELECT id FROM messages WHERE state IN (${list(states)}))`,
    );
    return Map.groupBy(entries, ({ messageId }) => messageId);
  }

  /** The outbox entries of the latest message. Their kinds show which channels are set up now. */
  async latest(): Promise<OutboxEntry[]> {
    return await this.#list(
      sql`message_id = (SELECT message_id FROM outbox ORDER BY queued_at DESC, message_id LIMIT 1)`,
    );
  }

  async count(state: OutboxEntry['state']): Promise<number> {
    const [rows] = await this.#database.batch([
      sql`SELECT count(*) AS n FROM outbox WHERE state = ${state}`,
    ]);
    return Number(rows?.[0]?.n);
  }

  async #list(condition: Statement): Promise<OutboxEntry[]> {
    const [rows] = await this.#database.batch([
      sql`SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE ${condition} ORDER BY message_id, kind DESC`,
    ]);
    return outboxEntry.array().parse(rows);
  }
}
