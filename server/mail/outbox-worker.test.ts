import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  type ContactFixture,
  createContactFixture,
  GOOD_MESSAGE,
  MAIL,
} from '../../tests/helpers/contact-fixture.ts';
import { RetryingDatabase } from '../store/database.ts';
import { MessageStore } from '../store/message-store.ts';
import { SqliteDriver } from '../store/sqlite.ts';
import type { Mail } from './compose.ts';
import { OutboxWorker, TRY_FOR } from './outbox-worker.ts';

let fixture: ContactFixture;
afterEach(() => fixture.remove());

const refused = (code: string, responseCode?: number) =>
  Object.assign(new Error('No: ida@visitor.example'), { code, responseCode });

// An outbox worker of its own, so that the test decides when it walks.
async function open(answer: (mail: Mail) => void) {
  fixture = await createContactFixture({ variables: MAIL });
  const sent: string[] = [];
  const workerFor = (store: MessageStore) =>
    new OutboxWorker({
      store,
      log: (level, event, details) =>
        fixture.lines.push(JSON.stringify({ level, event, ...details })),
      clock: {
        now: () => fixture.clock.now + fixture.clock.shift,
        steady: () => fixture.clock.now,
      },
      compose: ({ id, subject }, kind) => ({
        from: { name: '', address: 'site@studio.example' },
        to: [],
        subject: kind === 'message' ? subject : 'Here',
        text: '',
        messageId: id,
        date: new Date(0),
      }),
      send: async (mail) => {
        await setImmediate();
        answer(mail);
        sent.push(mail.subject);
      },
    });
  const add = async (subject: string, mails: ('message' | 'confirmation')[] = ['message']) => {
    const id = randomUUID();
    const arrival = { id, message: { ...GOOD_MESSAGE, subject }, suspicion: [], mails };
    await fixture.contact.store.add(arrival, fixture.clock.now);
    return id;
  };
  return { outboxWorker: workerFor(fixture.contact.store), workerFor, sent, add };
}

test('a mail that is sent is not sent again', async () => {
  const { outboxWorker, sent, add } = await open(() => {});
  const id = await add('One');
  await outboxWorker.round();
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
  expect(await fixture.contact.store.outbox.of(id)).toMatchObject([{ state: 'sent', attempts: 0 }]);
});

test('pauses grow, and after three days the mail is given up and reported', async () => {
  const { outboxWorker, sent, add } = await open(() => {
    throw refused('ECONNECTION');
  });
  const id = await add('One');
  const began = fixture.clock.now;
  const pauses: number[] = [];
  for (;;) {
    await outboxWorker.round();
    const [entry] = await fixture.contact.store.outbox.of(id);
    if (entry === undefined || entry.state !== 'waiting') break;
    pauses.push((entry.nextAt - fixture.clock.now) / 1000);
    fixture.clock.now = entry.nextAt;
  }
  expect(sent).toEqual([]);
  expect(pauses.slice(0, 5)).toEqual([15, 30, 60, 120, 240]);
  expect(Math.max(...pauses)).toBe(4 * 60 * 60);
  expect(fixture.clock.now - began).toBeGreaterThanOrEqual(TRY_FOR);
  expect(fixture.clock.now - began).toBeLessThan(TRY_FOR + 4 * 60 * 60 * 1000);
  expect(await fixture.contact.store.outbox.of(id)).toMatchObject([
    { state: 'given up', lastError: 'No: ida@visitor.example' },
  ]);
  const last = fixture.lines.at(-1) ?? '';
  expect(last).toContain('"level":"error","event":"mail.given-up"');
  expect(last).toContain(`npx vitrine inbox show ${id}`);
  expect(fixture.lines.join()).not.toContain('ida@visitor.example');
});

test('a mail server that is away is asked once, not for every mail', async () => {
  let asked = 0;
  let isAway = true;
  const { outboxWorker, sent, add } = await open(() => {
    asked += 1;
    if (isAway) throw refused('ECONNREFUSED');
  });
  await add('One');
  await add('Two');
  await outboxWorker.round();
  expect(asked).toBe(1);
  await outboxWorker.round();
  expect(asked).toBe(1);
  isAway = false;
  fixture.clock.now += 15_000;
  await outboxWorker.round();
  expect(sent.sort()).toEqual(['One', 'Two']);
});

test('a mail that is refused does not hold up the others', async () => {
  const { outboxWorker, sent, add } = await open(({ subject }) => {
    if (subject === 'Bad') throw refused('EMESSAGE', 554);
  });
  await add('Bad');
  await add('Good');
  await outboxWorker.round();
  expect(sent).toEqual(['Good']);
});

test("a visitor's address that does not exist is not asked again", async () => {
  const { outboxWorker, add } = await open(({ subject }) => {
    if (subject === 'Here') throw refused('EENVELOPE', 550);
  });
  const id = await add('One', ['message', 'confirmation']);
  await outboxWorker.round();
  expect(await fixture.contact.store.outbox.of(id)).toMatchObject([
    { kind: 'message', state: 'sent' },
    { kind: 'confirmation', state: 'given up' },
  ]);
});

test('a start takes up what waits', async () => {
  let isAway = true;
  const { outboxWorker, sent, add } = await open(() => {
    if (isAway) throw refused('ETIMEDOUT');
  });
  const id = await add('One');
  await outboxWorker.round();
  isAway = false;
  await fixture.contact.store.outbox.makeAllDue(fixture.clock.now);
  fixture.clock.now += 15_000;
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
  expect(await fixture.contact.store.outbox.of(id)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test.each([
  ['back', -1],
  ['forward', 400],
])('a clock that is set %s by %d days neither holds a mail nor gives it up', async (_way, days) => {
  let isAway = true;
  const { outboxWorker, sent, add } = await open(() => {
    if (isAway) throw refused('ETIMEDOUT');
  });
  await add('One');
  await outboxWorker.round();
  fixture.clock.shift = days * 24 * 60 * 60 * 1000;
  fixture.clock.now += 15_000;
  await outboxWorker.round();
  isAway = false;
  fixture.clock.now += 30_000;
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
});

test('two servers on one store send each mail once', async () => {
  const { outboxWorker, workerFor, sent, add } = await open(() => {});
  const subjects = ['One', 'Two', 'Three', 'Four'];
  for (const subject of subjects) await add(subject);
  const store = new MessageStore(new RetryingDatabase(new SqliteDriver(fixture.dataDir)));
  await Promise.all([outboxWorker.round(), workerFor(store).round()]);
  await store.database.close();
  expect(sent.sort()).toEqual(subjects.sort());
});

test.each([
  ['some minutes later', 3 * 60 * 1000, 0],
  ['at once where the clock was set back', 0, -60 * 60 * 1000],
])('the mail of a server that was killed is sent %s', async (_name, passed, shift) => {
  const { outboxWorker, sent, add } = await open(() => {});
  await add('One');
  await fixture.contact.store.outbox.lease(fixture.clock.now);
  await outboxWorker.round();
  expect(sent).toEqual([]);
  fixture.clock.now += passed;
  fixture.clock.shift = shift;
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
});
