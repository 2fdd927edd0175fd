import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import {
  type ContactFixture,
  createContactFixture,
  GOOD_MESSAGE,
  MAIL,
} from '../../tests/helpers/contact-fixture.ts';
import type { OutboxKind } from '../store/records.ts';
import type { Channel } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';
import { OutboxWorker, TRY_FOR } from './outbox-worker.ts';

let fixture: ContactFixture;
afterEach(() => fixture.remove());

const away = (retryAfter?: number) =>
  new DeliveryError({ code: 'EAWAY', text: 'No: ida@visitor.example', isAway: true, retryAfter });
const refused = (isFinal = false) => new DeliveryError({ code: '554', text: 'No', isFinal });

// A separate outbox worker, so that the test decides when a round runs.
async function open(response: (subject: string, now: number) => void) {
  fixture = await createContactFixture({ variables: MAIL });
  const sent: string[] = [];
  const channel: Channel = {
    name: 'mail',
    send: async (message, { kind }) => {
      await setImmediate();
      const subject = kind === 'message' ? message.subject : `${message.subject} by ${kind}`;
      response(subject, fixture.clock.now);
      sent.push(subject);
    },
  };
  const outboxWorker = new OutboxWorker({
    store: fixture.contact.store,
    log: (level, event, details) =>
      fixture.lines.push(JSON.stringify({ level, event, ...details })),
    clock: {
      now: () => fixture.clock.now + fixture.clock.shift,
      monotonic: () => fixture.clock.now,
    },
    channels: new Map([
      ['message', channel],
      ['confirmation', channel],
    ]),
  });
  const add = async (subject: string, kinds: OutboxKind[] = ['message']) => {
    const id = randomUUID();
    const newMessage = { id, message: { ...GOOD_MESSAGE, subject }, suspicion: [], kinds };
    await fixture.contact.store.add(newMessage, fixture.clock.now);
    return id;
  };
  return { outboxWorker, sent, add };
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
    throw away();
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
  expect(last).toContain('"level":"error","event":"delivery.given-up"');
  expect(last).toContain(`npx vitrine inbox show ${id}`);
  expect(fixture.lines.join()).not.toContain('ida@visitor.example');
});

test('a mail server that is away is asked once, not for every mail', async () => {
  let asked = 0;
  let isAway = true;
  const { outboxWorker, sent, add } = await open(() => {
    asked += 1;
    if (isAway) throw away();
  });
  await add('One');
  fixture.clock.now += 1;
  await add('Two');
  await outboxWorker.round();
  expect(asked).toBe(1);
  await outboxWorker.round();
  expect(asked).toBe(1);
  isAway = false;
  fixture.clock.now += 15_000;
  await outboxWorker.round();
  expect(sent).toEqual(['One', 'Two']);
});

test('a service that names a time is left alone until then', async () => {
  const asked: number[] = [];
  const { outboxWorker, add } = await open((_subject, now) => {
    asked.push(now);
    if (asked.length === 1) throw away(100_000);
  });
  await add('One');
  const began = fixture.clock.now;
  for (let second = 0; second < 200; second += 5) {
    fixture.clock.now = began + second * 1000;
    await outboxWorker.round();
  }
  expect(asked).toEqual([began, began + 100_000]);
});

test.each([
  ['an error in our code', new TypeError('No name'), 'TypeError: No name'],
  ['a mail that is refused', refused(), 'No'],
])('%s is logged, and does not delay the others', async (_what, error, lastError) => {
  const { outboxWorker, sent, add } = await open((subject) => {
    if (subject === 'Bad') throw error;
  });
  const id = await add('Bad');
  await add('Good');
  await outboxWorker.round();
  expect(sent).toEqual(['Good']);
  expect(await fixture.contact.store.outbox.of(id)).toMatchObject([
    { state: 'waiting', attempts: 1, lastError },
  ]);
});

test('a channel that is no longer set up is reported, and does not delay the others', async () => {
  const { outboxWorker, sent, add } = await open(() => {});
  const id = await add('One', ['ntfy', 'message']);
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
  const text = 'This channel is no longer set up.';
  expect(await fixture.contact.store.outbox.of(id)).toContainEqual(
    expect.objectContaining({ kind: 'ntfy', state: 'waiting', lastError: text }),
  );
});

test('what is refused for good is given up at once', async () => {
  const { outboxWorker, add } = await open((subject) => {
    if (subject === 'One by confirmation') throw refused(true);
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
    if (isAway) throw away();
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
    if (isAway) throw away();
  });
  await add('One');
  await outboxWorker.round();
  fixture.clock.shift = days * 24 * 60 * 60 * 1000;
  await outboxWorker.round();
  fixture.clock.now += 15_000;
  await outboxWorker.round();
  isAway = false;
  fixture.clock.now += 60_000;
  await outboxWorker.round();
  expect(sent).toEqual(['One']);
});

test('a clock that is set forward during a try does not make the next one come at once', async () => {
  let asked = 0;
  const { outboxWorker, add } = await open(() => {
    asked += 1;
    fixture.clock.shift = 400 * 24 * 60 * 60 * 1000;
    if (asked < 5) throw away();
  });
  await add('One');
  await outboxWorker.round();
  expect(asked).toBe(1);
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
