import type { Log } from '../log.ts';
import { StoreError, unknownError } from './store-error.ts';

export type Value = string | number | null;

/** A statement with a `?` for each of its values, in the part of SQL that all databases know. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

export type Row = Record<string, unknown>;

/** A database as the message store uses it. */
export interface Database {
  /** The error of the last use; undefined if it succeeded. */
  readonly failure: StoreError | undefined;
  /**
   * Runs statements as one transaction: when it resolves, all of them are durable.
   *
   * @returns The rows of each statement.
   * @throws StoreError, and nothing else, if the database cannot be used; it is logged
   */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Checks whether the database can be used, and sets `failure`. Also calls `checkpoint`.
   *
   * @param longestWait How long to wait for another process that writes, in milliseconds.
   */
  check(longestWait?: number): Promise<void>;
  /** Removes deleted text from the files of a database on this machine. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One kind of database. Its methods throw a StoreError where it cannot be used. The text of other
 * errors is never shown.
 */
export interface Driver {
  /** The place of the database as part of a sentence: `in /srv/data`. Without a password. */
  readonly place: string;
  /** Creates the tables in a new database; called before anything else, and again after an error. */
  open?(): Promise<void>;
  /** Runs statements as one transaction. It may be called again with the same statements. */
  run(statements: readonly Statement[]): Promise<Row[][]> | Row[][];
  checkpoint?(): Promise<void> | void;
  close(): Promise<void> | void;
}

/** Maximum wait for another process that writes, in milliseconds. */
const MAX_WAIT = 5000;

/** Maximum pause between two tries meanwhile. Pauses are random, or the same process always wins. */
const MAX_PAUSE = 25;

/** Reasons after which another try may succeed in a moment. */
const TEMPORARY: ReadonlySet<StoreError['reason']> = new Set(['locked', 'replaced', 'unreachable']);

/**
 * Makes a statement. Inserted values become parameters; inserted statements become part of it.
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

/** Values with commas between them, for `IN (…)`. */
export function list(values: readonly Value[]): Statement {
  return { sql: values.map(() => '?').join(', '), values };
}

/** Whether a statement only reads. */
export function isRead({ sql }: Statement): boolean {
  return /^\s*SELECT\b/.test(sql);
}

/** Tries again while another process writes, and remembers whether the database can be used. */
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
    // Where a disk was full, only a successful write shows that there is room again.
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
      const { place } = this.#driver;
      if (this.#isClosed) throw new StoreError('closed', place, 'it is closed');
      try {
        await this.#open();
        return await work();
      } catch (caught) {
        const error = caught instanceof StoreError ? caught : unknownError(caught, place);
        const { reason } = error;
        if (reason === 'replaced') this.#log('warning', 'store.replaced', { place });
        // After any other error the tables may be missing.
        if (reason !== 'locked' && reason !== 'full') this.#opening = undefined;
        // A lost connection is opened again, but nobody waits for a database that is known to be unreachable.
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

/** Runs background work; undefined where the database cannot be used, which is logged. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}
