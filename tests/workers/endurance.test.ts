// workerd is killed while messages come; nothing is lost, and nothing is stored twice.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { writeDeployConfig } from '../../cli/build/deploy-config/write-deploy-config.ts';
import { mapLimit } from '../../src/content/loader/map-limit.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { freePort } from '../helpers/free-port.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { leavesOutWrangler, WorkerProcess } from './wrangler.ts';

test.skipIf(leavesOutWrangler())('2,000 messages in D1 survive 20 kills of workerd', async () => {
  const messages = 2000;
  const kills = 20;
  const around = await temporaryFolder({
    'site/index.html': '<!doctype html><title>Home</title>',
    'site/contact/index.html': CONTACT_PAGE,
  });
  const site = join(around, 'site');
  writeDeployConfig(site, '');
  const worker = new WorkerProcess(site, join(around, 'work'), await freePort());
  await worker.start();

  const acknowledged = new Map<string, string>();
  const numbers = Array.from({ length: messages }, (_, number) => number);
  const sending = mapLimit(numbers, 8, async (number) => {
    const id = randomUUID();
    const message = `No ${number}\n${'Grüße 👋 '.repeat(number % 200)}`;
    // The process may be killed meanwhile: sent again until it is acknowledged, as the form does.
    await vi.waitFor(() => post(worker.origin, number, { id, message }), {
      timeout: 120_000,
      interval: 20,
    });
    acknowledged.set(id, message);
  });
  // Spread over the messages, so that every kill meets some that are under way.
  for (let kill = 0; kill < kills; kill += 1) {
    const next = Math.floor((messages * (kill + 1)) / (kills + 1));
    await vi.waitUntil(() => acknowledged.size >= next, { timeout: 120_000, interval: 1 });
    await worker.kill();
    const database = await openDatabase(worker);
    // So many messages an hour are more than the limit for all.
    database.exec('DELETE FROM hits');
    database.close();
    await worker.start();
  }
  await sending;
  await worker.kill();

  const database = await openDatabase(worker);
  const rows = database.prepare('SELECT id, message FROM messages').all();
  database.close();
  expect(acknowledged.size).toBe(messages);
  expect(rows).toHaveLength(messages);
  expect(new Map(rows.map(({ id, message }) => [id, message]))).toEqual(acknowledged);
});

/** Waits until the processes that were killed are gone. */
async function openDatabase(worker: WorkerProcess): Promise<DatabaseSync> {
  return new DatabaseSync(await worker.databaseFile(), { timeout: 10_000 });
}

/** Sends a message from an address of its own. @throws Error where it is not acknowledged */
async function post(origin: string, number: number, part: { id: string; message: string }) {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'CF-Connecting-IP': `10.${number >> 8}.${number & 255}.1`,
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
