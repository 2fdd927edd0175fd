// What the Worker sends on: at once, again by the cron trigger, and never twice at the same time.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDeployConfig } from '../../cli/build/deploy-config/write-deploy-config.ts';
import { portOf } from '../../server/port-of.ts';
import { boundD1, D1Driver } from '../../server/store/d1.ts';
import { RetryingDatabase } from '../../server/store/database.ts';
import { MessageStore } from '../../server/store/message-store.ts';
import { CONTACT_PAGE, GOOD, GOOD_MESSAGE } from '../helpers/contact-fixture.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { leavesOutWrangler, type RunningWorker, startWorker } from './wrangler.ts';

const secret = randomBytes(32);

describe.skipIf(leavesOutWrangler())('the Worker', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let worker: RunningWorker;
  let store: MessageStore;
  beforeEach(async () => {
    service = await startService();
    const site = await temporaryFolder({
      'index.html': '<!doctype html><title>Home</title>',
      'contact/index.html': CONTACT_PAGE,
      'contact/settings.json': JSON.stringify({ locale: 'en', address: 'https://studio.example' }),
    });
    writeDeployConfig(site, '');
    worker = await startWorker(site, {
      WEBHOOK_URL: service.url,
      WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    });
    store = new MessageStore(new RetryingDatabase(new D1Driver(boundD1(worker.binding))));
  });
  afterEach(async () => {
    await worker?.stop();
    await service?.close();
  });

  const post = async (id: string) => {
    const response = await fetch(`${worker.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...GOOD, id }),
    });
    return await response.json();
  };
  const entries = async (id: string) =>
    (await store.outbox.of(id)).map(({ kind, state, attempts }) => ({ kind, state, attempts }));

  test('tells of a message at once, after its answer', async () => {
    const id = randomUUID();
    expect(await post(id)).toEqual({ ok: true, id });
    const sent = [{ kind: 'webhook', state: 'sent', attempts: 0 }];
    await vi.waitFor(async () => expect(await entries(id)).toEqual(sent));
    expect(service.seen).toEqual([id]);
    await worker.scheduled();
    expect(service.seen).toEqual([id]);
  });

  test('sends again by the cron trigger what a service did not take', async () => {
    service.status = 503;
    const id = randomUUID();
    await post(id);
    const waiting = [{ kind: 'webhook', state: 'waiting', attempts: 1 }];
    await vi.waitFor(async () => expect(await entries(id)).toEqual(waiting));
    service.status = 204;
    await worker.scheduled();
    expect(await entries(id), 'before its time').toEqual(waiting);
    await store.outbox.makeAllDue(Date.now());
    await worker.scheduled();
    expect(await entries(id)).toEqual([{ kind: 'webhook', state: 'sent', attempts: 1 }]);
    expect(service.seen).toEqual([id, id]);
  });

  test('sends nothing twice where two Workers send from one database', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    for (const id of ids) {
      const message = { ...GOOD_MESSAGE, subject: id };
      await store.add({ id, message, suspicion: [], kinds: ['webhook'] }, Date.now());
    }
    // Ten entries a call.
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([worker.scheduled(), worker.other.scheduled()]);
    }
    expect(service.mostAtOnce, 'both sent at the same time').toBe(2);
    expect(service.seen.toSorted()).toEqual(ids.toSorted());
    expect(await store.outbox.count('sent')).toBe(ids.length);
  });
});

/** The owner's program: takes a moment for each call, and checks its signature. */
async function startService() {
  const seen: string[] = [];
  const state = { status: 204, mostAtOnce: 0, seen };
  let now = 0;
  const server = createServer(async (request, response) => {
    now += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, now);
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': given,
    } = request.headers;
    const signed = createHmac('sha256', secret).update(`${id}.${time}.${await text(request)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    now -= 1;
    if (given === `v1,${signed.digest('base64')}`) seen.push(String(id));
    response.writeHead(state.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closing = {
    url: `http://127.0.0.1:${portOf(server)}/hook`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return Object.assign(state, closing);
}
