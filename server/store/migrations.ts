import { type Row, type Statement, sql } from './database.ts';
import { serverError } from './store-error.ts';

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
  // One row: how much room the messages take, whether the owner knows that the store is full, and what was
  // stored last. The addresses that got a confirmation.
  `
  CREATE TABLE usage (
    bytes INTEGER NOT NULL,
    is_full INTEGER NOT NULL,
    arrival TEXT NOT NULL
  ) STRICT;
  INSERT INTO usage VALUES (0, 0, '');
  CREATE TABLE confirmations (
    recipient TEXT PRIMARY KEY,
    arrival TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX hits_by_time ON hits (at);
  `,
];

/** The schema of Postgres: a step for each version. */
export const postgresSteps: readonly string[] = [
  `
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'answered', 'spam')),
    suspicion TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    saved TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    language TEXT NOT NULL,
    choices TEXT NOT NULL,
    page TEXT NOT NULL,
    arrival TEXT NOT NULL
  );
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
  CREATE INDEX messages_by_time ON messages (received_at);

  CREATE TABLE outbox (
    message_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    attempts INTEGER NOT NULL,
    queued_at BIGINT NOT NULL,
    next_at BIGINT NOT NULL,
    last_error TEXT NOT NULL,
    leased_until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (message_id, kind)
  );
  CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE retention (last_at BIGINT NOT NULL, steady_since BIGINT NOT NULL);
  CREATE TABLE hits (
    counter TEXT NOT NULL,
    arrival TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (counter, arrival)
  );
  `,
  `
  CREATE TABLE usage (
    bytes BIGINT NOT NULL,
    is_full INTEGER NOT NULL,
    arrival TEXT NOT NULL
  );
  INSERT INTO usage VALUES (0, 0, '');
  CREATE TABLE confirmations (
    recipient TEXT PRIMARY KEY,
    arrival TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX hits_by_time ON hits (at);
  `,
];

/**
 * Brings a database up to date, where its version stands in a table. Several processes may do so at
 * once: a version can be entered only once, and a step is one transaction with it.
 *
 * @param run Runs statements as one transaction.
 * @throws StoreError `newer`, or what `run` throws
 */
export async function migrate(
  run: (statements: readonly Statement[]) => Promise<Row[][]>,
  steps: readonly string[],
): Promise<void> {
  const current = async () => {
    const [rows] = await run([sql`SELECT max(version) AS version FROM schema_version`]);
    return Number(rows?.[0]?.version);
  };
  await run([sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)`]);
  for (;;) {
    const version = await current();
    if (version > steps.length) throw serverError('newer', `its version is ${version}`);
    const step = steps[version];
    if (step === undefined) return;
    const statements = step.split(';').filter((text) => text.trim() !== '');
    try {
      await run([
        sql`INSERT INTO schema_version (version) VALUES (${version + 1})`,
        ...statements.map((text) => ({ sql: text, values: [] })),
      ]);
    } catch (error) {
      if ((await current()) === version) throw error;
    }
  }
}
