import { SettingsError } from 'vitrine/settings';
import type { StoreSettings } from '../environment.ts';
import type { Log } from '../log.ts';
import project from '../package.json' with { type: 'json' };
import type { Database, Driver } from './database.ts';
import { RetryingDatabase } from './retrying-database.ts';
import { SqliteDriver } from './sqlite.ts';

/**
 * Opens the database that the settings name: a file in DATA_DIR, or the one of DATABASE_URL.
 *
 * @param dataDir Absolute path of the folder for a database file.
 * @throws SettingsError if the npm package of the database driver is not installed
 */
export async function openDatabase(
  { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token }: Omit<StoreSettings, 'DATA_DIR'>,
  dataDir: string,
  log?: Log,
): Promise<Database> {
  if (url === undefined) return new RetryingDatabase(new SqliteDriver(dataDir), log);
  return new RetryingDatabase(await driverFor(url, token), log);
}

// Imports a database driver only when needed, because its npm package is optional: owners install it.
async function driverFor(url: string, token: string | undefined): Promise<Driver> {
  if (url.startsWith('d1:')) {
    const { D1Driver, d1FromApi } = await import('./d1.ts');
    const { host: account, pathname } = new URL(url);
    return new D1Driver(d1FromApi({ account, database: pathname.slice(1), token }));
  }
  const isPostgres = url.startsWith('postgres');
  try {
    if (isPostgres) return new (await import('./postgres.ts')).PostgresDriver(url);
    return new (await import('./libsql.ts')).LibsqlDriver(url, token);
  } catch (error) {
    const name = isPostgres ? 'pg' : '@libsql/client';
    if (!(error instanceof Error && error.message.includes(`Cannot find package '${name}'`))) {
      throw error;
    }
    throw new SettingsError(
      `DATABASE_URL needs the package ${name}, which is not installed. Install the package:\n` +
        `  npm install --save-prod --save-exact ${name}@${project.peerDependencies[name]}`,
    );
  }
}
