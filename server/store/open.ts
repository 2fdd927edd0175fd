import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../settings-error.ts';
import { migrate } from './schema.ts';

/** The store's file in DATA_DIR. */
export const STORE_FILE = 'messages.sqlite';

/** How long to wait for another process that writes, in milliseconds. */
const BUSY_WAIT = 5000;

/**
 * Opens the message store, and makes it where it is not there yet. Readable for its own user only.
 *
 * @throws SettingsError if the folder or the file cannot be used
 */
export function openDatabase(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = join(dataDir, STORE_FILE);
    const database = new DatabaseSync(file, {
      timeout: BUSY_WAIT,
      enableForeignKeyConstraints: true,
    });
    chmodSync(file, 0o600);
    // FULL: a commit in the log of WAL mode is on the disk before it returns.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(database);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `The message store in ${dataDir} cannot be opened: ${reason}\n` +
        'Give this user the right to write there, or name another folder: DATA_DIR=…',
    );
  }
}

/** A secret that stays the same as long as the store does: 32 random bytes. */
export function keptSecret(database: DatabaseSync, name: string): Uint8Array {
  database
    .prepare('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(name, randomBytes(32));
  const value = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.value;
  if (!(value instanceof Uint8Array)) throw new TypeError(`The secret ${name} is no bytes.`);
  return value;
}
