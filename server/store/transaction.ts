import type { DatabaseSync } from 'node:sqlite';

/** Runs something as one transaction: all of it is on the disk afterwards, or nothing. */
export function transaction<T>(database: DatabaseSync, run: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors (a full disk) SQLite has gone back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
