import type { Row } from './database.ts';
import { type Statement, sql } from './sql.ts';
import { serverError } from './store-error.ts';

/**
 * The version of the schema, which each database stores. A change of the schema raises this number,
 * and adds the statements that migrate a database of the previous version.
 */
export const SCHEMA_VERSION = 2;

/** The differences between databases in the SQL that creates the tables. */
interface Dialect {
  /** The type of a 64-bit integer. */
  integer: string;
  /** Options of a table with a row id. */
  table?: string;
  /** Options of a table whose rows are found by the primary key alone. */
  keyed?: string;
}

/**
 * The SQL of each version of the schema, first version first: a new database gets all of them, and one
 * of an earlier version those that follow.
 */
type Schema = readonly (readonly string[])[];

/** The SQL that creates the tables in SQLite, libSQL and D1. */
export const sqliteSchema = schema({
  integer: 'INTEGER',
  table: 'STRICT',
  keyed: 'STRICT, WITHOUT ROWID',
});

/** The SQL that creates the tables in Postgres. */
export const postgresSchema = schema({ integer: 'BIGINT' });

// The SQL that creates the tables of the message store.
// Column `choices`: the visitor's choices as JSON. `page`: the page that led to the form.
// `batch_key`: the key of the batch that stored the row. `leased_until`: the end of the lease by
// the process that sends the entry.
// Table `retention` has one row: the time of the last removal of old messages, and since when the
// clock has not jumped. `usage` has one row: the size of all messages, whether the owner knows that
// the store is full, and the key of the last batch. `confirmations`: the hashed e-mail addresses
// that got a confirmation, and the last daily notice to the owner. `hits`: the messages that count towards rate limits.
// Table `testimonials`: a row without words is that of a deleted testimonial, which keeps its link used.
// `words`: JSON. `portrait`: the picture in base64; empty if there is none.
function schema({ integer, table = '', keyed = '' }: Dialect): Schema {
  const first = `
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at ${integer} NOT NULL,
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
    batch_key TEXT NOT NULL
  ) ${table};
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
  CREATE INDEX messages_by_time ON messages (received_at);

  CREATE TABLE outbox (
    message_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    attempts ${integer} NOT NULL,
    queued_at ${integer} NOT NULL,
    next_at ${integer} NOT NULL,
    last_error TEXT NOT NULL,
    leased_until ${integer} NOT NULL DEFAULT 0,
    PRIMARY KEY (message_id, kind)
  ) ${keyed};
  CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';

  CREATE TABLE hits (
    counter TEXT NOT NULL,
    batch_key TEXT NOT NULL,
    at ${integer} NOT NULL,
    PRIMARY KEY (counter, batch_key)
  ) ${keyed};
  CREATE INDEX hits_by_time ON hits (at);

  CREATE TABLE confirmations (
    recipient TEXT PRIMARY KEY,
    batch_key TEXT NOT NULL,
    at ${integer} NOT NULL
  ) ${keyed};

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${table};
  CREATE TABLE retention (last_at ${integer} NOT NULL, clock_stable_since ${integer} NOT NULL) ${table};
  CREATE TABLE usage (
    bytes ${integer} NOT NULL,
    is_full ${integer} NOT NULL,
    batch_key TEXT NOT NULL
  ) ${table};
  INSERT INTO usage VALUES (0, 0, '')`;
  const second = `
  CREATE TABLE testimonials (
    id TEXT PRIMARY KEY,
    project TEXT NOT NULL,
    language TEXT NOT NULL,
    received_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'accepted')),
    words TEXT NOT NULL,
    portrait TEXT NOT NULL,
    portrait_type TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    batch_key TEXT NOT NULL
  ) ${table}`;
  return [first.split(';'), second.split(';')];
}

/**
 * Creates the tables that a database lacks, and stores the version of the schema in a table. Several
 * processes may do so at the same time: each version can be inserted only once, in one transaction
 * with the tables.
 *
 * @param run Runs SQL statements as one transaction.
 * @throws StoreError `newer` if a newer version of Vitrine wrote the database, or an error of `run`
 */
export async function createTables(
  run: (statements: readonly Statement[]) => Promise<Row[][]>,
  schema: Schema,
): Promise<void> {
  const current = async () => {
    const [rows] = await run([sql`SELECT max(version) AS version FROM schema_version`]);
    return Number(rows?.[0]?.version);
  };
  await run([sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)`]);
  const version = await current();
  if (version > SCHEMA_VERSION) throw serverError('newer', `its version is ${version}`);
  if (version === SCHEMA_VERSION) return;
  try {
    await run([
      sql`INSERT INTO schema_version (version) VALUES (${SCHEMA_VERSION})`,
      ...schema
        .slice(version)
        .flat()
        .map((text) => ({ sql: text, values: [] })),
    ]);
  } catch (error) {
    if ((await current()) !== SCHEMA_VERSION) throw error;
  }
}
