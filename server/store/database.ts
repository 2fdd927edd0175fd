import type { Log } from '../log.ts';
import { StoreError, unknownError } from './store-error.ts';

export type Value = string | number | null;

/** An SQL statement with a `?` for each of its values, in SQL that all supported databases understand. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

export type Row = Record<string, unknown>;

/** The operations of a database that the message store uses. */
export interface Database {
  /** The error of the last operation on the database; undefined if the operation succeeded. */
  readonly failure: StoreError | undefined;
  /**
   * Runs SQL statements as one transaction. When the promise resolves, all changes are durable.
   *
   * @returns The rows of each statement.
   * @throws StoreError, and nothing else, if the database cannot be used; the error is logged
   */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Checks whether the database can be used, and updates `failure`. Also calls `checkpoint`.
   *
   * @param longestWait How long to wait for another process that writes, in milliseconds.
   */
  check(longestWait?: number): Promise<void>;
  /** Removes deleted text from the files of a database that is on this machine. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Access to one kind of database. The methods throw a StoreError if the database cannot be used.
 * The texts of other errors are never shown.
 */
export interface Driver {
  /** The location of the database as part of a sentence, such as `in /srv/data`. It contains no password. */
  readonly place: string;
  /** Creates the tables in a new database. Called before any other method, and again after an error. */
  open?(): Promise<void>;
  /** Runs SQL statements as one transaction. May be called again with the same statements. */
  run(statements: readonly Statement[]): Promise<Row[][]> | Row[][];
  checkpoint?(): Promise<void> | void;
  close(): Promise<void> | void;
}

/** Maximum wait for another process that writes, in milliseconds. */
const MAX_WAIT = 5000;

/**
 * Maximum pause between two attempts during this wait, in milliseconds. Pauses are random, because
 * otherwise the same process would always win.
 */
const MAX_PAUSE = 25;

/** Reasons of a StoreError after which another attempt may succeed in a moment. */
const TEMPORARY: ReadonlySet<StoreError['reason']> = new Set(['locked', 'replaced', 'unreachable']);

/**
 * Makes an SQL statement from a template. Inserted values become parameters; inserted statements
 * become part of the new statement.
 *
 * @example sql`SELECT name FROM secrets WHERE name = ${name}`
 */
export function sql(parts: TemplateStringsArray, ...inserted: (Value | Statement)[]): Statement {
  const values: Value[] = [];
  const text = parts.map((part, index) => {
    const value = inserted[index];
    if (value === undefined) return part;
    const { sql, values: further } =
      typeof value === 'object' && value !== null ? value : { sql: '?', values: [value] };
    values.push(...further);
    return part + sql;
  });
  return { sql: text.join(''), values };
}

/** Parameters for several values, separated by commas, for `IN (…)`. */
export function list(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), values };
}

/** Whether an SQL statement only reads. */
export function isRead({ sql }: Statement): boolean {
  return /^\s*SELECT\b/.test(sql);
}

/** Retries while another process writes to the database, and remembers whether the database can be used. */
export class RetryingDatabase implements Database {
  readonly #driver: Driver;
  readonly #log: Log;
  #opening: Promise<void> | undefined;
  #failure: StoreError | undefined;
  #isClosed = false;

  constructor(driver: Driver, log: Log = () => {}) {
    this.#driver = driver;
    this.#log = log;
  }

  get failure(): StoreError | undefined {
    return this.#failure;
  }

  async batch(statements: readonly Statement[], longestWait = MAX_WAIT): Promise<Row[][]> {
    const results = await this.#retry(() => this.#driver.run(statements), longestWait);
    // After a full disk, only a successful write shows that there is space again.
    const needsRows = this.#failure?.reason === 'full';
    const isWorking = statements.some(
      (statement, index) => !isRead(statement) && (!needsRows || results[index]?.length),
    );
    if (isWorking) this.#note(undefined);
    return results;
  }

  async check(longestWait?: number): Promise<void> {
    const statement = this.#failure
      ? sql`INSERT INTO secrets (name, value) VALUES ('check', '')
            ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name`
      : sql`UPDATE secrets SET value = value WHERE name = 'check'`;
    await attempt(async () => {
      await this.batch([statement], longestWait);
      await this.#retry(() => this.#driver.checkpoint?.(), longestWait);
    });
  }

  async checkpoint(): Promise<void> {
    await this.#retry(() => this.#driver.checkpoint?.());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#driver.close();
  }

  async #retry<T>(work: () => Promise<T> | T, longestWait = MAX_WAIT): Promise<T> {
    for (let waited = 0; ; ) {
      const begun = performance.now();
      const { place } = this.#driver;
      if (this.#isClosed) throw new StoreError('closed', place, 'it is closed');
      try {
        await this.#open();
        return await work();
      } catch (caught) {
        waited += performance.now() - begun;
        const error = caught instanceof StoreError ? caught : unknownError(caught, place);
        const { reason } = error;
        if (reason === 'replaced') this.#log('warning', 'store.replaced', { place });
        // After any error but a lock or a full disk, the tables may be missing, so the database is
        // opened again.
        if (reason !== 'locked' && reason !== 'full') this.#opening = undefined;
        // Opens a lost connection again, but does not wait for a database that is known to be unreachable.
        const isRetried = TEMPORARY.has(reason) && this.#failure?.reason !== 'unreachable';
        if (!isRetried || waited >= longestWait) {
          this.#note(error);
          throw error;
        }
      }
      const pause = 1 + Math.random() * MAX_PAUSE;
      await new Promise((resolve) => setTimeout(resolve, pause));
      waited += pause;
    }
  }

  async #open(): Promise<void> {
    this.#opening ??= this.#driver.open?.();
    try {
      await this.#opening;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  #note(failure: StoreError | undefined): void {
    if (this.#isClosed) return;
    const before = this.#failure;
    this.#failure = failure;
    if (failure?.reason === before?.reason) return;
    if (failure === undefined) this.#log('info', 'store.works-again');
    else this.#log('error', 'store.failed', { reason: failure.reason, text: failure.message });
  }
}

/** Runs background work; returns undefined if the database cannot be used, which is logged. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}
