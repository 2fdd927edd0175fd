import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { fetchWithin, isTimeout, readAnswer } from '../read-answer.ts';
import type { Driver, Row } from './database.ts';
import type { Statement } from './sql.ts';
import { REQUEST_TIMEOUT, StoreError, serverError, timeoutError } from './store-error.ts';
import { createTables, sqliteSchema } from './tables.ts';

/** Runs SQL statements as one transaction in Cloudflare D1. */
export type D1Transport = (statements: readonly Statement[]) => Promise<Row[][]>;

/** The methods used of a Worker's binding to a D1 database. */
export interface D1Binding {
  prepare(sql: string): D1Prepared;
  batch(statements: D1Prepared[]): Promise<{ results: Row[] }[]>;
}

interface D1Prepared {
  bind(...values: readonly unknown[]): D1Prepared;
}

/** Access to a D1 database from within a Worker. */
export function d1FromBinding(binding: D1Binding): D1Transport {
  return async (statements) => {
    const prepared = statements.map(({ sql, values }) => binding.prepare(sql).bind(...values));
    return (await binding.batch(prepared)).map(({ results }) => results);
  };
}

export interface RemoteD1 {
  account: string;
  /** The id of the D1 database. */
  database: string;
  /** An API token with the permission to edit D1. */
  token: string | undefined;
}

/** The response of Cloudflare's API: errors, or the rows of each statement. */
const apiResponse = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]),
  result: z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).nullish(),
});

/**
 * Access to a D1 database from any machine by Cloudflare's API, which runs a batch as one transaction.
 * https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/query/
 *
 * @param origin The origin of the API; tests pass another one.
 */
export function d1FromApi(
  { account, database, token }: RemoteD1,
  origin = 'https://api.cloudflare.com',
  timeLimit = REQUEST_TIMEOUT,
): D1Transport {
  const fetch = fetchWithin(timeLimit);
  const address = `${origin}/client/v4/accounts/${account}/d1/database/${database}/query`;
  return async (statements) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        batch: statements.map(({ sql, values }) => ({ sql, params: values })),
      }),
    });
    // The answer to a successful query has the stored messages, so it has no limit.
    const text = response.ok ? await response.text() : await readAnswer(response);
    const { data } = apiResponse.safeParse(parseJson(text));
    if (response.ok && data?.success && data.result) {
      return data.result.map(({ results }) => results);
    }
    const reasons = data?.errors.map(({ code, message }) => `${message} (${code})`).join(', ');
    const reason = reasons || `the API answered ${response.status}`;
    const isDenied = response.status === 401 || response.status === 403;
    if (isDenied) throw new StoreError('denied', PLACE, reason, DENIED);
    throw new Error(reason);
  };
}

const PLACE = 'in Cloudflare D1';

const DENIED =
  'Cloudflare refuses the token. The API token in DATABASE_AUTH_TOKEN needs the permission Account, D1, Edit, for the database in DATABASE_URL (d1://account/database).';

/** A Cloudflare D1 database, which many Workers may use at the same time. */
export class D1Driver implements Driver {
  readonly place = PLACE;
  readonly #send: D1Transport;

  constructor(send: D1Transport) {
    this.#send = send;
  }

  async open(): Promise<void> {
    await createTables((statements) => this.run(statements), sqliteSchema);
  }

  async run(statements: readonly Statement[]): Promise<Row[][]> {
    try {
      return await this.#send(statements);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (isTimeout(error)) throw timeoutError(PLACE);
      const text = error instanceof Error ? error.message : String(error);
      const reason = reasons.find(([, pattern]) => pattern.test(text))?.[0];
      // This is an error of `fetch`, whose text may contain the token, so the text is not passed on.
      if (reason === undefined && error instanceof TypeError) throw error;
      throw serverError(reason ?? 'failed', text, PLACE);
    }
  }

  close(): void {}
}

/**
 * The reason for each error text of D1, because D1's errors have no codes.
 * https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 */
const reasons: readonly (readonly [StoreError['reason'], RegExp])[] = [
  // A UNIQUE error means that another instance created the same schema version at the same time.
  ['locked', /network connection lost|object to be reset|code was updated|overloaded|UNIQUE/i],
  ['full', /maximum DB size|SQLITE_FULL/i],
  ['unreachable', /fetch failed|timed out|the API answered 5/i],
];
