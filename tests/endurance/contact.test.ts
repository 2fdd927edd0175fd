// The server in a process of its own is killed, and asked what no visitor asks; nothing is lost.
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings, storeSettings } from '../../server/environment.ts';
import { sql } from '../../server/store/database.ts';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { mapLimit } from '../../src/content/loader/map-limit.ts';
import { badRequest } from '../helpers/bad-requests.ts';
import { CONTACT_PAGE, MAIL } from '../helpers/contact-fixture.ts';
import { MailServer } from '../helpers/mail-server.ts';
import { PostgresServer, skipsPostgres } from '../helpers/postgres.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

let around: string;
let variables: Record<string, string>;
beforeEach(async () => {
  around = await temporaryFolder();
  const site = join(around, 'site');
  await mkdir(join(site, 'contact'), { recursive: true });
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(site, 'contact', 'index.html'), CONTACT_PAGE);
  variables = { OUT_DIR: site, DATA_DIR: join(around, 'data'), BASE: '', TRUST_PROXY: '1' };
});

const MESSAGES = 2000;

/** Where messages are stored: settings of the server. */
const places = {
  SQLite: () => ({}),
  libSQL: () => ({ DATABASE_URL: `file:${join(around, 'libsql.db')}` }),
  Postgres: async () => {
    postgres ??= await PostgresServer.create();
    return { DATABASE_URL: await postgres.database(randomUUID()) };
  },
};
const kinds = (['SQLite', 'libSQL', 'Postgres'] as const).filter(
  (kind) => kind !== 'Postgres' || !skipsPostgres(),
);
let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

/** A store of this kind, with servers on it, and one for their mail. */
async function openStore(kind: keyof typeof places, count: number) {
  const mail = new MailServer();
  await mail.open();
  const settings = {
    ...variables,
    ...(await places[kind]()),
    ...MAIL,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  };
  const servers = Array.from({ length: count }, () => new ServerProcess(settings));
  onTestFinished(async () => {
    for (const server of servers) await server.kill();
  });
  await Promise.all(servers.map((server) => server.start()));
  const data = join(around, 'data');
  const store = new MessageStore(await openDatabase(readSettings(storeSettings, settings), data));
  const acknowledged = new Map<string, string>();
  const numbers = Array.from({ length: MESSAGES }, (_, number) => number);
  const sending = mapLimit(numbers, 8, async (number) => {
    const id = randomUUID();
    const message = `No ${number}\n${'Grüße 👋 '.repeat(number % 200)}`;
    // A server may be killed meanwhile: sent again until it is acknowledged, as the form does.
    let tries = 0;
    const send = async () => {
      // So many messages an hour are more than the limit for all.
      if (number % 100 === 0) await store.database.batch([sql`DELETE FROM hits`]);
      const server = servers[(number + tries) % count];
      tries += 1;
      await post(server?.port ?? 0, number, { id, message });
    };
    await vi.waitFor(send, { timeout: 60_000, interval: 20 });
    acknowledged.set(id, message);
  });
  return {
    mail,
    servers,
    acknowledged,
    /** Resolves when every message is acknowledged and its mail received. */
    mailed: async () => {
      await sending;
      const isMailed = (id: string) => mail.received.has(`<${id}@studio.example>`);
      await vi.waitUntil(() => [...acknowledged.keys()].every(isMailed), { timeout: 300_000 });
    },
    /** Ends all. @returns the messages, and how many mails still wait */
    close: async () => {
      for (const server of servers) await server.stop();
      await mail.close();
      const stored = await store.list(['new', 'answered', 'spam']);
      const waiting = await store.outbox.count('waiting');
      await store.database.close();
      const figures = [acknowledged.size, stored.length, mail.count, waiting];
      console.log(kind, '(acknowledged, stored, mails, still waiting):', figures.join(', '));
      return { stored, waiting };
    },
  };
}

test.each(kinds)('2,000 messages in %s survive 20 kills and mail that goes away', async (kind) => {
  const kills = 20;
  const away = { from: 6, to: 11 };
  const { mail, servers, acknowledged, mailed, close } = await openStore(kind, 1);
  const [server] = servers;
  // Spread over the messages, so that every kill meets some that are under way.
  for (let kill = 0; kill < kills; kill += 1) {
    const next = Math.floor((MESSAGES * (kill + 1)) / (kills + 1));
    await vi.waitUntil(() => acknowledged.size >= next, { timeout: 120_000, interval: 1 });
    if (kill === away.from) await mail.close();
    await server?.kill();
    // The database is killed once itself.
    if (kill === away.to) await postgres?.stop('SIGKILL');
    if (kill === away.to) await postgres?.start();
    if (kill + 1 === away.to) await mail.open();
    await server?.start();
  }
  await mailed();
  const { stored, waiting } = await close();
  expect(acknowledged.size).toBe(MESSAGES);
  expect(new Map(stored.map(({ id, message }) => [id, message]))).toEqual(acknowledged);
  expect(stored).toHaveLength(MESSAGES);
  // What a kill cut off between the mail server's yes and the store is sent once more, after its lease.
  expect(waiting).toBeLessThanOrEqual(kills);
});

test.each(kinds)('two servers on one store in %s send each mail once', async (kind) => {
  const { mail, servers, acknowledged, mailed, close } = await openStore(kind, 2);
  await mailed();
  const { stored, waiting } = await close();
  const senders = servers.map(({ lines }) =>
    lines.filter((line) => line.includes('"delivery.sent"')),
  );
  expect(stored).toHaveLength(MESSAGES);
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(acknowledged.keys()));
  expect(mail.count).toBe(MESSAGES);
  expect(waiting).toBe(0);
  // Both had part in it, or nothing would be shown.
  expect(Math.min(...senders.map(({ length }) => length))).toBeGreaterThan(MESSAGES / 10);
});

/** Sends a message from an address of its own. @throws Error where it is not acknowledged */
async function post(port: number, number: number, part: { id: string; message: string }) {
  const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
    },
    body: JSON.stringify({
      name: `Visitor ${number}`,
      email: `visitor-${number}@visitor.example`,
      subject: `Message ${number}`,
      ...part,
    }),
  });
  expect(await response.json()).toMatchObject({ ok: true });
}

test('10,000 bad requests make the server neither fail nor grow', async () => {
  // After so many the server has settled: what it needs once is there.
  const warmUp = 4000;
  const mostGrowth = 16;
  const server = new ServerProcess({
    ...variables,
    // Keeps V8 from putting off its work, so that waste is not taken for growth.
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
    // The server answers 413 and closes while the body still comes.
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/contact`, asked).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer && answer.status >= 500) failed.push(answer.status);
  });
  const grown = (await server.memory()) - settled;
  await server.stop();
  expect(failed).toEqual([]);
  expect(grown, 'megabytes grown').toBeLessThanOrEqual(mostGrowth);
});
