import { type MailKind, OUTBOX_COLUMNS, type OutboxEntry, outboxEntry } from './records.ts';
import type { StoreFile } from './store-file.ts';

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
        `INSERT INTO outbox VALUES (?, ?, 'waiting', 0, ?, ?, '')
         ON CONFLICT DO UPDATE SET state = 'waiting', attempts = 0,
         queued_at = excluded.queued_at, next_at = excluded.next_at, last_error = ''`,
      )
      .run(messageId, kind, now, now);
  }

  /** The next mail that is due, undefined if none is. */
  due(now: number): OutboxEntry | undefined {
    const select = this.#file.database.prepare(
      `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE state = 'waiting' AND next_at <= ?
       ORDER BY next_at, queued_at, message_id LIMIT 1`,
    );
    return outboxEntry.optional().parse(select.get(now));
  }

  /** When the next mail is due, in milliseconds since 1970; undefined if none waits. */
  nextTime(): number | undefined {
    const row = this.#file.database
      .prepare("SELECT min(next_at) AS at FROM outbox WHERE state = 'waiting'")
      .get();
    return typeof row?.at === 'number' ? row.at : undefined;
  }

  /** Notes what became of a mail. */
  save(entry: OutboxEntry): void {
    this.#file.database
      .prepare(
        `UPDATE outbox SET state = ?, attempts = ?, next_at = ?, last_error = ?
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
