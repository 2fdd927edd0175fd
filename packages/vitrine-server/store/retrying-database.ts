import type { Log } from '../log.ts';
import { attempt, type Database, type Driver, type Row } from './database.ts';
import { isRead, type Statement, sql } from './sql.ts';
import { StoreError, unknownError } from './store-error.ts';

/** Maximum wait for another process that writes, in milliseconds. */
const MAX_WAIT = 5000;

/**
 * Maximum pause between two attempts during this wait, in milliseconds. Pauses are random, because
 * otherwise the same process would always win.
 */
const MAX_PAUSE = 25;

/** Reasons of a StoreError after which another attempt may succeed in a moment. */
const TEMPORARY: ReadonlySet<StoreError['reason']> = new Set(['locked', 'replaced', 'unreachable']);

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
