import { afterEach, describe, expect, test, vi } from 'vitest';
import { minFillTime } from '../../src/contact/limits.ts';
import {
  type ContactFixture,
  type ContactFixtureOptions,
  createContactFixture,
  GOOD,
  MAIL,
} from '../../tests/helpers/contact-fixture.ts';
import { systemClock } from '../clock.ts';
import { sql } from '../store/database.ts';
import { FillTimer } from './fill-time.ts';

let fixture: ContactFixture;
afterEach(() => fixture.remove());

async function open(options?: ContactFixtureOptions): Promise<ContactFixture> {
  fixture = await createContactFixture(options);
  return fixture;
}

const stored = () => fixture.contact.store.list(['new', 'answered', 'spam']);

describe('limits', () => {
  test('ten messages an hour come from a network, and a repeat does not count', async () => {
    const { postJson, clock } = await open();
    const post = (n: number, remote = `2001:db8:1:2::${n}`) =>
      postJson({ ...GOOD, message: `No ${n}` }, {}, remote);
    for (let n = 0; n < 10; n += 1) {
      expect((await post(n)).status).toBe(200);
      clock.now += 1000;
    }
    const refused = await post(10);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('3590');
    expect((await post(3)).status).toBe(200);
    expect((await post(10, '203.0.113.8')).status).toBe(200);
    clock.now += 3_590_000;
    expect((await post(10)).status).toBe(200);
  });

  test('thirty messages an hour come from an IPv6 network of 48 bits', async () => {
    const { postJson, clock } = await open();
    const post = (n: number, network = '2001:db8:1') =>
      postJson({ ...GOOD, message: `No ${n}` }, {}, `${network}:${n.toString(16)}::1`);
    for (let n = 0; n < 30; n += 1) expect((await post(n)).status).toBe(200);
    expect((await post(30)).status).toBe(429);
    expect((await post(30, '2001:db8:2')).status).toBe(200);
    clock.now += 60 * 60 * 1000;
    expect((await post(31)).status).toBe(200);
  });

  test('what strangers send in an hour closes the form for nobody', async () => {
    const { postJson, contact, lines } = await open({ variables: MAIL });
    // The counters after 300 messages within an hour.
    await contact.store.database.batch([
      sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300)
          INSERT INTO hits (counter, batch_key, at)
          SELECT 'everywhere', 'no ' || n, ${fixture.clock.now} FROM numbers`,
    ]);
    expect((await postJson(GOOD)).status).toBe(200);
    const [message] = await stored();
    expect(message).toMatchObject({
      state: 'spam',
      suspicion: ['more than 300 messages in an hour'],
    });
    expect(await contact.store.outbox.of(message?.id ?? '')).toEqual([]);
    expect(lines.at(-1)).toContain('"spam":"too many messages"');
  });

  test.each([
    ['filled hidden fields do not count for the limit of all', 0, { website: 'x' }],
    ['messages do', 1, {}],
  ])('%s', async (_name, hits, fields) => {
    const { postJson, contact } = await open();
    await postJson({ ...GOOD, ...fields });
    const [rows] = await contact.store.database.batch([
      sql`SELECT at FROM hits WHERE counter = 'everywhere'`,
    ]);
    expect(rows).toHaveLength(hits);
  });

  test('one address gets one confirmation a day, however it is written', async () => {
    const confirmation = { subject: 'It is here', text: 'Thank you.' };
    const { postJson, contact, clock } = await open({ variables: MAIL, site: { confirmation } });
    const confirmed = async (email: string, n: number) => {
      await postJson({ ...GOOD, email, message: `No ${n}` }, {}, `198.51.100.${n}`);
      const message = (await stored()).find((each) => each.message === `No ${n}`);
      const kinds = (await contact.store.outbox.of(message?.id ?? '')).map(({ kind }) => kind);
      expect(kinds).toContain('message');
      return kinds.includes('confirmation');
    };
    expect(await confirmed('ida@visitor.example', 1)).toBe(true);
    expect(await confirmed('ida@visitor.example', 2)).toBe(false);
    expect(await confirmed('Ida+shop@Visitor.example', 3)).toBe(false);
    expect(await confirmed('eva@visitor.example', 4)).toBe(true);
    clock.now += 24 * 60 * 60 * 1000;
    expect(await confirmed('ida@visitor.example', 5)).toBe(true);
    const rows = await contact.store.database.batch([sql`SELECT recipient FROM confirmations`]);
    expect(JSON.stringify(rows)).not.toContain('visitor.example');
  });

  test('a hundred tries in ten minutes, before anything of them is read', async () => {
    const { request, postJson, postForm, clock } = await open();
    const bad = { method: 'POST', body: 'text' };
    for (let n = 0; n < 100; n += 1) expect((await request('/api/contact', bad)).status).toBe(415);
    expect((await request('/api/contact', bad)).status).toBe(429);
    const foreign = { Origin: 'https://evil.example' };
    expect((await postJson(GOOD, foreign)).status).toBe(429);
    // Text that was typed without JavaScript is not lost.
    expect(await (await postForm(GOOD)).text()).toContain(GOOD.message);
    clock.now += 10 * 60 * 1000;
    expect((await postJson(GOOD)).status).toBe(200);
  });

  test('a hundred tries in ten minutes, good or bad', async () => {
    const { postJson, clock } = await open();
    for (let n = 0; n < 100; n += 1) expect((await postJson({})).status).toBe(422);
    expect((await postJson(GOOD)).status).toBe(429);
    clock.now += 10 * 60 * 1000;
    expect((await postJson(GOOD)).status).toBe(200);
  });

  test('a clock that is set back holds nobody for longer', async () => {
    const { postJson, clock } = await open();
    for (let n = 0; n <= 10; n += 1) await postJson({ ...GOOD, message: `No ${n}` });
    clock.shift = -24 * 60 * 60 * 1000;
    clock.now += 60 * 60 * 1000;
    expect((await postJson({ ...GOOD, message: 'Later' })).status).toBe(200);
  });

  test('a header gives the address only behind a proxy', async () => {
    const post = (n: number) =>
      fixture.postJson({ ...GOOD, message: `${n}` }, { 'X-Forwarded-For': `198.51.100.${n}` });
    await open();
    for (let n = 0; n < 10; n += 1) await post(n);
    expect((await post(10)).status).toBe(429);
    await fixture.remove();
    await open({ variables: { TRUST_PROXY: '1' } });
    for (let n = 0; n < 11; n += 1) expect((await post(n)).status).toBe(200);
  });
});

describe('messages that take all the room that they may', () => {
  const variables = { ...MAIL, STORE_LIMIT_MB: '1' };
  // Usage as after messages of this size; tests/helpers/store-contract.ts tests how messages are counted.
  const fill = (part: number) =>
    fixture.contact.store.database.batch([sql`UPDATE usage SET bytes = ${part * 1_000_000}`]);
  const health = async () => await (await fixture.request('/healthz')).json();

  test('leave visitors the other ways to write, and notify the owner once', async () => {
    const { postJson, postForm, contact, mails, lines } = await open({ variables });
    await fill(1);
    const refused = await postJson(GOOD);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await refused.json()).toMatchObject({ ok: false, error: 'full' });
    const page = await postForm({ ...GOOD, message: 'Another' });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('href="mailto:owner@studio.example?');
    expect(await health()).toMatchObject({ ok: false, store: 'limit' });
    expect((await contact.notes()).join()).toContain('STORE_LIMIT_MB');

    expect(await stored()).toMatchObject([{ name: 'Vitrine', state: 'new' }]);
    contact.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.text).toContain('1 MB');
    expect(lines.filter((line) => line.includes('"store.full"'))).toHaveLength(1);
  });

  test('are taken again as soon as there is room, and the owner is notified again the next time', async () => {
    const { postJson, contact } = await open({ variables });
    await fill(1);
    await postJson(GOOD);
    const [notice] = await stored();
    await contact.store.delete([notice?.id ?? '']);
    expect((await postJson(GOOD)).status).toBe(200);
    expect(await health()).toEqual({ ok: true });
    await fill(1);
    await postJson({ ...GOOD, message: 'Another' });
    expect((await stored()).map(({ name }) => name).sort()).toEqual([GOOD.name, 'Vitrine']);
  });

  test('are not made of spam alone', async () => {
    const { postJson } = await open({ variables });
    await fill(0.5);
    expect((await postJson({ ...GOOD, website: 'x' })).status).toBe(503);
    expect(await health()).toEqual({ ok: true });
    expect((await postJson(GOOD)).status).toBe(200);
  });
});

describe('what looks like spam', () => {
  const message = 'http://a.example https://b.example www.c.example';
  test.each([
    ['a hidden field', { website: 'http://evil.example' }, {}, ['hidden field filled in']],
    ['more links than the owner wants', { message }, { maxLinks: 2 }, ['3 links']],
    ['as many links as the owner wants', { message }, { maxLinks: 3 }, []],
    ['links where there is no rule', { message }, {}, []],
  ])('%s', async (_name, fields, site, suspicion) => {
    const { postJson } = await open({ site });
    expect(await (await postJson({ ...GOOD, ...fields })).json()).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject([
      { state: suspicion.length > 0 ? 'spam' : 'new', suspicion },
    ]);
  });

  test('is kept as spam where nobody could have typed so fast', async () => {
    const { request, postJson, clock } = await open();
    const { token, wait } = await (await request('/api/contact')).json();
    clock.now += wait - 1;
    await postJson({ ...GOOD, token });
    clock.now += 1;
    await postJson({ ...GOOD, subject: 'Another', token });
    clock.now += 24 * 60 * 60 * 1000;
    await postJson({ ...GOOD, subject: 'Much later', token });
    await postJson({ ...GOOD, subject: 'Forged', token: `${clock.now - 9000}.x${token}` });
    const bySubject = (await stored()).map(({ subject, suspicion }) => [subject, suspicion.join()]);
    expect(Object.fromEntries(bySubject)).toEqual({
      [GOOD.subject]: 'filled in too fast',
      Another: '',
      'Much later': '',
      Forged: 'forged time',
    });
  });

  test.each([
    ['while somebody types', 4000, -2000],
    ['before the server starts again', -5000, 0],
  ])('is nothing that follows from a clock set back %s', async (_name, passed, shift) => {
    const { request, postJson, clock } = await open();
    const { token } = await (await request('/api/contact')).json();
    clock.now += passed;
    clock.shift = shift;
    await postJson({ ...GOOD, token });
    expect(await stored()).toMatchObject([{ state: 'new', suspicion: [] }]);
  });

  test("is nothing where the times are those of the machine's own clock", async () => {
    const timer = new FillTimer(() => Buffer.from('secret'));
    const now = systemClock.monotonic();
    expect(await timer.read(timer.issue(now), now + minFillTime)).toBe('enough');
  });
});
