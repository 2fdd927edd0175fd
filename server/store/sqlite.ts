import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Driver, isRead, type Row, type Statement } from './database.ts';
import { readStoreError, StoreError } from './store-error.ts';
import { SCHEMA_VERSION, sqliteSchema } from './tables.ts';

/** The store's file in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** A database in a file on this machine (node:sqlite). It is opened on demand, and again after an error. */
export class SqliteDriver implements Driver {
  readonly place: string;
  readonly #folder: string;
  #database: DatabaseSync | undefined;
  /** The open files, as they were after the last access. */
  #files: Files | undefined;

  /** @param folder Folder of the file, absolute. It is created where it is missing. */
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
        // After some errors (a full disk) SQLite has rolled back by itself.
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /**
   * Empties the log of WAL mode, which contains deleted text until then. It does nothing while
   * another program reads the store.
   */
  checkpoint(): void {
    this.#use((database) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
    this.#drop();
  }

  // Where the files were deleted or replaced before or meanwhile, the written data is lost: this throws
  // an error, and the next call opens the new files.
  #use<T>(work: (database: DatabaseSync) => T): T {
    try {
      // Another process wrote into the file, perhaps a backup: open it again.
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
      // After any other error the open file may be unusable.
      if (storeError.reason !== 'locked' && storeError.reason !== 'full') this.#drop();
      throw storeError;
    }
  }

  // The files at the path. @throws StoreError where they are not those that are open
  #openFiles(): Files {
    const files = filesIn(this.#folder);
    if (files !== undefined && files.identity === this.#files?.identity) return files;
    throw new StoreError('replaced', this.place, 'its files are gone');
  }

  #drop(): void {
    this.#database?.close();
    this.#database = undefined;
  }
}

interface Files {
  /** The same for the same files, whatever their content. */
  identity: string;
  /** The time of the last write, and the size. */
  written: string;
}

// The store and its log, which contains the latest data; undefined where one is missing. SQLite would
// go on writing into deleted files.
function filesIn(folder: string): Files | undefined {
  const options = { bigint: true, throwIfNoEntry: false } as const;
  const file = statSync(join(folder, STORE_FILE), options);
  const log = statSync(join(folder, `${STORE_FILE}-wal`), options);
  if (file === undefined || log === undefined) return undefined;
  const identity = [file.dev, file.ino, log.dev, log.ino].join();
  return { identity, written: `${file.mtimeNs} ${file.size}` };
}

// Readable for the server's user only. SQLite never waits for a lock: `RetryingDatabase` does.
function open(folder: string, place: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STORE_FILE);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    // FULL: a commit in the log of WAL mode is on the disk before it returns.
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
    throw new StoreError('newer', place, `its version is ${version()}`);
  if (version() === SCHEMA_VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have created the tables just now.
  if (version() === 0) database.exec(sqliteSchema.join(';'));
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
}
