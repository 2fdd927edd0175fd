import { SettingsError } from 'vitrine/settings';

// The remedy for each reason why the message store cannot be used.
const helps = {
  locked:
    'Another program, such as a database browser or a backup, keeps the message store locked. Close this program: the server accepts messages again as soon as the lock is released.',
  full: 'The disk is full, or the disk quota is used up. Free some space: the server then accepts messages again.',
  limit:
    'Delete messages (npx vitrine inbox delete <id>) or all spam (npx vitrine inbox delete --spam), or set STORE_LIMIT_MB higher and start the server again.',
  denied:
    "Give the server's user the right to write in DATA_DIR and in the files there, or name another folder: DATA_DIR=…",
  'no folder':
    'DATA_DIR is not a folder, and no folder can be created there. Name another folder: DATA_DIR=…',
  replaced:
    'Another program deletes or replaces the files in DATA_DIR while the server runs. Stop that program.',
  damaged:
    'The file is damaged, or it is not a message store of Vitrine. Move messages.sqlite, messages.sqlite-wal and messages.sqlite-shm out of DATA_DIR. Then copy a backup into DATA_DIR, or start the server to create a new store. The command sqlite3 old.sqlite .recover prints the data that can be recovered.',
  newer: 'A newer version of Vitrine wrote this message store. Start the newer version again.',
  closed: 'The server is stopping.',
  unreachable: 'Check that the database runs and that this machine can reach the database.',
  unknown:
    'The text of the error is omitted, because it may contain a password or a token. Check DATABASE_URL and DATABASE_AUTH_TOKEN; if both variables are right or not set, this is an error in Vitrine.',
  failed: 'Reading from or writing to the disk failed. See the log of the operating system.',
};

// The remedies that differ for a database outside of DATA_DIR.
const serverHelps: Partial<typeof helps> = {
  locked:
    'Other transactions keep the database busy. The server accepts messages again as soon as these transactions end.',
  denied:
    'The database refuses this server. Check user, password and name of the database in DATABASE_URL (for libSQL also DATABASE_AUTH_TOKEN), and that this user may create tables.',
  damaged:
    'The database is damaged, or its tables are not those of Vitrine. Put a backup in its place, or name another database: DATABASE_URL=…',
  unreachable:
    'The database does not answer. Check that the database runs and that DATABASE_URL is right. The server accepts messages again as soon as the database answers.',
  failed: 'The database reported an unexpected error. See the log of the database.',
};

/** The error that the message store cannot be used. The message has the reason and the remedy. */
export class StoreError extends SettingsError {
  override name = 'StoreError';
  readonly reason: keyof typeof helps;
  /** The remedy, as a text without confidential data. */
  readonly help: string;

  /** @param place The location of the store as part of a sentence, such as `in /srv/data`. */
  constructor(reason: keyof typeof helps, place: string, text: string, help = helps[reason]) {
    super(`The message store ${place} cannot be used: ${text}.\n${help}`);
    this.reason = reason;
    this.help = help;
  }
}

/** How long a database server may take to answer a request by HTTP, in milliseconds. */
export const REQUEST_TIMEOUT = 30_000;

/** The StoreError for a database server that did not answer within {@link REQUEST_TIMEOUT}. */
export function timeoutError(place?: string): StoreError {
  return serverError('unreachable', `no answer came within ${REQUEST_TIMEOUT / 1000} s`, place);
}

/** The StoreError for a database that is not a file in DATA_DIR. */
export function serverError(
  reason: StoreError['reason'],
  text: string,
  place = 'of DATABASE_URL',
): StoreError {
  return new StoreError(reason, place, text, serverHelps[reason]);
}

/** The StoreError for an unknown error, with the error's name and line of code, but not its text. */
export function unknownError(error: unknown, place: string): StoreError {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  const frame = /^ +(at .+)$/m.exec(stack)?.[1];
  return new StoreError(
    'unknown',
    place,
    ['an unknown error', name, frame].filter(Boolean).join(', '),
  );
}

// The reason of a StoreError by the primary result code of SQLite (https://sqlite.org/rescode.html).
const sqliteReasons: Readonly<Record<number, StoreError['reason']>> = {
  1: 'damaged',
  3: 'denied',
  5: 'locked',
  6: 'locked',
  8: 'denied',
  11: 'damaged',
  13: 'full',
  14: 'denied',
  23: 'denied',
  26: 'damaged',
};

const systemReasons: Readonly<Record<string, StoreError['reason']>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EEXIST: 'no folder',
  ENOTDIR: 'no folder',
  ENOENT: 'no folder',
};

/** Translates an error of SQLite or the file system into a StoreError; undefined for any other error. */
export function readStoreError(error: unknown, place: string): StoreError | undefined {
  if (error instanceof StoreError) return error;
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    // The lowest byte is the primary result code; the other bytes are details.
    const reason = sqliteReasons[error.errcode & 0xff] ?? 'failed';
    return new StoreError(reason, place, `${error.message} (SQLite ${error.errcode})`);
  }
  if ('syscall' in error && 'code' in error && typeof error.code === 'string') {
    return new StoreError(systemReasons[error.code] ?? 'failed', place, error.message);
  }
  return undefined;
}
