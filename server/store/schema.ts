import type { DatabaseSync } from 'node:sqlite';

/** What the store's file is written in. A later one adds its step to `steps`. */
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

/**
 * Brings the store's file to the newest form.
 *
 * @throws Error if a newer version of this program wrote it
 */
export function migrate(database: DatabaseSync): void {
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
