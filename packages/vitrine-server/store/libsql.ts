import { type Client, createClient, LibsqlError } from '@libsql/client';
import { fetchWithin, isTimeout } from '../read-answer.ts';
import type { Driver, Row } from './database.ts';
import { isRead, type Statement } from './sql.ts';
import { REQUEST_TIMEOUT, StoreError, serverError, timeoutError } from './store-error.ts';
import { createTables, sqliteSchema } from './tables.ts';

/** A libSQL database: a server such as Turso, which several Vitrine servers may share, or a file. */
export class LibsqlDriver implements Driver {
  readonly place = 'of DATABASE_URL';
  readonly #url: string;
  readonly #authToken: string | undefined;
  readonly #fetch: typeof globalThis.fetch;
  readonly #isFile: boolean;
  #client: Client | undefined;

  /** @param url `libsql://host`, `https://host`, or `file:/path`. */
  constructor(url: string, authToken?: string, timeLimit = REQUEST_TIMEOUT) {
    this.#url = url;
    this.#authToken = authToken;
    this.#fetch = fetchWithin(timeLimit);
    this.#isFile = url.startsWith('file:');
  }

  async open(): Promise<void> {
    // `synchronous = FULL` is the default: a commit is in the WAL file on the disk before the
    // statement returns.
    if (this.#isFile) await this.#use((client) => client.execute('PRAGMA journal_mode = WAL'));
    await createTables((statements) => this.run(statements), sqliteSchema);
  }

  async run(statements: readonly Statement[]): Promise<Row[][]> {
    const mode = statements.every(isRead) ? 'read' : 'write';
    const batch = statements.map(({ sql, values }) => ({ sql, args: [...values] }));
    const results = await this.#use((client) => client.batch(batch, mode));
    return results.map(({ columns, rows }) =>
      rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
    );
  }

  async checkpoint(): Promise<void> {
    if (!this.#isFile) return;
    await this.#use((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
    this.#client?.close();
    this.#client = undefined;
  }

  async #use<T>(work: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await work(this.#client ?? (await this.#connect()));
    } catch (error) {
      const storeError = readError(error);
      // Closes the connection, because a connection that found the database file locked cannot commit
      // any more, and keeps the file locked (tursodatabase/libsql-client-ts#352).
      if (this.#isFile) this.close();
      throw storeError ?? error;
    }
  }

  async #connect(): Promise<Client> {
    if (!this.#isFile) {
      const token = this.#authToken === undefined ? {} : { authToken: this.#authToken };
      this.#client = createClient({ url: this.#url, fetch: this.#fetch, ...token });
      return this.#client;
    }
    // There is one connection, which never waits for a lock, because `RetryingDatabase` waits. It runs
    // statements in order, so that this statement comes before those of other calls.
    const client = createClient({ url: this.#url, concurrency: 1 });
    this.#client = client;
    await client.execute('PRAGMA secure_delete = ON');
    return client;
  }
}

const reasons: Readonly<Record<string, StoreError['reason']>> = {
  SQLITE_BUSY: 'locked',
  SQLITE_LOCKED: 'locked',
  // Another batch closed the connection for which this batch waited.
  CLIENT_CLOSED: 'locked',
  // Another process created the same version of the schema at the same time.
  SQLITE_CONSTRAINT: 'locked',
  SQLITE_FULL: 'full',
  // The quota of the Turso plan is used up.
  BLOCKED: 'full',
  SQLITE_PERM: 'denied',
  SQLITE_READONLY: 'denied',
  SQLITE_CANTOPEN: 'denied',
  SQLITE_AUTH: 'denied',
  SQLITE_ERROR: 'damaged',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_NOTADB: 'damaged',
  HRANA_WEBSOCKET_ERROR: 'unreachable',
};

const UNOPENED =
  "The folder of the file in DATABASE_URL has to exist. Give the server's user the right to write there.";

function readError(error: unknown): StoreError | undefined {
  if (isTimeout(error)) return timeoutError();
  // `fetch` throws this error if the database server cannot be reached.
  if (error instanceof TypeError && error.cause instanceof Error) {
    return serverError('unreachable', error.cause.message);
  }
  if (!(error instanceof LibsqlError)) {
    // An error of opening a file has no class and no code, only SQLite's code in its text.
    const isUnopened =
      error instanceof Error && /^ConnectionFailed\(".*: 14"\)$/.test(error.message);
    return isUnopened
      ? new StoreError(
          'denied',
          'of DATABASE_URL',
          'the file cannot be opened (SQLite 14)',
          UNOPENED,
        )
      : undefined;
  }
  // The suffix of a code is removed, such as `_UNIQUE` of SQLITE_CONSTRAINT_UNIQUE.
  const code = /^SQLITE_[A-Z]+/.exec(error.code)?.[0] ?? error.code;
  return serverError(reasons[code] ?? reasonOf(error.cause), error.message);
}

// The reason of a StoreError for an HTTP error of the database server.
function reasonOf(cause: unknown): StoreError['reason'] {
  if (!(cause instanceof Error && 'status' in cause)) return 'failed';
  return Number(cause.status) >= 500 ? 'unreachable' : 'denied';
}
