import { createSecretKey } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { HONEYPOT_NAME, minFillTime } from 'vitrine/message';
import { GOOD, MAIL } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture as open } from '../../../tests/helpers/open-contact-fixture.ts';
import { systemClock } from '../clock.ts';
import { sql } from '../store/sql.ts';
import { FillTimer } from './fill-time.ts';

describe('limits', () => {
  test('ten messages an hour from a network, a repeat not counted', async () => {
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

  test('thirty messages an hour from an IPv6 network of 48 bits', async () => {
    const { postJson, clock } = await open();
    const post = (n: number, network = '2001:db8:1') =>
      postJson({ ...GOOD, message: `No ${n}` }, {}, `${network}:${n.toString(16)}::1`);
    for (let n = 0; n < 30; n += 1) expect((await post(n)).status).toBe(200);
    expect((await post(30)).status).toBe(429);
    expect((await post(30, '2001:db8:2')).status).toBe(200);
    clock.now += 60 * 60 * 1000;
    expect((await post(31)).status).toBe(200);
  });

  test('further messages after 300 in an hour are spam', async () => {
    const { postJson, contact, clock, lines, stored } = await open({ variables: MAIL });
    // Sets the counters to the state after 300 messages within an hour.
    await contact.store.database.batch([
      sql`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300)
          INSERT INTO hits (counter, batch_key, at)
          SELECT 'everywhere', 'no ' || n, ${clock.now} FROM numbers`,
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

  test('one confirmation a day for an address, in any spelling', async () => {
    const confirmation = { subject: 'It is here', text: 'Thank you.' };
    const { postJson, contact } = await open({
      variables: MAIL,
      site: { confirmation },
    });
    const emails = ['ida@visitor.example', 'Ida+shop@Visitor.example', 'eva@visitor.example'];
    for (const email of emails) await postJson({ ...GOOD, email });
    const entries = [...(await contact.store.outbox.ofAll(['new'])).values()].flat();
    const sent = Object.groupBy(entries, ({ kind }) => kind);
    expect([sent.message?.length, sent.confirmation?.length]).toEqual([3, 2]);
    const rows = await contact.store.database.batch([sql`SELECT recipient FROM confirmations`]);
    expect(JSON.stringify(rows)).not.toContain('visitor.example');
  });

  test('a hundred requests in ten minutes, good or bad', async () => {
    const { request, postJson, postForm, clock } = await open();
    const bad = { method: 'POST', body: 'text' };
    for (let n = 0; n < 100; n += 1) expect((await request('/api/contact', bad)).status).toBe(415);
    expect((await request('/api/contact', bad)).status).toBe(429);
    const foreign = { Origin: 'https://evil.example' };
    expect((await postJson(GOOD, foreign)).status).toBe(429);
    // A visitor without JavaScript gets the typed text back in the error page.
    expect(await (await postForm(GOOD)).text()).toContain(GOOD.message);
    clock.now += 10 * 60 * 1000;
    expect((await postJson(GOOD)).status).toBe(200);
  });

  test('X-Forwarded-For counts only behind a proxy', async () => {
    for (const [TRUST_PROXY, status] of [
      ['0', 429],
      ['1', 200],
    ] as const) {
      const { postJson } = await open({ variables: { TRUST_PROXY } });
      const post = (n: number) =>
        postJson({ ...GOOD, message: `${n}` }, { 'X-Forwarded-For': `198.51.100.${n}` });
      for (let n = 0; n < 10; n += 1) await post(n);
      expect((await post(10)).status).toBe(status);
    }
  });

  // tests/helpers/store-contract.ts tests how messages and their sizes are counted.
  test('messages up to STORE_LIMIT_MB: then visitors get other ways to write, the owner one notice', async () => {
    const { postJson, postForm, contact, mails, lines, stored, health } = await open({
      variables: { ...MAIL, STORE_LIMIT_MB: '1' },
      site: { confirmation: { subject: 'It is here', text: 'Thank you.' } },
    });
    const { store } = contact;
    const use = (bytes: number) => store.database.batch([sql`UPDATE usage SET bytes = ${bytes}`]);
    await use(1_000_000);
    const refused = await postJson(GOOD);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await refused.json()).toMatchObject({ ok: false, error: 'full' });
    const page = await postForm({ ...GOOD, message: 'Another' });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('href="mailto:owner@studio.example?');
    expect(await health()).toMatchObject({ ok: false, store: 'limit' });
    expect((await contact.notes()).join()).toContain('STORE_LIMIT_MB');

    const [notice, ...others] = await stored();
    expect(notice).toMatchObject({ name: 'Vitrine', state: 'new' });
    expect(others).toEqual([]);
    const entries = await store.outbox.of(notice?.id ?? '');
    expect(entries.map(({ kind }) => kind)).toEqual(['message']);
    contact.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.text).toContain('1 MB');
    // A store that is nearly full still counts as full, so the owner gets no second notice.
    await use(950_000);
    expect((await postForm(GOOD)).status).toBe(303);
    await use(1_000_000);
    expect((await postForm({ ...GOOD, message: 'Another' })).status).toBe(503);
    expect(lines.filter((line) => line.includes('"store.full"'))).toHaveLength(1);
  });
});

describe('a message that looks like spam', () => {
  const message = 'http://a.example https://b.example www.c.example';
  test.each([
    ['a hidden field', { [HONEYPOT_NAME]: 'http://evil.example' }, {}, ['hidden field filled in']],
    ['more links than allowed', { message }, { maxLinks: 2 }, ['3 links']],
    ['as many links as allowed', { message }, { maxLinks: 3 }, []],
    [
      'links in name, subject and message',
      { name: 'www.a.example', subject: 'http://b.example', message: 'https://c.example' },
      { maxLinks: 2 },
      ['3 links'],
    ],
    ['links without a limit', { message }, {}, []],
  ])('%s', async (_name, fields, site, suspicion) => {
    const { postJson, stored } = await open({ site });
    expect(await (await postJson({ ...GOOD, ...fields })).json()).toMatchObject({ ok: true });
    const [message, ...others] = (await stored()).filter(({ name }) => name !== 'Vitrine');
    expect(message).toMatchObject({ state: suspicion.length > 0 ? 'spam' : 'new', suspicion });
    expect(others).toEqual([]);
  });

  test.each([
    ['only by the hidden field', { [HONEYPOT_NAME]: 'x' }, 1],
    ['only by a forged time', { token: '1.x' }, 1],
    ['by both', { [HONEYPOT_NAME]: 'x', token: '1.x' }, 1],
    ['by its links', { message }, 0],
    ['by its links and the hidden field', { message, [HONEYPOT_NAME]: 'x' }, 0],
    ['not at all', {}, 0],
  ])('%s is announced to the owner, once a day', async (_name, fields, expected) => {
    const { postJson, contact, clock, mails, stored } = await open({
      site: { maxLinks: 2, confirmation: { subject: 'It is here', text: 'Thank you.' } },
      variables: MAIL,
    });
    contact.start();
    const notices = async () =>
      (await stored()).filter(({ name, state }) => name === 'Vitrine' && state === 'new').length;
    for (let n = 0; n < 3; n += 1) await postJson({ ...GOOD, ...fields, subject: `No ${n}` });
    expect(await notices()).toBe(expected);
    clock.now += 24 * 60 * 60 * 1000;
    await postJson({ ...GOOD, ...fields, subject: 'Next day' });
    expect(await notices()).toBe(2 * expected);
    const sent = () => mails.filter(({ text }) => text.includes('npx vitrine inbox list --spam'));
    await vi.waitFor(() => expect(sent()).toHaveLength(2 * expected));
  });

  test('was filled in faster than anybody types, or has a forged token', async () => {
    const { request, postJson, clock, stored } = await open();
    const { token, wait } = await (await request('/api/contact')).json();
    clock.now += wait - 1;
    await postJson({ ...GOOD, token });
    clock.now += 1;
    await postJson({ ...GOOD, subject: 'Another', token });
    clock.now += 24 * 60 * 60 * 1000;
    await postJson({ ...GOOD, subject: 'Much later', token });
    await postJson({ ...GOOD, subject: 'Forged', token: `${clock.now - 9000}.x${token}` });
    const written = (await stored()).filter(({ name }) => name !== 'Vitrine');
    const bySubject = written.map(({ subject, suspicion }) => [subject, suspicion.join()]);
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
  ])(
    'is not one whose time comes from a clock that was set back %s',
    async (_name, passed, shift) => {
      const { request, postJson, clock, stored } = await open();
      const { token } = await (await request('/api/contact')).json();
      clock.now += passed;
      clock.shift = shift;
      await postJson({ ...GOOD, token });
      expect(await stored()).toMatchObject([{ state: 'new', suspicion: [] }]);
    },
  );

  test('is not one with a token by the clock of the system', async () => {
    const timer = new FillTimer(() => createSecretKey(Buffer.from('secret')));
    const now = systemClock.monotonic();
    expect(await timer.read(timer.issue(now), now + minFillTime)).toBe('enough');
  });
});
