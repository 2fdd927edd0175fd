import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContactFixture, GOOD, MAIL } from '../../tests/helpers/contact-fixture.ts';
import { SettingsError } from '../settings-error.ts';
import { MessageStore } from './message-store.ts';
import { keptSecret, openDatabase, STORE_FILE } from './open.ts';
import { removeOld } from './retention.ts';

let folder: string;
let database: DatabaseSync;
let store: MessageStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  database = openDatabase(folder);
  store = new MessageStore(database);
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

function add(message: string, now: number, mails: 'message'[] = []): string {
  const arrival = { id: undefined, message: { ...GOOD, message, saved: [] }, suspicion: [], mails };
  return store.add(arrival, now).id;
}

describe('the file', () => {
  test('is for its own user, and writes to the disk before it answers', async () => {
    expect((await stat(join(folder, STORE_FILE))).mode & 0o777).toBe(0o600);
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('can be opened again, with the same secret', () => {
    const secret = keptSecret(database, 'fill-time');
    add('One', 1);
    const again = openDatabase(folder);
    expect(keptSecret(again, 'fill-time')).toEqual(secret);
    expect(new MessageStore(again).count('new')).toBe(1);
    again.close();
  });

  test('that is none of ours is told', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'text');
    expect(() => openDatabase(file)).toThrow(SettingsError);
    database.exec('PRAGMA user_version = 99');
    expect(() => openDatabase(folder)).toThrow('A newer version of Vitrine wrote this store');
    expect(await readFile(file, 'utf8')).toBe('text');
  });
});

describe('what is old', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const run = (days: number | undefined, now: number) =>
    removeOld({ store, days, log: () => {}, now: () => now })();

  test('is removed after the days that the owner wants, and only then', () => {
    add('Old', 0);
    add('New', DAY);
    run(undefined, 100 * DAY);
    expect(store.count('new')).toBe(2);
    run(30, 30 * DAY + 1);
    expect(store.list(['new']).map(({ message }) => message)).toEqual(['New']);
  });

  test('stays while its mail waits', () => {
    const id = add('Old', 0, ['message']);
    run(1, 2 * DAY);
    expect(store.count('new')).toBe(1);
    const [entry] = store.outbox.of(id);
    if (entry) store.outbox.save({ ...entry, state: 'sent' });
    run(1, 2 * DAY);
    expect(store.count('new')).toBe(0);
    expect(store.outbox.of(id)).toEqual([]);
  });
});

test('a full disk is told, nothing half is kept, and it works again when there is room', async () => {
  const fixture = await createContactFixture({ variables: MAIL });
  // The limit is one of SQLite's own; it answers as it does on a full disk (SQLITE_FULL).
  const limited = (pages: number) =>
    fixture.contact.database.exec(`PRAGMA max_page_count = ${pages}`);
  const post = (message: string) => fixture.postJson({ ...GOOD, message });
  expect((await post('One')).status).toBe(200);
  limited(1);
  const big = 'x'.repeat(9000);
  const refused = await post(big);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({ ok: false, error: 'full' });
  expect(fixture.lines.join()).toContain('"event":"store.failed","code":13');
  expect((await fixture.request('/healthz')).status).toBe(200);
  const page = await fixture.postForm({ ...GOOD, message: big });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('href="mailto:owner@studio.example');
  limited(1_000_000);
  expect((await post(big)).status).toBe(200);
  expect(fixture.contact.store.list(['new']).map(({ message }) => message)).toEqual(['One', big]);
  await fixture.remove();
});
