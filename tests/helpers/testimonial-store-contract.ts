// Tests that the store of testimonials has to pass with every database.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/vitrine-server/store/database.ts';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { removeOld } from '../../packages/vitrine-server/store/retention.ts';
import { recountUsage } from '../../packages/vitrine-server/store/size-limit.ts';
import { sql } from '../../packages/vitrine-server/store/sql.ts';
import {
  type NewTestimonial,
  TestimonialStore,
} from '../../packages/vitrine-server/store/testimonial-store.ts';
import { GOOD_MESSAGE } from './contact-fixture.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-04T05:06:07Z');

/** Defines the tests. @param create Creates an empty database; returns a function that opens it. */
export function testimonialContract(
  name: string,
  create: () => Promise<() => Promise<Database> | Database>,
): void {
  describe('of testimonials', () => {
    let openDatabase: () => Promise<Database>;
    let databases: Database[];
    let database: Database;
    let store: TestimonialStore;
    beforeEach(async () => {
      const opener = await create();
      databases = [];
      openDatabase = async () => {
        const opened = await opener();
        databases.push(opened);
        return opened;
      };
      database = await openDatabase();
      store = new TestimonialStore(database);
    });
    afterEach(async () => {
      for (const each of databases) await each.close();
    });

    const testimonial = (answer: string, more: Partial<NewTestimonial> = {}): NewTestimonial => ({
      id: randomBytes(12).toString('hex'),
      project: 'shop',
      language: 'de',
      expiresAt: NOW + 21 * DAY,
      words: {
        answers: [{ question: 'What?', answer }],
        author: 'Ida',
        title: '',
        credit: 'full',
      },
      limits: [],
      notice: { id: randomUUID(), message: GOOD_MESSAGE, suspicion: [], kinds: ['message'] },
      ...more,
    });
    const answers = async () =>
      (await store.list()).map(({ words }) => words.answers.map(({ answer }) => answer).join());
    const bytes = async () => {
      const [[usage] = [], , [counted] = []] = await database.batch([
        sql`SELECT bytes FROM usage`,
        recountUsage,
        sql`SELECT bytes FROM usage`,
      ]);
      return [usage?.bytes, counted?.bytes];
    };

    test('holds words and portrait as they are, and queues the notice with them', async () => {
      const portrait = { type: 'image/webp', bytes: new Uint8Array(randomBytes(3000)) } as const;
      const given = testimonial(`Robert'); DROP TABLE testimonials;--? $1 \\ "\nשלום 👩‍💻`, {
        portrait,
      });
      const words = { ...given.words, credit: 'none' as const, stars: 5 };
      expect(await store.add({ ...given, words }, NOW)).toBe('new');
      const other = new TestimonialStore(await openDatabase());
      const [found, ...others] = await other.find(given.id.slice(0, 5).toUpperCase());
      expect(others).toEqual([]);
      expect(found).toEqual({
        id: given.id,
        project: 'shop',
        language: 'de',
        receivedAt: NOW,
        consentDay: '2026-03-04',
        state: 'new',
        words,
        portrait: { type: 'image/webp', bytes: Buffer.from(portrait.bytes) },
      });
      const { outbox } = new MessageStore(database);
      expect(await outbox.of(given.notice.id)).toMatchObject([{ state: 'waiting' }]);
      const [counted, recounted] = await bytes();
      expect(counted).toBe(recounted);
    });

    test('holds one testimonial for a link, whichever process takes it', async () => {
      const other = new TestimonialStore(await openDatabase());
      const first = testimonial('One');
      const second = { ...testimonial('Two'), id: first.id };
      const results = await Promise.all([
        store.add(first, NOW),
        other.add(second, NOW),
        other.add(first, NOW),
        store.add(second, NOW),
      ]);
      expect(results.toSorted()).toEqual(['new', 'same', 'used', 'used']);
      expect(await answers()).toHaveLength(1);
      expect(await new MessageStore(database).count('new')).toBe(1);
      expect(await store.isUsed(first.id)).toBe(true);
      expect(await store.isUsed('0'.repeat(24))).toBe(false);
    });

    test('tells the same words with another portrait apart', async () => {
      const given = testimonial('One');
      await store.add(given, NOW);
      const portrait = { type: 'image/png', bytes: new Uint8Array([1]) } as const;
      expect(await store.add({ ...given, portrait }, NOW)).toBe('used');
      expect(await store.add(given, NOW)).toBe('same');
    });

    test('holds it once where a batch runs again because its result was lost', async () => {
      let isLost = true;
      const twice: Database = {
        failure: undefined,
        batch: async (statements) => {
          const results = await database.batch(statements);
          if (!isLost) return results;
          // Another process writes between the two runs.
          isLost = false;
          await new TestimonialStore(database).add(testimonial('Between'), NOW + 1);
          return await database.batch(statements);
        },
        check: async () => {},
        checkpoint: async () => {},
        close: async () => {},
      };
      const dailyNotice = {
        id: randomUUID(),
        message: { ...GOOD_MESSAGE, subject: 'Look' },
        suspicion: [],
        kinds: ['message' as const],
      };
      const limits = [{ counter: 'a', max: 9 }];
      const given = testimonial('One', { limits });
      const notice = { ...given.notice, suspicion: ['fast'], dailyNotice };
      expect(await new TestimonialStore(twice).add({ ...given, notice }, NOW)).toBe('new');
      expect(await answers()).toEqual(['One', 'Between']);
      const messages = new MessageStore(database);
      expect([await messages.count('new'), await messages.count('spam')]).toEqual([2, 1]);
      expect(await messages.outbox.count('waiting')).toBe(2);
      expect(await database.batch([sql`SELECT count(*) AS n FROM hits`])).toEqual([[{ n: 1 }]]);
      const [counted, recounted] = await bytes();
      expect(counted).toBe(recounted);
    });

    test('has a table in a database of the first version, with the messages in it', async () => {
      const messages = new MessageStore(database);
      await messages.add({ id: 'One', message: GOOD_MESSAGE, suspicion: [], kinds: [] }, NOW);
      await database.batch([
        sql`DROP TABLE testimonials`,
        ...(name === 'SQLite'
          ? [sql`PRAGMA user_version = 1`]
          : [
              sql`DELETE FROM schema_version`,
              sql`INSERT INTO schema_version (version) VALUES (1)`,
            ]),
      ]);
      const processes = await Promise.all([openDatabase(), openDatabase(), openDatabase()]);
      const given = testimonial('One');
      const results = await Promise.all(
        processes.map((each) => new TestimonialStore(each).add(given, NOW)),
      );
      expect(results.toSorted()).toEqual(['new', 'same', 'same']);
      expect(await answers()).toEqual(['One']);
      expect(await messages.get('One')).toMatchObject(GOOD_MESSAGE);
    });

    test('counts for the limits of messages, and a retry does not', async () => {
      const limits = [{ counter: 'near', max: 3 }];
      const given = testimonial('One', { limits });
      expect(await store.add(given, NOW)).toBe('new');
      const message = { id: randomUUID(), message: GOOD_MESSAGE, suspicion: [], kinds: [], limits };
      expect(await new MessageStore(database).add(message, NOW)).toMatchObject({ isNew: true });
      expect(await store.add(testimonial('Two', { limits }), NOW + 1000)).toBe('new');
      expect(await store.add(testimonial('Three', { limits }), NOW + 2000)).toEqual({ wait: 3598 });
      expect(await store.add(given, NOW + 2000)).toBe('same');
      expect(await answers()).toEqual(['One', 'Two']);
      expect(await store.add(testimonial('Three', { limits }), NOW + HOUR)).toBe('new');
    });

    test('takes none where there is no room for words and notice, or for the portrait', async () => {
      await store.add(testimonial('One'), NOW);
      const [size = 0] = (await bytes()).map(Number);
      const small = new TestimonialStore(database, size * 2 - 1);
      expect(await small.add(testimonial('Two'), NOW)).toEqual({ isFull: true, isNoticeDue: true });
      const fitting = new TestimonialStore(database, size * 2);
      expect(await fitting.add(testimonial('Two'), NOW)).toBe('new');
      expect(await new MessageStore(database).outbox.count('waiting')).toBe(2);
      const albums = new TestimonialStore(database, undefined, 8000);
      const portrait = { type: 'image/png', bytes: new Uint8Array(3000) } as const;
      expect(await albums.add(testimonial('Three', { portrait }), NOW)).toBe('new');
      expect(await albums.add(testimonial('Four', { portrait }), NOW)).toBe('new');
      const refused = await albums.add(testimonial('Five', { portrait }), NOW);
      expect(refused).toEqual({ isFull: true, isNoticeDue: false });
      expect(await albums.add(testimonial('Five'), NOW)).toBe('new');
    });

    test('keeps the state, and removes words and portrait but not the use of the link', async () => {
      const [first, second] = [testimonial('One'), testimonial('Two')];
      await store.add(first, NOW);
      await store.add(second, NOW + 1);
      await store.setAccepted(first.id);
      expect((await store.list()).map(({ state }) => state)).toEqual(['accepted', 'new']);
      await store.delete(first.id);
      await store.setAccepted(first.id);
      expect(await answers()).toEqual(['Two']);
      expect(await store.find(first.id)).toEqual([]);
      expect(await store.add(first, NOW + 2)).toBe('used');
      const [rows] = await database.batch([
        sql`SELECT words, portrait, portrait_type, fingerprint FROM testimonials WHERE words = ''`,
      ]);
      expect(rows).toEqual([{ words: '', portrait: '', portrait_type: '', fingerprint: '' }]);
      const [counted, recounted] = await bytes();
      expect(counted).toBe(recounted);
    });

    test('removes the notice with the words, and no other message', async () => {
      const id = 'c'.repeat(24);
      const text = `Show it:\n  npx vitrine testimonial accept ${id}`;
      const notice = (message: string, name = 'Vitrine') => ({
        id: randomUUID(),
        message: { ...GOOD_MESSAGE, name, subject: 'Testimonial of Ida', message },
        suspicion: [],
        kinds: ['message'] as const,
      });
      await store.add(testimonial('One', { id, notice: notice(text) }), NOW);
      await store.add(testimonial('Two', { notice: notice('Another notice') }), NOW);
      await store.add(testimonial('Three', { notice: notice(text, 'Visitor') }), NOW);
      await store.delete(id);
      const messages = new MessageStore(database);
      const names = (await messages.list(['new'])).map(({ name, message }) => [name, message]);
      expect(names.toSorted()).toEqual([
        ['Visitor', text],
        ['Vitrine', 'Another notice'],
      ]);
      expect(await messages.outbox.count('waiting')).toBe(2);
      const [counted, recounted] = await bytes();
      expect(counted).toBe(recounted);
    });

    test('removes what is old: what was not accepted, and the rows of expired links', async () => {
      const messages = new MessageStore(database);
      const look = async (now: number, days?: number) =>
        await removeOld({ store: messages, days, log: () => {}, now });
      const [first, second] = [testimonial('One'), testimonial('Two')];
      await store.add(first, NOW);
      await store.add(second, NOW);
      await store.setAccepted(first.id);
      await look(NOW);
      await look(NOW + DAY);
      await look(NOW + 2 * DAY);
      expect(await answers()).toHaveLength(2);
      await look(NOW + 3 * DAY, 2);
      expect(await answers()).toEqual(['One']);
      expect(await store.add(second, NOW + 3 * DAY)).toBe('used');
      // A clock that jumps does not make a used link usable.
      await look(NOW + 30 * DAY);
      expect(await store.isUsed(second.id)).toBe(true);
      await look(NOW + 31 * DAY);
      expect(await store.isUsed(second.id)).toBe(false);
      expect(await store.isUsed(first.id)).toBe(true);
    });
  });
}
