import { createHash, randomUUID } from 'node:crypto';
import type { Message } from '../../src/features/contact/message.ts';
import { Outbox } from './outbox.ts';
import {
  type Look,
  look,
  type MailKind,
  MESSAGE_COLUMNS,
  type MessageState,
  type StoredMessage,
  storedMessage,
} from './records.ts';
import type { StoreFile } from './store-file.ts';

/** How long the same words without an id count as the same message, in milliseconds. */
const SAME_WORDS = 60 * 60 * 1000;

/** A message as it comes in. */
export interface Arrival {
  /** The id that the form made; undefined where it made none (no JavaScript). */
  id: string | undefined;
  message: Message;
  /** The further language of the page that it was written on; the first language if left out. */
  language?: string;
  /** Why it is taken for spam; empty if it is not. */
  suspicion: readonly string[];
  /** The mails that follow from it. A message that is taken for spam gets none. */
  mails: readonly MailKind[];
}

/** The messages on disk. What is done here is done within `file.run`. */
export class MessageStore {
  readonly file: StoreFile;
  /** The mails that follow from the messages. */
  readonly outbox: Outbox;

  constructor(file: StoreFile) {
    this.file = file;
    this.outbox = new Outbox(file);
  }

  /**
   * The id under which these words are stored already: a repeated click, or a retry after an
   * answer that was lost.
   */
  findRepeat({ id, message }: Pick<Arrival, 'id' | 'message'>, now: number): string | undefined {
    const mark = fingerprint(message);
    const row =
      id === undefined
        ? this.file.database
            .prepare('SELECT id FROM messages WHERE fingerprint = ? AND received_at > ?')
            .get(mark, now - SAME_WORDS)
        : this.file.database
            .prepare('SELECT id FROM messages WHERE id = ? AND fingerprint = ?')
            .get(id, mark);
    return row === undefined ? undefined : String(row.id);
  }

  /**
   * Stores a message once. When this returns, it is on the disk.
   *
   * @returns The id under which it stands. The same id with other words is another message.
   * @throws the error of SQLite if it could not be stored
   */
  add(arrival: Arrival, now: number): { id: string; isNew: boolean } {
    return this.file.transaction(() => {
      const repeat = this.findRepeat(arrival, now);
      if (repeat !== undefined) return { id: repeat, isNew: false };
      const { message, suspicion, language = '' } = arrival;
      const wanted = arrival.id ?? randomUUID();
      const id = this.get(wanted) === undefined ? wanted : randomUUID();
      this.file.database
        .prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(
          id,
          now,
          suspicion.length === 0 ? 'new' : 'spam',
          suspicion.join(', '),
          message.name,
          message.email,
          message.subject,
          message.message,
          JSON.stringify(message.saved),
          fingerprint(message),
          language,
          JSON.stringify(message.choices),
          message.page,
        );
      if (suspicion.length === 0) {
        for (const kind of arrival.mails) this.outbox.put(id, kind, now);
      }
      return { id, isNew: true };
    });
  }

  /** A message; undefined if there is none with this id. */
  get(id: string): StoredMessage | undefined {
    const select = this.file.database.prepare(
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE id = ?`,
    );
    return storedMessage.optional().parse(select.get(id));
  }

  /** The messages in some states, oldest first. */
  list(states: readonly MessageState[]): StoredMessage[] {
    return this.file.database
      .prepare(
        `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE state IN (${states.map(() => '?').join()})
         ORDER BY received_at, rowid`,
      )
      .all(...states)
      .map((row) => storedMessage.parse(row));
  }

  /** The ids that begin so, at most ten. */
  idsLike(beginning: string): string[] {
    return this.file.database
      .prepare('SELECT id FROM messages WHERE substr(id, 1, ?) = ? ORDER BY id LIMIT 10')
      .all(beginning.length, beginning)
      .map((row) => String(row.id));
  }

  count(state: MessageState): number {
    const select = this.file.database.prepare('SELECT count(*) AS n FROM messages WHERE state = ?');
    return Number(select.get(state)?.n);
  }

  /** Sets a message's state. What was suspected stays on record. */
  setState(id: string, state: MessageState): void {
    this.file.database.prepare('UPDATE messages SET state = ? WHERE id = ?').run(state, id);
  }

  /** Removes a message and its mails. */
  delete(id: string): void {
    this.file.database.prepare('DELETE FROM messages WHERE id = ?').run(id);
  }

  /** A secret that stays the same as long as the store does: these bytes, or those there already. */
  secret(name: string, bytes: Uint8Array): Uint8Array {
    this.file.database
      .prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, bytes);
    const select = this.file.database.prepare('SELECT value FROM secrets WHERE name = ?');
    const value = select.get(name)?.value;
    if (!(value instanceof Uint8Array)) throw new TypeError(`The secret ${name} is no bytes.`);
    return value;
  }

  /** Removes the messages received before a time, except those whose mail still waits. */
  deleteBefore(time: number): number {
    const remove = this.file.database.prepare(
      `DELETE FROM messages WHERE received_at < ? AND id NOT IN
       (SELECT message_id FROM outbox WHERE state = 'waiting')`,
    );
    return Number(remove.run(time).changes);
  }

  /** The last look for old messages; undefined before the first one. */
  lastLook(): Look | undefined {
    const select = 'SELECT last_at AS at, steady_since AS steadySince FROM retention';
    return look.optional().parse(this.file.database.prepare(select).get());
  }

  noteLook({ at, steadySince }: Look): void {
    this.file.database.exec('DELETE FROM retention');
    this.file.database.prepare('INSERT INTO retention VALUES (?, ?)').run(at, steadySince);
  }
}

function fingerprint({ name, email, subject, message, choices, saved }: Message): string {
  const chosen = choices.map(({ id, option }) => [id, option]);
  const ids = saved.map(({ id }) => id);
  const words = JSON.stringify([name, email, subject, message, ids, ...chosen]);
  return createHash('sha256').update(words).digest('base64url');
}
