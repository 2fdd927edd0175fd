import { DatabaseError, Pool, types } from 'pg';
import type { Driver, Row } from './database.ts';
import { isRead, type Statement } from './sql.ts';
import { type StoreError, serverError } from './store-error.ts';
import { createTables, postgresSchema } from './tables.ts';

/** How long to wait for a connection or a lock, in milliseconds. */
const CONNECT_TIMEOUT = 5000;

/** How long a statement may take, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** A Postgres database. Several servers may use the database at the same time. */
export class PostgresDriver implements Driver {
  readonly place = 'of DATABASE_URL';
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 4,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: STATEMENT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: CONNECT_TIMEOUT,
      keepAlive: true,
      // Times and counts are 64-bit integers in Postgres, and exact as numbers in JavaScript.
      types: {
        getTypeParser: (oid, format) =>
          oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
      },
    });
    // An `error` event without a listener ends the process. The pool replaces an idle connection that
    // is lost. Of a connection in use, the running statement fails with the same error.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async open(): Promise<void> {
    await createTables((statements) => this.#run(statements, ''), postgresSchema);
  }

  async run(statements: readonly Statement[]): Promise<Row[][]> {
    // Transactions that write lock a table before they read, so that they wait instead of failing
    // with a conflict.
    const lock = 'LOCK TABLE schema_version IN EXCLUSIVE MODE';
    return await this.#run(statements, statements.every(isRead) ? '' : lock);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #run(statements: readonly Statement[], first: string): Promise<Row[][]> {
    try {
      return await this.#transaction(statements, first);
    } catch (error) {
      throw readError(error) ?? error;
    }
  }

  async #transaction(statements: readonly Statement[], first: string): Promise<Row[][]> {
    const client = await this.#pool.connect();
    let isUsable = false;
    try {
      await client.query(`BEGIN ISOLATION LEVEL SERIALIZABLE; ${first}`);
      const results: Row[][] = [];
      for (const { sql, values } of statements) {
        results.push((await client.query<Row>(numbered(sql), [...values])).rows);
      }
      await client.query('COMMIT');
      isUsable = true;
      return results;
    } catch (error) {
      if (error instanceof DatabaseError && error.severity === 'ERROR') {
        await client.query('ROLLBACK');
        isUsable = true;
      }
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }
}

// Replaces each `?` by a numbered parameter of Postgres, such as `$1`. None of our statements has a
// `?` in a string.
function numbered(text: string): string {
  let number = 0;
  return text.replaceAll('?', () => {
    number += 1;
    return `$${number}`;
  });
}

// The reason of a StoreError by Postgres error code, or by the first two characters of the code,
// its class (https://www.postgresql.org/docs/current/errcodes-appendix.html).
const reasons: Readonly<Record<string, StoreError['reason']>> = {
  // The next six codes mean a conflict with another transaction: with 23505 both insert the same
  // row, with 42710 or 42P07 both create the same table.
  '40001': 'locked',
  '40P01': 'locked',
  '55P03': 'locked',
  '23505': 'locked',
  '42710': 'locked',
  '42P07': 'locked',
  '08': 'unreachable',
  '57': 'unreachable',
  '53300': 'unreachable',
  '53': 'full',
  '28': 'denied',
  '3D000': 'denied',
  '42501': 'denied',
  '25006': 'denied',
  '42': 'damaged',
  XX: 'damaged',
};

function readError(error: unknown): StoreError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    const reason = reasons[code] ?? reasons[code.slice(0, 2)] ?? 'failed';
    return serverError(reason, `${error.message} (Postgres ${code})`);
  }
  // If a host name has several IP addresses, the AggregateError has one error for each IP address.
  const text = error instanceof AggregateError ? String(error.errors[0]) : error.message;
  const isSystem = 'syscall' in error || error instanceof AggregateError;
  const isConnection = isSystem || /connection|timeout/i.test(error.message);
  return isConnection ? serverError('unreachable', text) : undefined;
}
