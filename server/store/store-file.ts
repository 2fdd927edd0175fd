import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../log.ts';
import { readStoreError, StoreError } from './store-error.ts';

/** The store's file in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** The schema: a step for each version, by `user_version`. */
export const steps: readonly string[] = [
  `
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'answered', 'spam')),
    suspicion TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    saved TEXT NOT NULL,
    fingerprint TEXT NOT NULL
  ) STRICT;
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
  CREATE INDEX messages_by_time ON messages (received_at);

  CREATE TABLE outbox (
    message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'confirmation')),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given up')),
    attempts INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    next_at INTEGER NOT NULL,
    last_error TEXT NOT NULL,
    PRIMARY KEY (message_id, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';

  CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  `,
  `ALTER TABLE messages ADD COLUMN language TEXT NOT NULL DEFAULT ''`,
  // Until when the process that sends the mail has it for itself.
  'ALTER TABLE outbox ADD COLUMN leased_until INTEGER NOT NULL DEFAULT 0',
  // One row: when old messages were looked for last, and since when the clock has not jumped.
  'CREATE TABLE retention (last_at INTEGER NOT NULL, steady_since INTEGER NOT NULL) STRICT',
  // What the visitor chose, as JSON, and the page that led to the form.
  `ALTER TABLE messages ADD COLUMN choices TEXT NOT NULL DEFAULT '[]';
   ALTER TABLE messages ADD COLUMN page TEXT NOT NULL DEFAULT ''`,
];

/** How long work waits for another process that writes, in milliseconds. */
const LONGEST_WAIT = 5000;

/** The pause between two tries meanwhile. */
const PAUSE = 50;

/**
 * The message store's file. It is opened when it is needed, and again after an error, so the store
 * works as soon as what kept it from working ends.
 */
export class StoreFile {
  readonly #folder: string;
  readonly #log: Log;
  #database: DatabaseSync | undefined;
  /** The open files, as they were after the last work. */
  #files: Files | undefined;
  #isClosed = false;
  #failure: StoreError | undefined;

  /** @param folder Folder of the file, absolute. It is made where it is not there yet. */
  constructor(folder: string, log: Log = () => {}) {
    this.#folder = folder;
    this.#log = log;
  }

  /** Why the store could not be used the last time; undefined if it could. */
  get failure(): StoreError | undefined {
    return this.#failure;
  }

  /** The open file. @throws StoreError, or the error of SQLite or the file system */
  get database(): DatabaseSync {
    if (this.#isClosed) throw new StoreError('closed', this.#folder, 'it is closed');
    if (this.#database === undefined) {
      this.#database = open(this.#folder);
      this.#files = filesIn(this.#folder);
    }
    return this.#database;
  }

  /**
   * Does something with the store. While another process writes, it is tried again and again, and
   * meanwhile this process does other things. Where the files were deleted or replaced, it is
   * done in those that are there now.
   *
   * @param work May be done several times; only the last time counts.
   * @param longestWait How long to wait for the other process, in milliseconds.
   * @throws StoreError if the store cannot be used; it is logged
   */
  async run<T>(work: () => T | Promise<T>, longestWait = LONGEST_WAIT): Promise<T> {
    for (let waited = 0; ; waited += PAUSE) {
      try {
        // What another process wrote into the file may be a backup, or damage: it is read anew.
        if (this.#database && this.#openFiles().written !== this.#files?.written) this.#drop();
        const result = await work();
        this.#files = this.#openFiles();
        return result;
      } catch (error) {
        const storeError = readStoreError(error, this.#folder);
        if (storeError === undefined) throw error;
        const { reason } = storeError;
        // After other errors than these the open file may be of no use any more.
        if (reason !== 'locked' && reason !== 'full') this.#drop();
        if (reason === 'replaced') this.#log('warning', 'store.replaced', { folder: this.#folder });
        if ((reason !== 'locked' && reason !== 'replaced') || waited >= longestWait) {
          this.#note(storeError);
          throw storeError;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** As `run`, but undefined where it fails, for work that nobody waits for; the log says why. */
  async attempt<T>(work: () => T, longestWait = LONGEST_WAIT): Promise<T | undefined> {
    try {
      return await this.run(work, longestWait);
    } catch (error) {
      if (!(error instanceof StoreError))
        this.#log('error', 'store.failed', { text: String(error) });
      return undefined;
    }
  }

  /** Finds out whether the store can be used; `failure` tells. Also empties its log. */
  async check(longestWait = LONGEST_WAIT): Promise<void> {
    await this.attempt(() => {
      this.transaction(() => {
        // Writes what is there already: only that shows whether there is room again.
        if (this.#failure) this.database.exec(`PRAGMA user_version = ${steps.length}`);
      });
      this.checkpoint();
    }, longestWait);
  }

  /**
   * Empties the log of WAL mode, in which deleted text stands until then. It does nothing while
   * another program reads the store.
   */
  checkpoint(): void {
    this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** Does something as one transaction: all of it is on the disk afterwards, or nothing. */
  transaction<T>(work: () => T): T {
    const { database } = this;
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      this.#note(undefined);
      return result;
    } catch (error) {
      // After some errors (a full disk) SQLite has gone back by itself.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  // The files at the path. @throws StoreError where they are not the open ones
  #openFiles(): Files {
    const files = filesIn(this.#folder);
    if (files !== undefined && files.identity === this.#files?.identity) return files;
    throw new StoreError('replaced', this.#folder, 'its files are gone');
  }

  #drop(): void {
    this.#database?.close();
    this.#database = undefined;
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

interface Files {
  /** The same for the same files, whatever stands in them. */
  identity: string;
  /** When it was written last, and its size. */
  written: string;
}

// The store and its log, without which it lacks what was written last; undefined where one is gone.
// SQLite itself goes on writing into files that are deleted.
function filesIn(folder: string): Files | undefined {
  const options = { bigint: true, throwIfNoEntry: false } as const;
  const file = statSync(join(folder, STORE_FILE), options);
  const log = statSync(join(folder, `${STORE_FILE}-wal`), options);
  if (file === undefined || log === undefined) return undefined;
  const identity = [file.dev, file.ino, log.dev, log.ino].join();
  return { identity, written: `${file.mtimeNs} ${file.size}` };
}

// Readable for its own user only. Nothing waits in SQLite for a lock: see `StoreFile.run`.
function open(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STORE_FILE);
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    chmodSync(file, 0o600);
    // FULL: a commit in the log of WAL mode is on the disk before it returns.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(database, folder);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function migrate(database: DatabaseSync, folder: string): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version() > steps.length)
    throw new StoreError('newer', folder, `its version is ${version()}`);
  if (version() === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  // Read again: another process may have done it just now.
  for (const step of steps.slice(version())) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}; COMMIT`);
}
