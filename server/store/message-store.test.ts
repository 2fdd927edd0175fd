import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GOOD_MESSAGE } from '../../tests/helpers/contact-fixture.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { RetryingDatabase } from './database.ts';
import { MessageStore } from './message-store.ts';
import { removeOld } from './retention.ts';
import { SqliteDriver } from './sqlite.ts';

let store: MessageStore;
beforeEach(async () => {
  store = new MessageStore(new RetryingDatabase(new SqliteDriver(await temporaryFolder())));
});
afterEach(() => store.database.close());

async function add(message: string, now: number, mails: 'message'[] = []): Promise<string> {
  const id = randomUUID();
  await store.add({ id, message: { ...GOOD_MESSAGE, message }, suspicion: [], mails }, now);
  return id;
}

describe('what is old', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const HOUR = DAY / 24;
  let lines: string[];
  beforeEach(() => {
    lines = [];
  });
  const look = (now: number, days = 30) =>
    removeOld({ store, days, log: (_level, event) => void lines.push(event), now });
  // As a server does that runs all the time.
  async function lookUntil(end: number): Promise<void> {
    for (let now = 0; now <= end; now += DAY) await look(now);
  }

  test('is removed after the days that the owner wants, and only then', async () => {
    await add('Old', 0);
    await add('New', DAY);
    await lookUntil(30 * DAY);
    expect(await store.count('new')).toBe(2);
    await look(30 * DAY + 1);
    expect(await store.list(['new'])).toMatchObject([{ message: 'New' }]);
    expect(lines).toEqual(['store.removed-old']);
  });

  test('stays while its mail waits', async () => {
    const id = await add('Old', 0, ['message']);
    await lookUntil(31 * DAY);
    expect(await store.count('new')).toBe(1);
    const [entry] = await store.outbox.of(id);
    if (entry) await store.outbox.save({ ...entry, state: 'sent' });
    await look(31 * DAY);
    expect(await store.count('new')).toBe(0);
    expect(await store.outbox.of(id)).toEqual([]);
  });

  test('stays for a day where the clock jumps, and for good where it is put right', async () => {
    await add('New', 9 * DAY);
    await lookUntil(10 * DAY);
    const ahead = 410 * DAY;
    await look(ahead);
    expect(lines).toEqual(['store.keeps-old']);
    await look(ahead + 23 * HOUR);
    await look(11 * DAY);
    await look(12 * DAY);
    expect(await store.count('new')).toBe(1);
    expect(lines).toEqual(['store.keeps-old', 'store.keeps-old']);
    await look(ahead);
    await look(ahead + DAY);
    expect(await store.count('new')).toBe(0);
  });
});
