// Tests that the Worker forwards messages immediately, retries by the cron trigger, and sends nothing twice.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeDeployConfig } from '../../packages/vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { D1Driver, d1FromBinding } from '../../packages/vitrine-server/store/d1.ts';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { RetryingDatabase } from '../../packages/vitrine-server/store/retrying-database.ts';
import { TestimonialStore } from '../../packages/vitrine-server/store/testimonial-store.ts';
import { CONTACT_PAGE, GOOD, GOOD_MESSAGE } from '../helpers/contact-fixture.ts';
import { type MockServer, type SeenRequest, startMockServer } from '../helpers/mock-server.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import {
  formOf,
  KEY,
  linkPath,
  PORTRAIT,
  TESTIMONIAL_SITE,
} from '../helpers/testimonial-fixture.ts';
import { isWranglerMissing, type RunningWorker, startWorker } from './wrangler.ts';

const secret = randomBytes(32);

describe.skipIf(isWranglerMissing)('the Worker', () => {
  let service: MockServer;
  /** The response of the owner's program to the webhook. */
  let respond: () => Promise<{ status: number }>;
  let worker: RunningWorker;
  let store: MessageStore;
  beforeEach(async () => {
    respond = async () => ({ status: 204 });
    service = await startMockServer(() => respond());
    const site = await temporaryFolder({
      'index.html': '<!doctype html><title>Home</title>',
      'contact/index.html': CONTACT_PAGE,
      ...TESTIMONIAL_SITE,
      'testimonial/sent/index.html': '<!doctype html>Thank you',
    });
    writeDeployConfig(site, '');
    worker = await startWorker(site, {
      SIGNING_KEY: KEY,
      WEBHOOK_URL: service.address,
      WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    });
    store = new MessageStore(new RetryingDatabase(new D1Driver(d1FromBinding(worker.binding))));
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
  /** The ids of the messages that the owner's program received with a valid signature. */
  const received = () => service.seen.filter(isSigned).map(({ headers }) => headers['webhook-id']);
  const entries = async (id: string) =>
    (await store.outbox.of(id)).map(({ kind, state, attempts }) => ({ kind, state, attempts }));

  test('forwards a message at once, after its answer', async () => {
    const id = randomUUID();
    expect(await post(id)).toEqual({ ok: true, id });
    const sent = [{ kind: 'webhook', state: 'sent', attempts: 0 }];
    await vi.waitFor(async () => expect(await entries(id)).toEqual(sent));
    expect(received()).toEqual([id]);
    await worker.scheduled();
    expect(received()).toEqual([id]);
  });

  test('refuses what is no message each time', async () => {
    const body = new URLSearchParams({ name: 'Ida' });
    const refused = () => fetch(`${worker.origin}/api/contact`, { method: 'POST', body });
    expect([(await refused()).status, (await refused()).status]).toEqual([422, 422]);
  });

  test('takes a testimonial once, and forwards its notice', async () => {
    const url = worker.origin + linkPath(Date.now());
    const send = () =>
      fetch(url, { method: 'POST', body: formOf(undefined, PORTRAIT), redirect: 'manual' });
    const shown = await fetch(url);
    expect(await shown.text()).not.toContain('hidden="" id="testimonial-form"');
    expect(shown.headers.get('Referrer-Policy')).toBe('no-referrer');
    for (const added of ['/', '/?utm_source=mail', '.', '%3E', ')'])
      expect((await fetch(url + added)).status, added).toBe(200);
    const statuses = await Promise.all([send(), send()]);
    expect(statuses.map(({ status }) => status)).toEqual([303, 303]);
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch(`${url}x`)).status).toBe(404);
    for (const path of ['sent', 'sent/'])
      expect(await (await fetch(`${worker.origin}/testimonial/${path}`)).text()).toContain(
        'Thank you',
      );
    await vi.waitFor(() => expect(received()).toHaveLength(1));
    const testimonials = await new TestimonialStore(store.database).list();
    expect(testimonials).toMatchObject([{ project: 'shop', portrait: { type: 'image/png' } }]);
  });

  test('tries again by the cron trigger', async () => {
    respond = async () => ({ status: 503 });
    const id = randomUUID();
    await post(id);
    const waiting = [{ kind: 'webhook', state: 'waiting', attempts: 1 }];
    await vi.waitFor(async () => expect(await entries(id)).toEqual(waiting));
    respond = async () => ({ status: 204 });
    await worker.scheduled();
    expect(await entries(id), 'before its time').toEqual(waiting);
    await store.outbox.makeAllDue(Date.now());
    await worker.scheduled();
    expect(await entries(id)).toEqual([{ kind: 'webhook', state: 'sent', attempts: 1 }]);
    expect(received()).toEqual([id, id]);
  });

  test('sends each message once where two Workers share a database', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    for (const id of ids) {
      const message = { ...GOOD_MESSAGE, subject: id };
      await store.add({ id, message, suspicion: [], kinds: ['webhook'] }, Date.now());
    }
    // Makes both Workers send at the same time: the webhook responds to neither request until both
    // have arrived.
    const both = Promise.withResolvers<void>();
    respond = async () => {
      if (service.seen.length === 2) both.resolve();
      await both.promise;
      return { status: 204 };
    };
    // A Worker sends at most ten entries per call.
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([worker.scheduled(), worker.other.scheduled()]);
    }
    expect(received().toSorted()).toEqual(ids.toSorted());
    expect(await store.outbox.count('sent')).toBe(ids.length);
  });
});

function isSigned({ headers, body }: SeenRequest): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
}
