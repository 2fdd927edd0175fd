import type { Statement } from './sql.ts';
import { StoreError } from './store-error.ts';

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

/** Runs background work; returns undefined if the database cannot be used, which is logged. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}
