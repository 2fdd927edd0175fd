// Kills the server, which is a separate process, and sends bad requests. No message may be lost.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';
import { readServerSettings, storeSettings } from '../../packages/vitrine-server/environment.ts';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { openDatabase } from '../../packages/vitrine-server/store/open-database.ts';
import { sql } from '../../packages/vitrine-server/store/sql.ts';
import { TestimonialStore } from '../../packages/vitrine-server/store/testimonial-store.ts';
import { badRequest } from '../helpers/bad-requests.ts';
import { CONTACT_PAGE, MAIL } from '../helpers/contact-fixture.ts';
import { MailServer } from '../helpers/mail-server.ts';
import { isPostgresMissing, PostgresServer } from '../helpers/postgres-server.ts';
import { KILLS, MESSAGES, messages, sendMessages, testimonials } from '../helpers/send-messages.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { KEY, TESTIMONIAL_SITE } from '../helpers/testimonial-fixture.ts';
import { writeFiles } from '../helpers/write-files.ts';

let around: string;
let variables: Record<string, string>;
beforeEach(async () => {
  around = await temporaryFolder({
    'site/index.html': '<!doctype html><title>Home</title>',
    'site/contact/index.html': CONTACT_PAGE,
  });
  variables = {
    OUT_DIR: join(around, 'site'),
    DATA_DIR: join(around, 'data'),
    BASE: '',
    TRUST_PROXY: '1',
  };
});

/** The settings by which a server uses each kind of database. */
const databases = {
  SQLite: () => ({}),
  libSQL: () => ({ DATABASE_URL: `file:${join(around, 'libsql.db')}` }),
  Postgres: async () => {
    postgres ??= await PostgresServer.create();
    return { DATABASE_URL: await postgres.database(randomUUID()) };
  },
};
const names = (['SQLite', 'libSQL', 'Postgres'] as const).filter(
  (name) => name !== 'Postgres' || !isPostgresMissing,
);
let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

/** Opens a message store in a database, with servers that receive messages, and their mail server. */
async function openStore(name: keyof typeof databases, count: number, sent = messages) {
  const mail = new MailServer();
  await mail.open();
  const settings = {
    ...variables,
    ...(await databases[name]()),
    ...MAIL,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  const servers = Array.from({ length: count }, () => new ServerProcess(settings));
  onTestFinished(async () => {
    for (const server of servers) await server.kill();
  });
  await Promise.all(servers.map((server) => server.start()));
  const data = join(around, 'data');
  const store = new MessageStore(
    await openDatabase(readServerSettings(storeSettings, settings), data),
  );
  const load = sendMessages(async (number, attempt) => {
    // The counters are reset, because the test sends more messages per hour than all senders may.
    if (number % 100 === 0) await store.database.batch([sql`DELETE FROM hits`]);
    return servers[(number + attempt) % count]?.url ?? '';
  }, sent);
  /**
   * Waits until there is a mail about everything that was stored, then stops all servers. @returns the
   * number of outbox entries that still wait
   */
  const finish = async () => {
    await load.finished;
    const isMailed = ({ id }: { id: string }) => mail.received.has(`<${id}@studio.example>`);
    const all = await store.list(['new', 'answered', 'spam']);
    await vi.waitUntil(() => all.every(isMailed), { timeout: 300_000 });
    for (const server of servers) await server.stop();
    await mail.close();
    const stored = await store.list(['new', 'answered', 'spam']);
    const received = await new TestimonialStore(store.database).list();
    const waiting = await store.outbox.count('waiting');
    await store.database.close();
    console.log(name, { mails: mail.count, waiting });
    if (sent === messages) load.expectStored(stored);
    else
      load.expectStored(
        received.map(({ id, words }) => ({ id, message: words.answers[0]?.answer })),
      );
    // Each testimonial has one notice.
    expect(stored).toHaveLength(sent.count);
    return waiting;
  };
  return { mail, servers, load, finish };
}

test.each(names)('2,000 messages in %s survive 20 kills and mail that goes away', async (name) => {
  const away = { from: 6, to: 11 };
  const { mail, servers, load, finish } = await openStore(name, 1);
  const [server] = servers;
  await load.killMeanwhile(async (kill) => {
    if (kill === away.from) await mail.close();
    await server?.kill();
    // Postgres is killed once too.
    if (kill === away.to) await postgres?.stop('SIGKILL');
    if (kill === away.to) await postgres?.start();
    if (kill + 1 === away.to) await mail.open();
    await server?.start();
  });
  // A mail is sent twice if a kill comes between the mail server's response and the record in the store.
  expect(await finish()).toBeLessThanOrEqual(KILLS);
});

test.each(names)('500 testimonials in %s survive 10 kills', async (name) => {
  await writeFiles(join(around, 'site'), TESTIMONIAL_SITE);
  variables.SIGNING_KEY = KEY;
  const { servers, load, finish } = await openStore(name, 2, testimonials);
  await load.killMeanwhile(async (kill) => {
    const server = servers[kill % 2];
    await server?.kill();
    await server?.start();
  });
  expect(await finish()).toBeLessThanOrEqual(testimonials.kills);
});

test.each(names)('two servers on one store in %s send each mail once', async (name) => {
  const { mail, servers, finish } = await openStore(name, 2);
  expect(await finish()).toBe(0);
  expect(mail.count).toBe(MESSAGES);
  const sent = servers.map(
    ({ lines }) => lines.filter((line) => line.includes('"delivery.sent"')).length,
  );
  // Both servers must have sent mails.
  expect(Math.min(...sent)).toBeGreaterThan(MESSAGES / 10);
});

test('10,000 bad requests make the server neither fail nor grow', async () => {
  // After this number of requests, the memory usage of the server no longer grows.
  const warmUp = 4000;
  const maxGrowth = 16;
  const server = new ServerProcess({
    ...variables,
    // The heap is small, so that garbage does not count as growth.
    NODE_OPTIONS: '--max-old-space-size=64 --max-semi-space-size=4',
  });
  await server.start();
  const failed: number[] = [];
  let number = 0;
  let settled = 0;
  await mapLimit(fc.sample(badRequest, { numRuns: 10_000, seed: 5 }), 16, async (request) => {
    number += 1;
    if (number === warmUp) settled = await server.memory();
    const network = number % 1000;
    const headers = {
      ...request.headers,
      'X-Forwarded-For': `10.1.${network >> 8}.${network & 255}`,
    };
    const asked = { ...request, headers, redirect: 'manual' } as const;
    // The server responds with 413 and closes the connection while the client still sends the body.
    const response = await fetch(`http://127.0.0.1:${server.port}/api/contact`, asked).catch(
      () => undefined,
    );
    await response?.arrayBuffer().catch(() => undefined);
    if (response && response.status >= 500) failed.push(response.status);
  });
  const grown = (await server.memory()) - settled;
  await server.stop();
  expect(failed).toEqual([]);
  expect(grown, 'megabytes grown').toBeLessThanOrEqual(maxGrowth);
});
