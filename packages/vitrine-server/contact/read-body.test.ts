import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkMessage, maxMessageBytes } from 'vitrine/message';
import { GOOD } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture as open } from '../../../tests/helpers/open-contact-fixture.ts';

const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const names = (count: number) => Array.from({ length: count }, (_, n) => n.toString(36));

/** Bodies with a number of fields, as large as the limit allows. */
const bodies: [kind: string, type: string, count: number, body: (names: string[]) => string][] = [
  ['names', form, 16_000, (all) => all.join('&')],
  ['equal names', form, 30_000, (all) => all.map(() => 'a').join('&')],
  ['saved projects', form, 10_000, (all) => all.map(() => 'saved').join('&')],
  ['parts', multipart, 1200, (all) => `${all.map(part).join('')}--b--\r\n`],
  ['JSON keys', 'application/json', 7000, (all) => `{${all.map((name) => `"${name}":1`)}}`],
];

/** Counts the calls that walk over all fields of a form or an object. */
function countWalks(): () => number {
  const spies = [
    ...(['get', 'getAll', 'has', 'keys', 'values', 'entries', 'forEach'] as const).map((name) =>
      vi.spyOn(FormData.prototype, name),
    ),
    vi.spyOn(FormData.prototype, Symbol.iterator),
    ...(['keys', 'values', 'entries', 'fromEntries', 'hasOwn'] as const).map((name) =>
      vi.spyOn(Object, name),
    ),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

describe('the time for a body is in proportion to its size, for an address that is', () => {
  describe.each([
    ['accepted', 0],
    ['refused', 100],
  ])('%s', (_name, before) => {
    test.each(bodies)('many %s', async (_kind, type, count, body) => {
      const { request } = await open();
      const post = (fields: number) =>
        request('/api/contact', {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: body(names(fields)),
        });
      for (let n = 0; n < before; n += 1) await request('/api/contact', { method: 'POST' });
      await post(1);
      expect(body(names(count)).length).toBeLessThan(maxMessageBytes);
      const walks = countWalks();
      expect((await post(count / 4)).status).toBe(before > 0 ? 429 : 422);
      const few = walks();
      await post(count);
      // Four times as many fields need no further walks, so the steps do not grow with their square.
      expect(walks() - few).toBeLessThan(few + 10);
    });
  });

  test('a long domain, which is not encoded in Punycode', () => {
    const parse = vi.spyOn(URL, 'canParse');
    onTestFinished(() => parse.mockRestore());
    const letters = String.fromCodePoint(...names(8000).map((_, n) => 0x4e00 + n));
    const checked = checkMessage({ ...GOOD, email: `ida@${letters}.example` });
    expect(checked).toEqual({ errors: { email: 'tooLong' } });
    expect(parse).not.toHaveBeenCalled();
  });
});

test('a try counts before its body arrives, also where the body never ends', async () => {
  const { request, postJson } = await open();
  for (let n = 0; n < 100; n += 1) {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const broken = { method: 'POST', headers: { 'Content-Type': form }, body, duplex: 'half' };
    expect((await request('/api/contact', broken)).status).toBe(400);
  }
  expect((await postJson(GOOD)).status).toBe(429);
});

test('fields that the form does not have are ignored', async () => {
  const { postForm, stored } = await open();
  const strange = { toString: 'x', constructor: 'x', website: 'http://a.example' };
  expect((await postForm({ ...GOOD, ...strange })).status).toBe(303);
  expect(await stored()).toMatchObject([{ ...GOOD, state: 'new' }]);
});
