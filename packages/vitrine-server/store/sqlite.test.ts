import { rmSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  ContactFixture,
  ContactFixtureOptions,
} from '../../../tests/helpers/contact-fixture.ts';
import { GOOD, MAIL } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture } from '../../../tests/helpers/open-contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { MessageStore } from './message-store.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './sql.ts';
import { SqliteDriver, STORE_FILE } from './sqlite.ts';

let fixture: ContactFixture;
let file: string;
async function open(options?: ContactFixtureOptions): Promise<void> {
  fixture = await openContactFixture(options);
  file = join(fixture.dataDir, STORE_FILE);
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Each message is received a millisecond later than the one before, so that the order is certain.
const post = (message: string) => {
  fixture.clock.now += 1;
  return fixture.postJson({ ...GOOD, message });
};
const stored = async () => (await fixture.stored()).map(({ message }) => message);

// Simulates another program in the middle of a transaction.
function lock(): DatabaseSync {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  return other;
}

test('the file is readable for its user only, and each commit is on the disk', async () => {
  await open();
  const { database } = fixture.contact.store;
  const pragmas = [sql`PRAGMA synchronous`, sql`PRAGMA journal_mode`];
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await database.batch(pragmas)).toEqual([[{ synchronous: 2 }], [{ journal_mode: 'wal' }]]);
});

describe('while another program keeps the store locked', () => {
  beforeEach(() => open());

  test('pages are served, and a message is stored as soon as the lock is released', async () => {
    const other = lock();
    const posting = post('One');
    expect((await fixture.request('/contact')).status).toBe(200);
    other.close();
    expect((await posting).status).toBe(200);
    expect(await stored()).toEqual(['One']);
  });

  test('a message is refused after some seconds, and the next one is stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const other = lock();
    let status = 0;
    const posting = post('One').then((response) => {
      status = response.status;
    });
    while (status === 0) await vi.advanceTimersByTimeAsync(50);
    await posting;
    expect(status).toBe(503);
    expect(await fixture.health()).toMatchObject({ ok: false, store: 'locked' });
    other.close();
    await fixture.contact.store.database.check();
    expect(await fixture.health()).toEqual({ ok: true });
    expect((await post('Two')).status).toBe(200);
    expect(await stored()).toEqual(['Two']);
  });
});

describe('a store that cannot be used', () => {
  const newer = (folder: string) => {
    const other = new DatabaseSync(join(folder, STORE_FILE));
    other.exec('PRAGMA user_version = 99');
    other.close();
  };
  test.each([
    ['damaged', (folder: string) => writeFile(join(folder, STORE_FILE), 'text')],
    ['denied', (folder: string) => mkdir(join(folder, STORE_FILE))],
    ['newer', newer],
    [
      'no folder',
      (folder: string) => rm(folder, { recursive: true }).then(() => writeFile(folder, 'text')),
    ],
  ])('(%s) stops only the form, until it is fixed', async (reason, spoil) => {
    await open({
      prepare: async (folder) => {
        await mkdir(folder);
        await spoil(folder);
      },
    });
    expect((await fixture.request('/contact')).status).toBe(200);
    const refused = await fixture.postForm(GOOD);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('href="mailto:owner@studio.example');
    const { ok, store, help } = await fixture.health();
    expect({ ok, store }).toEqual({ ok: false, store: reason });
    expect(fixture.lines.join()).toContain(`"event":"store.failed","reason":"${reason}"`);
    expect((await fixture.contact.notes()).join()).toContain(help);

    await rm(fixture.dataDir, { recursive: true });
    expect((await post('One')).status).toBe(200);
    expect(await fixture.health()).toEqual({ ok: true });
    expect(await stored()).toEqual(['One']);
  });

  test('(unknown) is reported without the text of the error', async () => {
    vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(() => {
      throw new TypeError('hunter2');
    });
    await open();
    expect((await post('One')).status).toBe(503);
    const { ok, store, help } = await fixture.health();
    expect({ ok, store }).toEqual({ ok: false, store: 'unknown' });
    const notes = (await fixture.contact.notes()).join();
    expect(notes).toContain(help);
    expect(`${notes} ${fixture.lines}`).not.toContain('hunter2');
    vi.restoreAllMocks();
    expect((await post('Two')).status).toBe(200);
  });

  test('(full) stores nothing in part, and works again when there is room', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    await open({ variables: MAIL });
    // Sets a page limit of SQLite, which causes the same error as a full disk (SQLITE_FULL).
    const connection = exec.mock.contexts[0];
    const limit = (pages: number) => {
      if (!(connection instanceof DatabaseSync)) throw new TypeError('No connection was opened.');
      connection.exec(`PRAGMA max_page_count = ${pages}`);
    };
    expect((await post('One')).status).toBe(200);
    // The delivery writes too, but needs no further page.
    const { outbox } = fixture.contact.store;
    await vi.waitUntil(async () => (await outbox.count('sent')) === 1);
    limit(1);
    const big = 'x'.repeat(9000);
    const refused = await post(big);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.json()).toMatchObject({ ok: false, error: 'full' });
    expect(fixture.lines.join()).toContain('"event":"store.failed","reason":"full"');
    expect((await fixture.request('/healthz')).status).toBe(503);
    expect(await fixture.health()).toMatchObject({ ok: false, store: 'full' });
    limit(1_000_000);
    expect((await post(big)).status).toBe(200);
    expect(await fixture.health()).toEqual({ ok: true });
    expect(await stored()).toEqual(['One', big]);
  });
});

