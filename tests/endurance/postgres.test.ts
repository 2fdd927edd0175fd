// Tests the message store in Postgres from Debian's packages, which runs as a separate server.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { openDatabase } from '../../packages/vitrine-server/store/open-database.ts';
import { sql } from '../../packages/vitrine-server/store/sql.ts';
import { CONTACT_PAGE, GOOD, GOOD_MESSAGE } from '../helpers/contact-fixture.ts';
import { isPostgresMissing, PostgresServer } from '../helpers/postgres-server.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { storeContract } from '../helpers/store-contract.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

let server: PostgresServer;
beforeAll(async () => {
  if (!isPostgresMissing) server = await PostgresServer.create();
});
beforeEach(({ skip }) => skip(isPostgresMissing));
afterAll(() => server?.remove());

storeContract('Postgres', async () => {
  const url = await server.database(randomUUID());
  return () => openDatabase({ DATABASE_URL: url }, '');
});

async function open(url: string) {
  const lines: string[] = [];
  const database = await openDatabase({ DATABASE_URL: url }, '', (_level, event, details) => {
    lines.push(`${event} ${details?.reason ?? ''}`.trim());
  });
  onTestFinished(() => database.close());
  const store = new MessageStore(database);
  const add = (id: string) =>
    store.add({ id, message: GOOD_MESSAGE, suspicion: [], kinds: ['message'] }, 1);
  return { database, store, lines, add };
}

test('a Postgres server that is unavailable is logged, and used again as soon as it is back', async () => {
  const { database, store, lines, add } = await open(await server.database(randomUUID()));
  await add('One');
  await server.stop('SIGKILL');
  await database.check(0);
  expect(database.failure).toMatchObject({
    reason: 'unreachable',
    help: expect.stringContaining('DATABASE_URL'),
  });
  await expect(add('Two')).rejects.toMatchObject({ reason: 'unreachable' });
  await server.start();
  expect(await add('Two')).toEqual({ id: 'Two', isNew: true });
  expect(database.failure).toBeUndefined();
  expect(lines).toEqual(['store.failed unreachable', 'store.works-again']);
  // A lost connection is opened again while the visitor waits for the response.
  await server.stop();
  await server.start();
  expect(await add('Three')).toEqual({ id: 'Three', isNew: true });
  expect(await store.count('new')).toBe(3);
  expect(lines).toHaveLength(2);
});

test('while Postgres crashes during a message, the form answers 503, the pages stay, and the form comes back', async () => {
  const url = await server.database(randomUUID());
  const { database, store } = await open(url);
  await database.check();
  const folder = await temporaryFolder({
    'site/index.html': '<!doctype html><title>Home</title>',
    'site/contact/index.html': CONTACT_PAGE,
  });
  const site = new ServerProcess({
    OUT_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
    BASE: '',
    DATABASE_URL: url,
  });
  onTestFinished(() => site.kill());
  await site.start();
  const post = (message: string) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...GOOD, message }),
    });
  for (let crash = 0; crash < 5; crash += 1) {
    // A lock holds the statement of the message until the crash.
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await client.query('BEGIN; LOCK TABLE usage');
    const posting = post(`No ${crash}`);
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted`;
    await vi.waitUntil(async () => (await client.query(waiting)).rows.length > 0);
    await server.stop('SIGKILL');
    expect((await posting).status).toBe(503);
    expect((await fetch(site.url)).status).toBe(200);
    await server.start();
    await vi.waitUntil(async () => (await post(`No ${crash}`)).ok, { timeout: 60_000 });
  }
  expect(await store.count('new')).toBe(5);
});

test('a Postgres database that is absent or of a newer version is an error', async () => {
  const url = await server.database(randomUUID());
  const absent = await open(`${url}-absent`);
  await expect(absent.add('One')).rejects.toMatchObject({ reason: 'denied' });
  const { database } = await open(url);
  await database.batch([sql`INSERT INTO schema_version (version) VALUES (99)`]);
  const newer = await open(url);
  await expect(newer.add('One')).rejects.toMatchObject({ reason: 'newer' });
});

test.each(['40001', '40P01', '23505', '42710', '42P07'])(
  'a batch that fails with %s in Postgres is run again',
  async (code) => {
    const url = await server.database(randomUUID());
    const { store, add } = await open(url);
    await store.database.check();
    const client = new Client({ connectionString: url });
    await client.connect();
    // The sequence counts the attempts, because a rollback does not reset a sequence.
    await client.query(`
    CREATE SEQUENCE tries;
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('tries') < 3 THEN RAISE EXCEPTION 'Again' USING ERRCODE = '${code}'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fail BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION fail()`);
    expect(await add('One')).toEqual({ id: 'One', isNew: true });
    expect((await client.query('SELECT last_value FROM tries')).rows).toEqual([
      { last_value: '3' },
    ]);
    expect(await store.outbox.count('waiting')).toBe(1);
    // While another program locks the table, the message waits.
    await client.query('BEGIN; LOCK TABLE schema_version');
    const adding = add('Two');
    expect(await store.count('new')).toBe(1);
    await client.end();
    expect(await adding).toEqual({ id: 'Two', isNew: true });
  },
);
