import { z } from 'zod';
import { type Driver, type Row, type Statement, sql } from './database.ts';
import { sqliteSteps } from './migrations.ts';
import { StoreError } from './store-error.ts';

/** Runs statements as one transaction in D1. */
export type D1Transport = (statements: readonly Statement[]) => Promise<Row[][]>;

/** What is used of a Worker's binding to a database. */
export interface D1Binding {
  prepare(sql: string): D1Prepared;
  batch(statements: D1Prepared[]): Promise<{ results: Row[] }[]>;
}

interface D1Prepared {
  bind(...values: readonly unknown[]): D1Prepared;
}

/** From within a Worker. */
export function boundD1(binding: D1Binding): D1Transport {
  return async (statements) => {
    const prepared = statements.map(({ sql, values }) => binding.prepare(sql).bind(...values));
    return (await binding.batch(prepared)).map(({ results }) => results);
  };
}

export interface RemoteD1 {
  account: string;
  /** The database's id. */
  database: string;
  /** An API token with the permission to edit D1. */
  token: string;
}

/** The errors of Cloudflare's API, and the rows of each statement. */
const apiAnswer = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]),
  result: z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).nullish(),
});

/**
 * From anywhere, by Cloudflare's API, which runs a batch as one transaction.
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/query/
 *
 * @param origin Of the API; a test has its own.
 */
export function remoteD1(
  { account, database, token }: RemoteD1,
  origin = 'https://api.cloudflare.com',
): D1Transport {
  const address = `${origin}/client/v4/accounts/${account}/d1/database/${database}/query`;
  return async (statements) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        batch: statements.map(({ sql, values }) => ({ sql, params: values })),
      }),
    });
    const text = await response.text();
    const { data } = apiAnswer.safeParse(parseJson(text));
    if (response.ok && data?.success && data.result) {
      return data.result.map(({ results }) => results);
    }
    const reasons = data?.errors.map(({ code, message }) => `${message} (${code})`).join(', ');
    const said = reasons || `the API answered ${response.status}`;
    const isDenied = response.status === 401 || response.status === 403;
    if (isDenied) throw new StoreError('denied', PLACE, said);
    throw new Error(said);
  };
}

const PLACE = 'in Cloudflare D1';

/** A database of Cloudflare D1. It gets its tables, and newer ones, before it is first used. */
export class D1Driver implements Driver {
  readonly place = PLACE;
  readonly #send: D1Transport;
  #isMigrated = false;

  constructor(send: D1Transport) {
    this.#send = send;
  }

  async run(statements: readonly Statement[]): Promise<Row[][]> {
    try {
      if (!this.#isMigrated) await migrate(this.#send);
      this.#isMigrated = true;
      return await this.#send(statements);
    } catch (error) {
      throw readD1Error(error);
    }
  }

  close(): void {}
}

// D1 lets nobody set `PRAGMA user_version`, so the version stands in a table.
async function migrate(send: D1Transport): Promise<void> {
  const read = async () => {
    const [, rows] = await send([
      sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY) STRICT`,
      sql`SELECT max(version) AS version FROM schema_version`,
    ]);
    return Number(rows?.[0]?.version ?? 0);
  };
  const version = await read();
  const newest = sqliteSteps.length;
  if (version > newest) throw new StoreError('newer', PLACE, `its version is ${version}`);
  if (version === newest) return;
  const steps = sqliteSteps.slice(version).flatMap((step) => step.split(';'));
  try {
    await send([
      ...steps.filter((step) => step.trim() !== '').map((sql) => ({ sql, values: [] })),
      sql`INSERT INTO schema_version (version) VALUES (${newest})`,
    ]);
  } catch (error) {
    // Another instance may have done it just now.
    if ((await read()) < newest) throw error;
  }
}

/** https://developers.cloudflare.com/d1/observability/debug-d1/#error-list */
const PASSING = /network connection lost|object to be reset|code was updated|overloaded|timed out/i;
const FULL = /maximum DB size|SQLITE_FULL/i;

function readD1Error(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const reason = PASSING.test(text) ? 'locked' : FULL.test(text) ? 'full' : 'failed';
  return new StoreError(reason, PLACE, text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
