import { execFile } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import { freePort } from '../../../tests/helpers/free-port.ts';
import { startMockServer } from '../../../tests/helpers/mock-server.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { PACKAGE } from '../../vitrine/settings/site-folder.mjs';
import { D1Driver, d1FromApi } from './d1.ts';
import { LibsqlDriver } from './libsql.ts';
import { MessageStore } from './message-store.ts';
import { openDatabase } from './open-database.ts';
import { RetryingDatabase } from './retrying-database.ts';
import { sql } from './sql.ts';

async function open(url: string, token?: string): Promise<MessageStore> {
  const settings = { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token };
  return new MessageStore(await openDatabase(settings, ''));
}

test('a libSQL database of a newer version is refused', async () => {
  const url = `file:${join(await temporaryFolder(), 'libsql.db')}`;
  const store = await open(url);
  await store.database.batch([sql`INSERT INTO schema_version (version) VALUES (99)`]);
  await store.database.close();
  await expect((await open(url)).count('new')).rejects.toMatchObject({ reason: 'newer' });
});

test('a message waits while another program locks a libSQL file, which is not locked afterwards', async () => {
  const url = `file:${join(await temporaryFolder(), 'libsql.db')}`;
  const store = await open(url);
  await store.database.check();
  const other = createClient({ url });
  const lock = await other.transaction('write');
  const newMessage = { message: GOOD_MESSAGE, suspicion: [], kinds: [] };
  const adding = store.add({ ...newMessage, id: 'One' }, 1);
  for (let look = 0; look < 10; look += 1) expect(await store.count('new')).toBe(0);
  await lock.commit();
  expect(await adding).toEqual({ id: 'One', isNew: true });
  await (await other.transaction('write')).commit();
  other.close();
  await store.database.close();
});

const account = { account: 'a', database: 'b', token: 'token' };

describe('a libSQL database that cannot be used', () => {
  test.each([401, 404])('reports a server that answers %i', async (status) => {
    const server = await startMockServer([{ status, body: '{"error":"No"}' }]);
    onTestFinished(server.close);
    const store = await open(server.origin, 'secret-token');
    const error = await store.count('new').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ reason: 'denied' });
    expect(String(error)).toContain('DATABASE_AUTH_TOKEN');
    expect(String(error)).not.toContain('secret-token');
    await store.database.close();
  });

  test.each([
    ['libSQL', (origin: string) => new LibsqlDriver(origin, 'token', 10)],
    ['D1', (origin: string) => new D1Driver(d1FromApi(account, origin, 10))],
  ])('reports a server that is silent, after one request: %s', async (_, driverFor) => {
    const server = await startMockServer(['silence']);
    onTestFinished(server.close);
    const now = vi.spyOn(performance, 'now');
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => {
      now.mockRestore();
      sent.mockRestore();
    });
    // A minute between two looks at the clock.
    for (let look = 0; look < 9; look += 1) now.mockReturnValueOnce(look * 60_000);
    const store = new MessageStore(new RetryingDatabase(driverFor(server.origin)));
    const error = await store.count('new').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect(String(error)).toContain('no answer came within');
    expect(sent).toHaveBeenCalledTimes(1);
    await store.database.close();
  });

  test('reports a server without an answer, and a file that is no database', async () => {
    const away = await open(`http://127.0.0.1:${await freePort()}`);
    await away.database.check(0);
    expect(away.database.failure).toMatchObject({ reason: 'unreachable' });
    const file = join(await temporaryFolder(), 'libsql.db');
    await writeFile(file, 'text'.repeat(1000));
    const store = await open(`file:${file}`);
    await store.database.check(0);
    expect(store.database.failure).toMatchObject({ reason: 'damaged' });
    await store.database.close();
  });

  test.each(['missing/libsql.db', '.'])(
    'reports a file that cannot be opened: %s',
    async (path) => {
      const store = await open(`file:${join(await temporaryFolder(), path)}`);
      const error = await store.count('new').catch((caught: unknown) => caught);
      expect(error).toMatchObject({
        reason: 'denied',
        help: expect.stringContaining('The folder of the file in DATABASE_URL has to exist.'),
      });
    },
  );
});

test.each([
  ['postgres://owner:secret@db.example/site', 'pg'],
  ['libsql://db.example', '@libsql/client'],
])('the error of %s without its package has the command', async (url, name) => {
  const folder = await temporaryFolder();
  await cp(join(import.meta.dirname, '..'), folder, { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  await symlink(PACKAGE, join(folder, 'node_modules/vitrine'));
  const code = `(await import('./store/open-database.ts')).openDatabase(
    { DATABASE_URL: '${url}' }, '').catch((error) => console.log(error.name, error.message))`;
  const options = { cwd: folder };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', code],
    options,
  );
  expect(stdout).toMatch(
    new RegExp(`^SettingsError .*\\n  npm install --save-prod --save-exact ${name}@\\d`),
  );
  expect(stdout).not.toContain('secret');
});
