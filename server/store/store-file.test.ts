import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type ContactFixture,
  type ContactFixtureOptions,
  createContactFixture,
  GOOD,
  MAIL,
} from '../../tests/helpers/contact-fixture.ts';
import { MessageStore } from './message-store.ts';
import { STORE_FILE, StoreFile, steps } from './store-file.ts';

let fixture: ContactFixture;
let file: string;
async function open(options?: ContactFixtureOptions): Promise<void> {
  fixture = await createContactFixture(options);
  file = join(fixture.dataDir, STORE_FILE);
}
afterEach(async () => {
  vi.useRealTimers();
  await fixture.remove();
});

const post = (message: string) => fixture.postJson({ ...GOOD, message });
const stored = () => fixture.contact.store.list(['new']).map(({ message }) => message);
const health = async () => await (await fixture.request('/healthz')).json();

// Another program in the middle of a change.
function lock(): DatabaseSync {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  return other;
}

describe('the file', () => {
  beforeEach(() => open());

  test('is for its own user, and writes to the disk before it answers', async () => {
    const { database } = fixture.contact.store.file;
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('can be opened again, with the same secret', async () => {
    await post('One');
    const secret = fixture.contact.store.secret('fill-time', new Uint8Array(32));
    const again = new MessageStore(new StoreFile(fixture.dataDir));
    expect(again.secret('fill-time', new Uint8Array(32))).toEqual(secret);
    expect(again.count('new')).toBe(1);
    again.file.close();
  });
});

// Files that are in use were made by these steps, so none of them may change any more.
const hashOfSteps = '5370a4853f25f6eca59d3ac36b30df3257ef08a070063c451a3210189a1b1157';

test.each([1, 2, 3, 4])('a file of version %i is brought up to date', async (version) => {
  const hash = createHash('sha256')
    .update(JSON.stringify(steps.slice(0, 5)))
    .digest('hex');
  await open({
    prepare: async (folder) => {
      await mkdir(folder);
      const old = new DatabaseSync(join(folder, STORE_FILE));
      old.exec(`${steps.slice(0, version).join(';')}; PRAGMA user_version = ${version};
        INSERT INTO messages (id, received_at, state, suspicion, name, email, subject, message,
          saved, fingerprint) VALUES ('1', 7, 'new', '', 'Ida', 'i@a.example', 'S', 'Old', '[]', 'x')`);
      old.close();
    },
  });
  expect(hash).toBe(hashOfSteps);
  expect((await post('New')).status).toBe(200);
  expect(stored()).toEqual(['Old', 'New']);
  expect(fixture.contact.store.get('1')).toMatchObject({ language: '', choices: [], page: '' });
});

describe('while another program keeps the store locked', () => {
  beforeEach(() => open());

  test('pages are served, and a message is stored as soon as it lets go', async () => {
    const other = lock();
    const posting = post('One');
    expect((await fixture.request('/contact')).status).toBe(200);
    other.close();
    expect((await posting).status).toBe(200);
    expect(stored()).toEqual(['One']);
  });

  test('a message is refused after some seconds, and the next one is stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const other = lock();
    let refused: Response | undefined;
    void post('One').then((response) => {
      refused = response;
    });
    for (; refused === undefined; ) await vi.advanceTimersByTimeAsync(50);
    expect(refused.status).toBe(503);
    expect(await health()).toMatchObject({ ok: false, store: 'locked' });
    other.close();
    await fixture.contact.store.file.check();
    expect(await health()).toEqual({ ok: true });
    expect((await post('Two')).status).toBe(200);
    expect(stored()).toEqual(['Two']);
  });
});

describe('a store that cannot be used', () => {
  const newer = (folder: string) => {
    const other = new DatabaseSync(join(folder, STORE_FILE));
    other.exec('PRAGMA user_version = 99');
    other.close();
  };
  test.each([
    ['damaged', async (folder: string) => await writeFile(join(folder, STORE_FILE), 'text')],
    ['denied', async (folder: string) => await mkdir(join(folder, STORE_FILE))],
    ['newer', async (folder: string) => newer(folder)],
    [
      'no folder',
      async (folder: string) => {
        await rm(folder, { recursive: true });
        await writeFile(folder, 'text');
      },
    ],
  ])('(%s) keeps nothing but the form from working, until it is mended', async (reason, spoil) => {
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
    const { ok, store, help } = await health();
    expect({ ok, store }).toEqual({ ok: false, store: reason });
    expect(fixture.lines.join()).toContain(`"event":"store.failed","reason":"${reason}"`);
    expect(fixture.contact.notes.join()).toContain(help);

    await rm(fixture.dataDir, { recursive: true });
    expect((await post('One')).status).toBe(200);
    expect(await health()).toEqual({ ok: true });
    expect(stored()).toEqual(['One']);
  });

  test('(full) keeps nothing half, and works again when there is room', async () => {
    await open({ variables: MAIL });
    // The limit is one of SQLite's own; it answers as it does on a full disk (SQLITE_FULL).
    const limit = (pages: number) =>
      fixture.contact.store.file.database.exec(`PRAGMA max_page_count = ${pages}`);
    expect((await post('One')).status).toBe(200);
    limit(1);
    const big = 'x'.repeat(9000);
    const refused = await post(big);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.json()).toMatchObject({ ok: false, error: 'full' });
    expect(fixture.lines.join()).toContain('"event":"store.failed","reason":"full"');
    expect((await fixture.request('/healthz')).status).toBe(200);
    expect(await health()).toMatchObject({ ok: false, store: 'full' });
    limit(1_000_000);
    expect((await post(big)).status).toBe(200);
    expect(await health()).toEqual({ ok: true });
    expect(stored()).toEqual(['One', big]);
  });
});

