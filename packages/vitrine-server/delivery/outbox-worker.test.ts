import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture } from '../../../tests/helpers/open-contact-fixture.ts';
import type { OutboxKind } from '../store/records.ts';
import type { Channel } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';
import { OutboxWorker } from './outbox-worker.ts';
import { MIN_RETRY_TIME } from './retry-rules.ts';

const away = (retryAfter?: number) =>
  new DeliveryError({
    code: 'EAWAY',
    text: 'No: ida@visitor.example',
    isUnavailable: true,
    retryAfter,
  });
const refused = (isFinal = false) => new DeliveryError({ code: '554', text: 'No', isFinal });

/**
 * Opens an outbox worker that is not started: the test decides when a round runs. @param error The
 * error of each attempt.
 */
async function open(error?: (subject: string) => Error | undefined) {
  const { contact, clock, lines } = await openContactFixture();
  const { outbox } = contact.store;
  const mail = { error, tries: [] as number[], sent: [] as string[] };
  const posted: string[] = [];
  const channel: Channel = {
    name: 'mail',
    send: async ({ subject }, { kind }) => {
      await setImmediate();
      mail.tries.push(clock.now);
      const thrown = mail.error?.(`${subject} ${kind}`);
      if (thrown) throw thrown;
      mail.sent.push(subject);
    },
  };
  const newWorker = () =>
    new OutboxWorker({
      store: contact.store,
      log: (level, event, details) => lines.push(JSON.stringify({ level, event, ...details })),
      clock: { now: () => clock.now + clock.shift, monotonic: () => clock.now },
      channels: new Map([
        ['message', channel],
        ['confirmation', channel],
        [
          'webhook',
          { name: 'the webhook', send: async ({ subject }) => void posted.push(subject) },
        ],
      ]),
    });
  const worker = newWorker();
  const add = async (subject: string, kinds: OutboxKind[] = ['message']) => {
    const id = randomUUID();
    const newMessage = { id, message: { ...GOOD_MESSAGE, subject }, suspicion: [], kinds };
    await contact.store.add(newMessage, clock.now);
    return id;
  };
  /** Runs a round after the given number of milliseconds. */
  const round = async (passed = 0) => {
    clock.now += passed;
    await worker.round();
  };
  return { outbox, clock, lines, mail, posted, newWorker, add, round };
}

// As each call of the cron trigger of a serverless platform has a worker of its own.
test('a new worker that was not started leaves an entry until it is due', async () => {
  const { round, mail, add, newWorker } = await open(() => refused());
  await add('One');
  await round();
  await newWorker().round();
  expect(mail.tries).toHaveLength(1);
});

test('a mail is sent once', async () => {
  const { round, outbox, mail, add } = await open();
  const id = await add('One');
  await round();
  await round();
  expect(mail.sent).toEqual(['One']);
  expect(await outbox.of(id)).toMatchObject([{ state: 'sent', attempts: 0 }]);
});

test('pauses grow, and after three days the mail is given up and logged', async () => {
  const { round, outbox, clock, lines, mail, add } = await open(() => away());
  const id = await add('One');
  const began = clock.now;
  const pauses: number[] = [];
  for (;;) {
    await round();
    const [entry] = await outbox.of(id);
    if (entry === undefined || entry.state !== 'waiting') break;
    pauses.push((entry.nextAt - clock.now) / 1000);
    clock.now = entry.nextAt;
  }
  expect(mail.sent).toEqual([]);
  expect(pauses.slice(0, 5)).toEqual([15, 30, 60, 120, 240]);
  expect(Math.max(...pauses)).toBe(4 * 60 * 60);
  expect(clock.now - began).toBeGreaterThanOrEqual(MIN_RETRY_TIME);
  expect(clock.now - began).toBeLessThan(MIN_RETRY_TIME + 4 * 60 * 60 * 1000);
  const lastError = 'No: ida@visitor.example';
  expect(await outbox.of(id)).toMatchObject([{ state: 'given up', lastError }]);
  expect(lines.at(-1)).toContain('"level":"error","event":"delivery.given-up"');
  expect(lines.at(-1)).toContain(`npx vitrine inbox show ${id}`);
  expect(lines.join()).not.toContain('ida@visitor.example');
});

test('an unavailable mail server gets one try, not one for each mail, and delays no other channel', async () => {
  const { round, clock, mail, posted, add } = await open(() => away());
  await add('One', ['message', 'webhook']);
  clock.now += 1;
  await add('Two', ['message', 'webhook']);
  await round();
  await round();
  expect([mail.tries.length, posted]).toEqual([1, ['One', 'Two']]);
  mail.error = undefined;
  await round(15_000);
  expect(mail.sent).toEqual(['One', 'Two']);
});

test('a service that names a time gets no try until then', async () => {
  const { round, clock, mail, add } = await open(() => away(100_000));
  await add('One');
  const began = clock.now;
  await round();
  for (let second = 5; second <= 100; second += 5) await round(5000);
  expect(mail.tries).toEqual([began, began + 100_000]);
});

test.each([
  ['an error in our code', new TypeError('No name'), 'TypeError: No name'],
  ['a mail that is refused', refused(), 'No'],
])('%s is recorded, and the next mail is sent', async (_what, error, lastError) => {
  const { round, outbox, mail, add } = await open((subject) =>
    subject.startsWith('Bad') ? error : undefined,
  );
  const id = await add('Bad');
  await add('Good');
  await round();
  expect(mail.sent).toEqual(['Good']);
  expect(await outbox.of(id)).toMatchObject([{ state: 'waiting', attempts: 1, lastError }]);
});

test('an entry of a channel that is no longer set up waits, and the next one is sent', async () => {
  const { round, outbox, mail, add } = await open();
  const id = await add('One', ['ntfy', 'message']);
  await round();
  expect(mail.sent).toEqual(['One']);
  const [, entry] = (await outbox.of(id)).toSorted((a, b) => a.kind.localeCompare(b.kind));
  const lastError = 'This channel for mail or notifications is no longer set up.';
  expect(entry).toMatchObject({ kind: 'ntfy', state: 'waiting', lastError });
});

test('an entry that is refused for good is given up at once', async () => {
  const { round, outbox, add } = await open((subject) =>
    subject === 'One confirmation' ? refused(true) : undefined,
  );
  const id = await add('One', ['message', 'confirmation']);
  await round();
  expect(await outbox.of(id)).toMatchObject([
    { kind: 'message', state: 'sent' },
    { kind: 'confirmation', state: 'given up' },
  ]);
});

test('after a start, entries that wait are sent at once', async () => {
  const { round, mail, newWorker, add } = await open(() => away());
  await add('One');
  await round();
  mail.error = undefined;
  const restarted = newWorker();
  onTestFinished(() => restarted.stop());
  restarted.start();
  await vi.waitFor(() => expect(mail.sent).toEqual(['One']));
});

test('a clock that is set forward during a try causes no further tries, and gives no mail up', async () => {
  const { round, clock, mail, add } = await open(() => {
    clock.shift = 400 * 24 * 60 * 60 * 1000;
    return away();
  });
  await add('One');
  await round();
  expect(mail.tries).toHaveLength(1);
  await round(15_000);
  mail.error = undefined;
  await round(60_000);
  expect(mail.sent).toEqual(['One']);
});

test('the mail of a server that was killed is sent some minutes later', async () => {
  const { round, outbox, clock, mail, add } = await open();
  await add('One');
  await outbox.lease(clock.now);
  await round();
  expect(mail.sent).toEqual([]);
  await round(3 * 60 * 1000);
  expect(mail.sent).toEqual(['One']);
});
