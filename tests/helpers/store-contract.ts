// Tests that the message store has to pass with every database.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewMessage } from '../../packages/vitrine-server/store/add-message.ts';
import type { Database } from '../../packages/vitrine-server/store/database.ts';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { outboxKinds } from '../../packages/vitrine-server/store/records.ts';
import { removeOld } from '../../packages/vitrine-server/store/retention.ts';
import { recountUsage } from '../../packages/vitrine-server/store/size-limit.ts';
import { type Statement, sql } from '../../packages/vitrine-server/store/sql.ts';
import { GOOD_MESSAGE } from './contact-fixture.ts';
import { testimonialContract } from './testimonial-store-contract.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-04T05:06:07Z');

/**
 * Defines the tests of a message store.
 *
 * @param create Creates an empty database; returns a function that opens it as a new process would.
 */
export function storeContract(
  name: string,
  create: () => Promise<() => Promise<Database> | Database>,
): void {
  describe(`a store in ${name}`, () => {
    let open: (maxBytes?: number) => Promise<MessageStore>;
    let stores: MessageStore[];
    let store: MessageStore;
    beforeEach(async () => {
      const openDatabase = await create();
      stores = [];
      open = async (limit) => {
        const opened = new MessageStore(await openDatabase(), limit);
        stores.push(opened);
        return opened;
      };
      store = await open();
    });
    afterEach(async () => {
      for (const { database } of stores) await database.close();
    });

    const newMessage = (message: string, more: Partial<NewMessage> = {}): NewMessage => ({
      id: randomUUID(),
      message: { ...GOOD_MESSAGE, message },
      suspicion: [],
      kinds: [],
      ...more,
    });
    const add = async (message: string, now: number, more: Partial<NewMessage> = {}) => {
      const added = await store.add(newMessage(message, more), now);
      if (!('id' in added))
        throw new Error('The store refused the message, because a limit is reached.');
      return added.id;
    };
    const texts = async (states: Parameters<MessageStore['list']>[0] = ['new']) =>
      (await store.list(states)).map(({ message }) => message);

    test('is made once where several processes start at once', async () => {
      const others = await Promise.all([open(), open(), open()]);
      const secrets = [store, ...others].map((each, index) =>
        each.secret('one', new Uint8Array([index, 255])),
      );
      expect(new Set((await Promise.all(secrets)).map(String)).size).toBe(1);
      expect(await (await open()).secret('one', new Uint8Array(2))).toEqual(await secrets[0]);
    });

    const bytes = async (statements: readonly Statement[] = []) => {
      const results = await store.database.batch([...statements, sql`SELECT bytes FROM usage`]);
      return results.at(-1)?.[0]?.bytes;
    };

    test('holds a message with all that belongs to it as soon as it is added', async () => {
      const message = {
        ...GOOD_MESSAGE,
        name: "Robert'); DROP TABLE messages;--?",
        message: '$1 ? \\ \'"\nשלום 👩‍💻',
      };
      const id = await add('', NOW, { message, kinds: outboxKinds, language: 'de' });
      const other = await open();
      expect(await other.get(id)).toEqual({
        ...message,
        id,
        receivedAt: NOW,
        state: 'new',
        suspicion: [],
        language: 'de',
      });
      const entries = await other.outbox.of(id);
      expect(entries.map(({ kind }) => kind).sort()).toEqual([...outboxKinds].sort());
      expect(entries[0]).toMatchObject({ state: 'waiting', attempts: 0, nextAt: NOW });
    });

    test('holds a message once, by its id, whichever process takes it', async () => {
      const other = await open();
      const same = newMessage('One', { kinds: ['message'] });
      const added = await Promise.all(
        [store, other, store, other].map((each) => each.add(same, NOW)),
      );
      expect(added).toEqual(added.map(() => ({ id: same.id, isNew: expect.any(Boolean) })));
      expect(added.filter((each) => 'isNew' in each && each.isNew)).toHaveLength(1);
      expect(await texts()).toEqual(['One']);
      await add('Two', NOW + 1, { id: same.id });
      expect(await texts()).toEqual(['One', 'Two']);
    });

    test('holds the same words without an id once in an hour', async () => {
      const id = await add('One', NOW, { id: undefined });
      expect(await add('One', NOW + HOUR - 1, { id: undefined })).toBe(id);
      expect(await texts()).toEqual(['One']);
      await add('One', NOW + HOUR, { id: undefined });
      expect(await texts()).toEqual(['One', 'One']);
    });

    test('holds once what is written again after an answer that was lost', async () => {
      const { database } = store;
      const twice = new MessageStore({
        failure: undefined,
        batch: async (statements) => {
          await database.batch(statements);
          return await database.batch(statements);
        },
        check: () => database.check(),
        checkpoint: () => database.checkpoint(),
        close: () => database.close(),
      });
      const limits = [{ counter: 'a', max: 1 }];
      const kinds = ['message', 'confirmation'] as const;
      const again = newMessage('One', { kinds, limits, recipient: 'ida' });
      expect(await twice.add(again, NOW)).toEqual({ id: again.id, isNew: true });
      const free = newMessage('Two');
      expect(await twice.add(free, NOW + 1)).toEqual({ id: free.id, isNew: true });
      const dailyNotice = newMessage('Look', { kinds: ['message'] });
      await twice.add(newMessage('Spam', { suspicion: ['fast'], dailyNotice }), NOW + 2);
      expect(await texts()).toEqual(['One', 'Two', 'Look']);
      expect(await store.outbox.count('waiting')).toBe(3);
      expect(await bytes()).toBe(await bytes([recountUsage]));
    });

    test('keeps all statements of a batch, or none', async () => {
      const bad = { sql: 'INSERT INTO no_such_table VALUES (1)', values: [] };
      const failing = [sql`INSERT INTO secrets (name, value) VALUES ('half', '00')`, bad];
      await expect(store.database.batch(failing)).rejects.toThrow('no_such_table');
      expect(await store.secret('half', new Uint8Array([1]))).toEqual(Buffer.from([1]));
      await store.database.check();
      expect(store.database.failure).toBeUndefined();
    });

    test('counts messages for a limit in all processes, and for an hour', async () => {
      const other = await open();
      const limits = [
        { counter: 'near', max: 3 },
        { counter: 'all', max: 5 },
      ];
      const tries = Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? store : other).add(newMessage(`No ${index}`, { limits }), NOW),
      );
      const added = await Promise.all(tries);
      expect(added.filter((each) => 'isNew' in each)).toHaveLength(3);
      expect(await texts()).toHaveLength(3);
      const next = newMessage('Next', { limits });
      expect(await other.add(next, NOW + 1000)).toEqual({ wait: 3599 });
      // A retry of a stored message does not count towards the limits.
      const [stored] = await store.list(['new']);
      const again = newMessage(stored?.message ?? '', { id: stored?.id, limits });
      expect(await other.add(again, NOW + 1000)).toMatchObject({ isNew: false });
      // Messages from another IP address count towards the shared limits, including earlier messages.
      const far = (message: string) =>
        newMessage(message, { limits: [{ counter: 'far', max: 3 }, ...limits.slice(1)] });
      expect(await store.add(far('A'), NOW + 2000)).toMatchObject({ isNew: true });
      expect(await other.add(far('B'), NOW + 2000)).toMatchObject({ isNew: true });
      expect(await store.add(far('C'), NOW + 2000)).toEqual({ wait: 3598 });
      expect(await store.add(next, NOW + HOUR)).toMatchObject({ isNew: true });
      // A system clock that is set back does not block a sender.
      const one = newMessage('Before', { limits: [{ counter: 'near', max: 1 }] });
      expect(await other.add(one, NOW + HOUR + 1)).toEqual({ wait: 3600 });
      expect(await other.add(one, NOW - DAY)).toMatchObject({ isNew: true });
    });

    test('files as spam what is beyond the limit for all, for which spam does not count', async () => {
      const other = await open();
      const totalLimit = { counter: 'all', max: 2 };
      const more = { totalLimit, kinds: ['message'] } as const;
      const suspicion = ['hidden field filled in'];
      const spam = { ...more, suspicion };
      for (let n = 0; n < 3; n += 1) await add(`Spam ${n}`, NOW, spam);
      const tries = [store, other, store].map((each, n) => each.add(newMessage(`${n}`, more), NOW));
      const added = await Promise.all(tries);
      expect(added.filter((each) => 'isFlood' in each && each.isFlood)).toHaveLength(1);
      expect(await store.count('new')).toBe(2);
      expect(await store.outbox.count('waiting')).toBe(2);
      const flood = (await store.list(['spam'])).map((message) => message.suspicion.join());
      expect(flood.sort()).toEqual([
        ...Array(3).fill(suspicion[0]),
        'more than 2 messages in an hour',
      ]);
      expect(await store.add(newMessage('Spam', spam), NOW)).toMatchObject({ isNew: true });
      const later = await other.add(newMessage('Later', more), NOW + HOUR);
      expect(later).toEqual({ id: expect.any(String), isNew: true });
    });

    test('has one confirmation a day for an address, whichever process takes the message', async () => {
      const other = await open();
      const more = { kinds: ['message', 'confirmation'], recipient: 'ida' } as const;
      const confirmations = async () => {
        const entries = [...(await store.outbox.ofAll(['new', 'spam'])).values()].flat();
        return entries.filter(({ kind }) => kind === 'confirmation').length;
      };
      await add('Spam', NOW, { ...more, suspicion: ['fast'] });
      await Promise.all([store, other].map((each, n) => each.add(newMessage(`${n}`, more), NOW)));
      expect(await confirmations()).toBe(1);
      await add('Another', NOW + 1, { ...more, recipient: 'eva' });
      expect(await confirmations()).toBe(2);
      await removeOld({ store, days: undefined, log: () => {}, now: NOW + DAY - 1 });
      await add('Same day', NOW + DAY - 1, more);
      expect(await confirmations()).toBe(2);
      await add('Next day', NOW + DAY, more);
      expect(await confirmations()).toBe(3);
      await removeOld({ store, days: undefined, log: () => {}, now: NOW + 2 * DAY });
      expect(await store.database.batch([sql`SELECT at FROM confirmations`])).toEqual([[]]);
      expect(await store.outbox.count('waiting')).toBe(8);
    });

    test('announces spam to the owner once a day, whichever process takes it, and after a restart', async () => {
      const dailyNotice = () => newMessage('Look', { kinds: ['message', 'webhook'] });
      const spam = (message: string) =>
        newMessage(message, {
          suspicion: ['fast'],
          kinds: ['message'],
          dailyNotice: dailyNotice(),
        });
      const other = await open();
      const limits = [{ counter: 'a', max: 1 }];
      const { dailyNotice: _, ...alone } = spam('Alone');
      await store.add({ ...alone, limits }, NOW);
      expect(await store.add({ ...spam('Limited'), limits }, NOW)).toHaveProperty('wait');
      expect(await texts()).toEqual([]);
      await Promise.all([store, other, store].map((each, n) => each.add(spam(`${n}`), NOW)));
      expect(await texts()).toEqual(['Look']);
      expect(await store.outbox.count('waiting')).toBe(2);
      await removeOld({ store, days: undefined, log: () => {}, now: NOW + DAY - 1 });
      await (await open()).add(spam('Same day'), NOW + DAY - 1);
      expect(await texts()).toEqual(['Look']);
      const last = spam('Next day');
      await other.add(last, NOW + DAY);
      await other.add(last, NOW + 2 * DAY);
      expect(await texts()).toEqual(['Look', 'Look']);
      expect(await store.outbox.count('waiting')).toBe(4);
      expect(await store.count('spam')).toBe(6);
      expect(await bytes()).toBe(await bytes([recountUsage]));
    });

    test('takes messages until its room is used, spam until half of it is, and says so once', async () => {
      const text = 'Grüße 👋 '.repeat(1000);
      await add(`${text} 0`, NOW);
      const size = Number(await bytes());
      expect(size).toBeGreaterThan(Buffer.byteLength(text));
      expect(await bytes([recountUsage])).toBe(size);
      const small = await open(4 * size);
      const other = await open(4 * size);
      const full = (isNoticeDue: boolean) => ({ isFull: true, isNoticeDue });
      const spam = (n: number) => newMessage(`${text} ${n}`, { suspicion: ['fast'] });
      expect(await small.add(spam(1), NOW)).toMatchObject({ isNew: true });
      expect(await small.add(spam(2), NOW)).toEqual(full(false));
      expect(small.failure).toBeUndefined();
      const tries = [small, other, small].map((each, n) =>
        each.add(newMessage(`${text} ${n}`), NOW),
      );
      const results = await Promise.all(tries);
      expect(results.filter((each) => 'isNew' in each)).toHaveLength(2);
      expect(results).toContainEqual(full(true));
      const notice = () => newMessage('Full', { isFullNotice: true, kinds: ['message'] });
      await Promise.all([small, other].map((each) => each.add(notice(), NOW)));
      expect(await store.outbox.count('waiting')).toBe(1);
      expect(await other.add(newMessage(text), NOW)).toEqual(full(false));
      await small.checkSize();
      expect(small.failure).toMatchObject({ reason: 'limit' });
      expect(await store.deleteAll('spam')).toBe(1);
      expect(await small.add(newMessage('Short'), NOW)).toMatchObject({ isNew: true });
      await other.checkSize();
      expect([small.failure, other.failure]).toEqual([undefined, undefined]);
      expect(await small.add(newMessage(`${text} 9`), NOW)).toEqual(full(true));
      expect(await bytes()).toBe(await bytes([recountUsage]));
    });

    test('gives each entry of the outbox to one process at a time', async () => {
      for (let number = 0; number < 12; number += 1) {
        await add(`No ${number}`, NOW + number, { kinds: ['message'] });
      }
      const workers = [store, store, await open(), await open()];
      const held: string[] = [];
      await Promise.all(
        workers.map(async ({ outbox }, index) => {
          // Simulates workers on several machines, whose clocks differ by up to 30 seconds.
          const now = NOW + 1000 + index * 10_000;
          while (held.length < 24) {
            const entry = await outbox.lease(now);
            if (entry === undefined) return;
            held.push(entry.messageId);
          }
        }),
      );
      expect(held).toHaveLength(12);
      expect(new Set(held).size).toBe(12);
    });

    test('gives an entry to another process where the first one died', async () => {
      const id = await add('One', NOW, { kinds: ['message', 'webhook'] });
      const first = await store.outbox.lease(NOW);
      expect(first).toMatchObject({ messageId: id, kind: 'webhook' });
      if (first) await store.outbox.save({ ...first, state: 'sent' });
      const held = await store.outbox.lease(NOW);
      expect(held).toMatchObject({ messageId: id, kind: 'message', attempts: 0 });
      const { outbox } = await open();
      expect(await outbox.lease(NOW)).toBeUndefined();
      const ends = (await outbox.nextTime(NOW)) ?? 0;
      expect(ends).toBeGreaterThan(NOW);
      expect(await outbox.lease(ends - 1)).toBeUndefined();
      expect(await outbox.lease(ends)).toEqual(held);
      // When the clock was set back, `makeAllDue` ends the lease, which would otherwise last for hours.
      expect(await outbox.lease(NOW - HOUR)).toBeUndefined();
      await outbox.makeAllDue(NOW - HOUR);
      expect(await outbox.lease(NOW - HOUR)).toMatchObject({ messageId: id });
      if (held) await outbox.save({ ...held, state: 'given up', attempts: 3, lastError: 'No' });
      expect(await outbox.nextTime(NOW)).toBeUndefined();
      expect(await outbox.of(id)).toMatchObject([
        { kind: 'webhook', state: 'sent' },
        { kind: 'message', state: 'given up', attempts: 3, lastError: 'No' },
      ]);
      await store.resend([id], { kinds: ['message'], acceptsSpam: false }, NOW + 5);
      expect(await outbox.lease(NOW + 5)).toMatchObject({ attempts: 0, queuedAt: NOW + 5 });
    });

    test('lists messages by time, and finds, changes and deletes them', async () => {
      const spam = await add('Spam', NOW + 2, {
        suspicion: ['3 links', 'fast'],
        kinds: ['message'],
      });
      const last = await add('Last', NOW + 3);
      const first = await add('First', NOW + 1, { kinds: ['message'] });
      expect(await texts(['new', 'answered', 'spam'])).toEqual(['First', 'Spam', 'Last']);
      expect(await texts()).toEqual(['First', 'Last']);
      expect(await store.idsLike(last.slice(0, 20))).toEqual([last]);
      expect(await store.get('no')).toBeUndefined();
      expect(await store.get(spam)).toMatchObject({ suspicion: ['3 links', 'fast'] });
      expect([...(await store.outbox.ofAll(['new', 'spam'])).keys()]).toEqual([first]);
      await store.setState([first, last], 'answered');
      expect([await store.count('answered'), await store.count('new')]).toEqual([2, 0]);
      await store.resend([spam], { kinds: ['message'], acceptsSpam: true }, NOW + 9);
      expect(await texts()).toEqual(['Spam']);
      expect(await store.outbox.of(spam)).toMatchObject([{ state: 'waiting', nextAt: NOW + 9 }]);
      await store.delete([first, spam]);
      expect(await texts(['new', 'answered', 'spam'])).toEqual(['Last']);
      expect(await store.outbox.count('waiting')).toBe(0);
    });

    describe('removes what is old', () => {
      const lines: string[] = [];
      beforeEach(() => void lines.splice(0));
      const look = (now: number, days: number | undefined = 30) =>
        removeOld({ store, days, log: (_level, event) => void lines.push(event), now });
      // Runs the daily cleanup until a time, as a server that is never restarted does.
      async function lookUntil(end: number): Promise<void> {
        for (let now = 0; now <= end; now += DAY) await look(now);
      }

      test('after the days that the owner wants, and only then', async () => {
        await add('Old', 0);
        await add('New', DAY);
        await lookUntil(30 * DAY);
        expect(await store.count('new')).toBe(2);
        await look(30 * DAY + 1);
        expect(await texts()).toEqual(['New']);
        expect(lines).toEqual(['store.removed-old']);
      });

      test('but not while its mail waits', async () => {
        const id = await add('Old', 0, { kinds: ['message'] });
        await lookUntil(31 * DAY);
        expect(await store.count('new')).toBe(1);
        const [entry] = await store.outbox.of(id);
        if (entry) await store.outbox.save({ ...entry, state: 'sent' });
        await look(31 * DAY);
        expect(await store.count('new')).toBe(0);
        expect(await store.outbox.of(id)).toEqual([]);
      });

      test('a day later where the clock jumps, and never where it is put right', async () => {
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

      test('and what counted for a limit, also where messages are kept', async () => {
        await add('One', 0, { limits: [{ counter: 'a', max: 1 }] });
        const hits = async () => (await store.database.batch([sql`SELECT at FROM hits`]))[0];
        await look(HOUR - 1, undefined);
        expect(await hits()).toEqual([{ at: 0 }]);
        await look(HOUR, undefined);
        expect(await hits()).toEqual([]);
        expect(await texts()).toEqual(['One']);
      });
    });

    testimonialContract(name, create);
  });
}