describe('files that are deleted or replaced while the server runs', () => {
  // What another program finds there.
  const onDisk = () => {
    const other = new StoreFile(fixture.dataDir);
    const messages = new MessageStore(other).list(['new']).map(({ message }) => message);
    other.close();
    return messages;
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
      async () => {
        await removed('', '-wal', '-shm');
        await rename(`${file}.copy`, file);
      },
      ['Before', 'Two'],
    ],
  ])('(%s) lose no message that is acknowledged afterwards', async (_what, act, expected) => {
    await open();
    await post('Before');
    const { store } = fixture.contact;
    store.file.database.exec(`VACUUM INTO '${file}.copy'`);
    for (const { id } of store.list(['new'])) store.delete(id);
    await post('One');
    await act();
    expect((await post('Two')).status).toBe(200);
    expect(onDisk()).toEqual(expected);
    expect(fixture.lines.join()).toContain('"event":"store.replaced"');
    expect(await health()).toEqual({ ok: true });
  });

  test('are read anew where something else is written into them', async () => {
    await open();
    await post('Before');
    const { file: storeFile } = fixture.contact.store;
    storeFile.database.exec(`VACUUM INTO '${file}.copy'`);
    await post('One');
    await storeFile.check();
    await writeFile(file, 'text');
    expect((await post('Two')).status).toBe(503);
    expect(await health()).toMatchObject({ ok: false, store: 'damaged' });
    await copyFile(`${file}.copy`, file);
    expect((await post('Three')).status).toBe(200);
    expect(onDisk()).toEqual(['Before', 'Three']);
  });

  test('after a message was written, but before the answer: it is written again', async () => {
    await open();
    const { store } = fixture.contact;
    const add = vi.spyOn(store, 'add').mockImplementationOnce((...args) => {
      const added = store.add(...args);
      rmSync(fixture.dataDir, { recursive: true });
      return added;
    });
    expect((await post('One')).status).toBe(200);
    expect(add).toHaveBeenCalledTimes(3);
    expect(onDisk()).toEqual(['One']);
  });
});
