/** The schema of SQLite, libSQL and D1: a step for each version. */
export const sqliteSteps: readonly string[] = [
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
  // Until when the process that sends the mail has it for itself.
  'ALTER TABLE outbox ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0',
  // One row: when old messages were looked for last, and since when the clock has not jumped.
  'CREATE TABLE retention (last_at INTEGER NOT NULL, steady_since INTEGER NOT NULL) STRICT',
  // What the visitor chose, as JSON, and the page that led to the form.
  `ALTER TABLE messages ADD COLUMN choices TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE messages ADD COLUMN page TEXT NOT NULL DEFAULT ''`,
  // Any kind of entry; secrets as hexadecimal digits; what stored a message; hits of the rate limit.
  `
  CREATE TABLE new_outbox (
    message_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    attempts INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    last_error TEXT NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (message_id, kind)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO new_outbox SELECT message_id, kind, state, attempts, queued_at, next_at, last_error,
    leased_until FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE new_outbox RENAME TO outbox;
  CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';

  CREATE TABLE new_secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  INSERT INTO new_secrets SELECT name, lower(hex(value)) FROM secrets;
  DROP TABLE secrets;
  ALTER TABLE new_secrets RENAME TO secrets;

  ALTER TABLE messages ADD COLUMN arrival TEXT NOT NULL DEFAULT '';
  CREATE TABLE hits (
    counter TEXT NOT NULL,
    arrival TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (counter, arrival)
  ) STRICT, WITHOUT ROWID;
  `,
];
