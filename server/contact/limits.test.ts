import { afterEach, describe, expect, test } from 'vitest';
import { minimumFillTime } from '../../src/contact/limits.ts';
import {
  type ContactFixture,
  type ContactFixtureOptions,
  createContactFixture,
  GOOD,
} from '../../tests/helpers/contact-fixture.ts';
import { systemClock } from '../clock.ts';
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

  test('a header tells the address only behind a proxy', async () => {
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

  test("is nothing where the times are those of the machine's own clock", () => {
    const timer = new FillTimer(() => Buffer.from('secret'));
    const now = systemClock.steady();
    expect(timer.read(timer.issue(now), now + minimumFillTime)).toBe('enough');
  });
});
