import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Driver, isRead, type Row, type Statement } from './database.ts';
import { readStoreError, StoreError } from './store-error.ts';
import { SCHEMA_VERSION, sqliteSchema } from './tables.ts';

/** The file name of the message store in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** A database in a local file (node:sqlite). The file is opened on demand, and again after an error. */
export class SqliteDriver implements Driver {
  readonly place: string;
  readonly #folder: string;
  #database: DatabaseSync | undefined;
  /** The state of the open files after the last access. */
  #files: Files | undefined;

  /** @param folder Absolute path of the folder of the database file; created if it is missing. */
  constructor(folder: string) {
    this.#folder = folder;
    this.place = `in ${folder}`;
  }

  run(statements: readonly Statement[]): Row[][] {
    return this.#use((database) => {
      database.exec(statements.every(isRead) ? 'BEGIN' : 'BEGIN IMMEDIATE');
      try {
        const rows = statements.map(({ sql, values }) => database.prepare(sql).all(...values));
        database.exec('COMMIT');
        return rows;
      } catch (error) {
        // After some errors, such as a full disk, SQLite has already rolled back.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /**
   * Empties the write-ahead log (WAL), which contains deleted text until then. This has no effect
   * while another program reads the store.
   */
  checkpoint(): void {
    this.#use((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
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
        this.#files = filesIn(this.#folder);
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
    const files = filesIn(this.#folder);
    if (files !== undefined && files.identity === this.#files?.identity) return files;
    throw new StoreError('replaced', this.place, 'the database files were deleted or replaced');
  }

  #drop(): void {
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
function filesIn(folder: string): Files | undefined {
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
  if (version() === 0) database.exec(sqliteSchema.join(';'));
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}
