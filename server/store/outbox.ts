import { type MailKind, OUTBOX_COLUMNS, type OutboxEntry, outboxEntry } from './records.ts';
import type { StoreFile } from './store-file.ts';

/** How long a server has a mail for itself, in milliseconds: longer than its delivery may take. */
const LEASE = 2.5 * 60 * 1000;

// A lease that ends later than one that begins now comes from a clock that was set back.
const IS_LEASED = `(leased_until > :now AND leased_until <= :now + ${LEASE})`;

/** The mails that wait on disk. */
export class Outbox {
  readonly #file: StoreFile;

  constructor(file: StoreFile) {
    this.#file = file;
  }

  /** Puts a mail in the outbox; one that stands there already starts anew. */
  put(messageId: string, kind: MailKind, now: number): void {
    this.#file.database
      .prepare(
        `INSERT INTO outbox (message_id, kind, state, attempts, queued_at, next_at, last_error)
         VALUES (?, ?, 'waiting', 0, ?, ?, '')
         ON CONFLICT DO UPDATE SET state = 'waiting', attempts = 0,
         queued_at = excluded.queued_at, next_at = excluded.next_at, last_error = ''`,
      )
      .run(messageId, kind, now, now);
  }

  /** Takes the next mail that is due, so that no other server sends it; undefined if none is. */
  lease(now: number): OutboxEntry | undefined {
    const update = this.#file.database.prepare(
      `UPDATE outbox SET leased_until = :now + ${LEASE} WHERE (message_id, kind) = (
         SELECT message_id, kind FROM outbox
         WHERE state = 'waiting' AND next_at <= :now AND NOT ${IS_LEASED}
         ORDER BY next_at, queued_at, message_id LIMIT 1
       ) RETURNING ${OUTBOX_COLUMNS}`,
    );
    return outboxEntry.optional().parse(update.get({ now }));
  }

  /** When the next mail is due, in milliseconds since 1970; undefined if none waits. */
  nextTime(now: number): number | undefined {
    const select = this.#file.database.prepare(
      `SELECT min(iif(${IS_LEASED}, max(next_at, leased_until), next_at)) AS at
       FROM outbox WHERE state = 'waiting'`,
    );
    const at = select.get({ now })?.at;
    return typeof at === 'number' ? at : undefined;
  }

  /** Notes what became of a mail, and ends its lease. */
  save(entry: OutboxEntry): void {
    this.#file.database
      .prepare(
        `UPDATE outbox SET state = ?, attempts = ?, next_at = ?, last_error = ?, leased_until = 0
         WHERE message_id = ? AND kind = ?`,
      )
      .run(entry.state, entry.attempts, entry.nextAt, entry.lastError, entry.messageId, entry.kind);
  }

  /** Makes every waiting mail due: after a start, what stopped it may be mended. */
  makeAllDue(now: number): number {
    const update = this.#file.database.prepare(
      "UPDATE outbox SET next_at = ? WHERE state = 'waiting'",
    );
    return Number(update.run(now).changes);
  }

  /** The mails of a message. */
  of(messageId: string): OutboxEntry[] {
    return this.#file.database
      .prepare(`SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE message_id = ? ORDER BY kind DESC`)
      .all(messageId)
      .map((row) => outboxEntry.parse(row));
  }

  count(state: OutboxEntry['state']): number {
    const select = this.#file.database.prepare('SELECT count(*) AS n FROM outbox WHERE state = ?');
    return Number(select.get(state)?.n);
  }
}
