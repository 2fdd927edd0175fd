import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GOOD } from '../../tests/helpers/contact-fixture.ts';
import { MessageStore } from './message-store.ts';
import { removeOld } from './retention.ts';
import { StoreFile } from './store-file.ts';

let folder: string;
let store: MessageStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  store = new MessageStore(new StoreFile(folder));
});
afterEach(async () => {
  store.file.close();
  await rm(folder, { recursive: true });
});

function add(message: string, now: number, mails: 'message'[] = []): string {
  const arrival = { id: undefined, message: { ...GOOD, message, saved: [] }, suspicion: [], mails };
  return store.add(arrival, now).id;
}

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
