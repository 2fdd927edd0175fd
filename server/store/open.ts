import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../settings-error.ts';

/** The store's file in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** The schema: a step for each version, by `user_version`. */
const steps: readonly string[] = [
  `
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'answered', 'spam')),
    suspicion TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    saved TEXT NOT NULL,
    fingerprint TEXT NOT NULL
  ) STRICT;
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
  CREATE INDEX messages_by_time ON messages (received_at);

  CREATE TABLE outbox (
    message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'confirmation')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    attempts INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    last_error TEXT NOT NULL,
    PRIMARY KEY (message_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  `,
  `ALTER TABLE messages ADD COLUMN language TEXT NOT NULL DEFAULT ''`,
];

/** How long to wait for another process that writes, in milliseconds. */
const BUSY_WAIT = 5000;

/**
 * Opens the message store, and makes it where it is not there yet. Readable for its own user only.
 *
 * @throws SettingsError if the folder or the file cannot be used
 */
export function openDatabase(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = join(dataDir, STORE_FILE);
    const database = new DatabaseSync(file, {
      timeout: BUSY_WAIT,
      enableForeignKeyConstraints: true,
    });
    chmodSync(file, 0o600);
    // FULL: a commit in the log of WAL mode is on the disk before it returns.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `The message store in ${dataDir} cannot be opened: ${reason}\n` +
        'Give this user the right to write there, or name another folder: DATA_DIR=…',
    );
  }
}

/** A secret that stays the same as long as the store does: 32 random bytes. */
export function keptSecret(database: DatabaseSync, name: string): Uint8Array {
  database
    .prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(name, randomBytes(32));
  const value = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.value;
  if (!(value instanceof Uint8Array)) throw new TypeError(`The secret ${name} is no bytes.`);
  return value;
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version);
  if (version > steps.length) {
    throw new Error('A newer version of Vitrine wrote this store. Start that version again.');
  }
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
