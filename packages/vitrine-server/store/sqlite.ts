import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Driver, Row } from './database.ts';
import { isRead, type Statement } from './sql.ts';
import { readStoreError, StoreError } from './store-error.ts';
import { SCHEMA_VERSION, sqliteSchema } from './tables.ts';

/** The file name of the message store in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** Maximum number of compiled statements to keep. */
const MAX_STATEMENTS = 200;

/** A batch that waits for a transaction, and the functions that settle its promise. */
interface WaitingBatch {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
}

/** A database in a local file (node:sqlite). The file is opened on demand, and again after an error. */
export class SqliteDriver implements Driver {
  readonly place: string;
  readonly #folder: string;
  #database: DatabaseSync | undefined;
  /** The state of the open files after the last access. */
  #files: Files | undefined;
  /** The batches that the next transaction stores. */
  #waiting: WaitingBatch[] = [];
  /** The compiled statements by SQL text; the one used last is last. */
  readonly #statements = new Map<string, StatementSync>();

  /** @param folder Absolute path of the folder of the database file; created if it is missing. */
  constructor(folder: string) {
    this.#folder = folder;
    this.place = `in ${folder}`;
  }

  /**
   * Batches that write wait until the end of this turn of the event loop, and share one transaction
   * (group commit), because most of its time is the wait for the disk.
   */
  async run(statements: readonly Statement[]): Promise<Row[][]> {
    if (statements.every(isRead)) return this.#transaction('BEGIN', [statements])[0] ?? [];
    const { promise, resolve, reject } = Promise.withResolvers<Row[][]>();
    if (this.#waiting.length === 0) setImmediate(() => this.#commit());
    this.#waiting.push({ statements, resolve, reject });
    return await promise;
  }

  // Commits the batches that wait. If one of them fails, none is stored, and each is tried alone.
  #commit(): void {
    const batches = this.#waiting;
    this.#waiting = [];
    if (batches.length > 1) {
      try {
        const all = this.#transaction(
          'BEGIN IMMEDIATE',
          batches.map(({ statements }) => statements),
        );
        for (const [index, { resolve }] of batches.entries()) resolve(all[index] ?? []);
        return;
      } catch {}
    }
    for (const { statements, resolve, reject } of batches) {
      try {
        resolve(this.#transaction('BEGIN IMMEDIATE', [statements])[0] ?? []);
      } catch (error) {
        reject(error);
      }
    }
  }

  // Runs batches as one transaction. Returns the rows of each statement of each batch.
  #transaction(begin: string, batches: readonly (readonly Statement[])[]): Row[][][] {
    return this.#use((database) => {
      database.exec(begin);
      try {
        const rows = batches.map((statements) =>
          statements.map(({ sql, values }) => this.#prepared(database, sql).all(...values)),
        );
        database.exec('COMMIT');
        return rows;
      } catch (error) {
        // After some errors, such as a full disk, SQLite has already rolled back.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  // The compiled statement of an SQL text, which is used again, as compiling takes longer than most statements.
  #prepared(database: DatabaseSync, sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? database.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > MAX_STATEMENTS && oldest !== undefined) {
      this.#statements.delete(oldest);
    }
    return statement;
  }

  /**
   * Empties the write-ahead log (WAL), which contains deleted text until then. This has no effect
   * while another program reads the store.
   */
  checkpoint(): void {
    this.#use((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
    this.#commit();
    this.#drop();
  }

  // Runs work on the open database. If the files were deleted or replaced before or during the
  // work, the written data is lost: this throws an error, and the next call opens the new files.
  #use<T>(work: (database: DatabaseSync) => T): T {
    try {
      // Another process wrote into the file, perhaps to restore a backup, so the file is opened again.
      if (this.#database && this.#openFiles().written !== this.#files?.written) this.#drop();
      if (this.#database === undefined) {
        this.#database = open(this.#folder, this.place);
        this.#files = fileStates(this.#folder);
      }
      const result = work(this.#database);
      this.#files = this.#openFiles();
      return result;
    } catch (error) {
      const storeError = readStoreError(error, this.place);
      if (storeError === undefined) throw error;
      // After any error but a lock or a full disk, the open file may be unusable.
      if (storeError.reason !== 'locked' && storeError.reason !== 'full') this.#drop();
      throw storeError;
    }
  }

  // The state of the files at the path. @throws StoreError if they are not the files that are open
  #openFiles(): Files {
    const files = fileStates(this.#folder);
    if (files !== undefined && files.identity === this.#files?.identity) return files;
    throw new StoreError('replaced', this.place, 'the database files were deleted or replaced');
  }

  #drop(): void {
    this.#statements.clear();
    this.#database?.close();
    this.#database = undefined;
  }
}

interface Files {
  /** Identifies the files, whatever their content. */
  identity: string;
  /** The time of the last write to the database file, and its size. */
  written: string;
}

// The state of the database file and of the WAL file, which contains the latest data; undefined if
// one is missing. SQLite itself would continue to write into deleted files.
function fileStates(folder: string): Files | undefined {
  const options = { bigint: true, throwIfNoEntry: false } as const;
  const file = statSync(join(folder, STORE_FILE), options);
  const log = statSync(join(folder, `${STORE_FILE}-wal`), options);
  if (file === undefined || log === undefined) return undefined;
  const identity = [file.dev, file.ino, log.dev, log.ino].join();
  return { identity, written: `${file.mtimeNs} ${file.size}` };
}

// Opens the database file, readable for the server's user only. SQLite never waits for a lock,
// because `RetryingDatabase` waits.
function open(folder: string, place: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STORE_FILE);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    // `synchronous = FULL`: a commit is in the WAL file on the disk before the statement returns.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    createTables(database, place);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function createTables(database: DatabaseSync, place: string): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version() > SCHEMA_VERSION)
    throw new StoreError('newer', place, `the version of the store is ${version()}`);
  if (version() === SCHEMA_VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  // The version is read again, because another process may have created the tables just now.
  database.exec(sqliteSchema.slice(version()).flat().join(';'));
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}
