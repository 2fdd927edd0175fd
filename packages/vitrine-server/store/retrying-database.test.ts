import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { RetryingDatabase } from './retrying-database.ts';
import { sql } from './sql.ts';
import { StoreError } from './store-error.ts';

const select = sql`SELECT 1`;

test('an unknown error of a driver becomes a StoreError without its text', async () => {
  let thrown: unknown = new TypeError('hunter2 is no token');
  const lines: string[] = [];
  const driver = {
    place: 'of a test',
    run: () => {
      if (thrown !== undefined) throw thrown;
      return [[]];
    },
    close: () => {},
  };
  const database = new RetryingDatabase(driver, (...line) => void lines.push(JSON.stringify(line)));
  const failure = () => database.batch([select]).catch((error: unknown) => error);
  const first = await failure();
  expect(first).toBeInstanceOf(StoreError);
  expect(String(first)).toMatch(
    /of a test cannot be used: an unknown error, TypeError, at .+\.ts:\d/,
  );
  expect(database.failure).toBe(first);
  thrown = 'hunter2';
  expect(await failure()).toMatchObject({ reason: 'unknown' });
  expect(lines).toHaveLength(1);
  expect(`${lines} ${first} ${await failure()}`).not.toContain('hunter2');
  thrown = undefined;
  await database.check();
  expect(database.failure).toBeUndefined();
});

test.each<[url: string, token?: string]>([
  ['libsql://me:hunter2@db.example'],
  ['libsql://db.example', 'hunter2\nb'],
  ['libsql://db.example?authToken=hunter2%0Ab'],
  ['postgres://me:hunter2#x@db.example/site'],
  [`d1://${'0a'.repeat(16)}/01234567-89ab-cdef-0123-456789abcdef`, 'hunter2\nb'],
])('%s is not printed where a driver fails by it', async (url, token) => {
  const lines: string[] = [];
  const settings = { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token };
  const database = await openDatabase(
    settings,
    '',
    (...line) => void lines.push(JSON.stringify(line)),
  );
  await database.check();
  expect(database.failure).toMatchObject({ reason: 'unknown' });
  expect(JSON.stringify([lines, database.failure?.message])).not.toContain('hunter2');
  await database.close();
});