describe('files that are deleted or replaced while the server runs', () => {
  // Reads the messages in the files, in the same way as another program.
  const onDisk = async () => {
    const other = await openDatabase({}, fixture.dataDir);
    const messages = await new MessageStore(other).list(['new']);
    await other.close();
    return messages.map(({ message }) => message);
  };
  const backUp = () => {
    const other = new DatabaseSync(file);
    other.exec(`VACUUM INTO '${file}.copy'`);
    other.close();
  };
  const removed = async (...endings: string[]) => {
    for (const ending of endings) await rm(`${file}${ending}`);
  };
  test.each([
    ['the folder', () => rm(fixture.dataDir, { recursive: true }), ['Two']],
    ['all files', () => removed('', '-wal', '-shm'), ['Two']],
    ['the store alone', () => removed(''), ['Two']],
    ['its log alone', () => removed('-wal'), ['One', 'Two']],
    [
      'a backup in their place',
      () => removed('', '-wal', '-shm').then(() => rename(`${file}.copy`, file)),
      ['Before', 'Two'],
    ],
  ])('(%s) lose no message that is acknowledged afterwards', async (_what, act, expected) => {
    await open();
    await post('Before');
    const { store } = fixture.contact;
    backUp();
    await store.delete((await store.list(['new'])).map(({ id }) => id));
    await post('One');
    await act();
    expect((await post('Two')).status).toBe(200);
    expect(await onDisk()).toEqual(expected);
    expect(fixture.lines.join()).toContain('"event":"store.replaced"');
    expect(await fixture.health()).toEqual({ ok: true });
  });

  test('are opened again where another program writes into them', async () => {
    await open();
    await post('Before');
    backUp();
    await post('One');
    await fixture.contact.store.database.check();
    await writeFile(file, 'text');
    expect((await post('Two')).status).toBe(503);
    expect(await fixture.health()).toMatchObject({ ok: false, store: 'damaged' });
    await copyFile(`${file}.copy`, file);
    expect((await post('Three')).status).toBe(200);
    expect(await onDisk()).toEqual(['Before', 'Three']);
  });

  test('between a commit and its answer: the message is stored again', async () => {
    await open();
    const { exec } = DatabaseSync.prototype;
    const written = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      text,
    ) {
      exec.call(this, text);
      if (text !== 'COMMIT') return;
      written.mockRestore();
      rmSync(fixture.dataDir, { recursive: true });
    });
    expect((await post('One')).status).toBe(200);
    expect(fixture.lines.join()).toContain('"event":"store.replaced"');
    expect(await onDisk()).toEqual(['One']);
  });
});

describe('messages that arrive at once', () => {
  const bad = { sql: 'INSERT INTO no_such_table VALUES (1)', values: [] };
  const put = (name: string) => sql`INSERT INTO secrets (name, value) VALUES (${name}, '00')`;

  test('share transactions, and each is on the disk before its promise resolves', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const folder = await temporaryFolder();
    const database = await openDatabase({}, folder);
    await database.check();
    const other = new DatabaseSync(join(folder, STORE_FILE), { readOnly: true });
    exec.mockClear();
    const names = Array.from({ length: 50 }, (_, n) => `No ${n}`);
    const seen = names.map(async (name) => {
      await database.batch([put(name)]);
      return other.prepare('SELECT name FROM secrets WHERE name = ?').get(name)?.name;
    });
    expect(await Promise.all(seen)).toEqual(names);
    expect(exec.mock.calls.filter(([text]) => text === 'COMMIT')).toHaveLength(1);
    exec.mockRestore();
    other.close();
    await database.close();
  });

  test('are stored without the one that fails, which fails alone', async () => {
    const database = await openDatabase({}, await temporaryFolder());
    const results = await Promise.allSettled(
      [[put('a')], [put('half'), bad], [put('b')]].map((batch) => database.batch(batch)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const [rows] = await database.batch([sql`SELECT name FROM secrets ORDER BY name`]);
    expect(rows).toEqual([{ name: 'a' }, { name: 'b' }]);
    await database.close();
  });

  test('all fail where the commit fails, and none is stored', async () => {
    const database = await openDatabase({}, await temporaryFolder());
    await database.check();
    const { exec } = DatabaseSync.prototype;
    const commit = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      text,
    ) {
      if (text !== 'COMMIT') exec.call(this, text);
      else throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
    });
    const results = await Promise.allSettled(['a', 'b'].map((name) => database.batch([put(name)])));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    commit.mockRestore();
    expect(await database.batch([sql`SELECT name FROM secrets WHERE name <> 'check'`])).toEqual([
      [],
    ]);
    await database.close();
  });

  test('are stored where the store is closed at once', async () => {
    const folder = await temporaryFolder();
    const driver = new SqliteDriver(folder);
    const storing = driver.run([put('last')]);
    driver.close();
    await storing;
    const again = await openDatabase({}, folder);
    expect(await again.batch([sql`SELECT name FROM secrets WHERE name = 'last'`])).toEqual([
      [{ name: 'last' }],
    ]);
    await again.close();
  });
});
