import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { HONEYPOT_NAME, maxMessageBytes } from 'vitrine/message';
import { badRequest } from '../../../tests/helpers/bad-requests.ts';
import { CONTACT_PAGE, GOOD, MAIL, QUESTIONS } from '../../../tests/helpers/contact-fixture.ts';
import { openContactFixture as open } from '../../../tests/helpers/open-contact-fixture.ts';
import { cases } from '../../../tests/helpers/random-cases.ts';

const id = '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';

describe('a good message', () => {
  test('in JSON is stored before the answer', async () => {
    const { postJson, clock, stored } = await open();
    const response = await postJson({ ...GOOD, id, saved: ['123 The blue door'] });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, id });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await stored()).toEqual([
      {
        ...GOOD,
        id,
        choices: [],
        page: '',
        saved: [{ id: '123', title: 'The blue door' }],
        language: '',
        receivedAt: clock.now,
        state: 'new',
        suspicion: [],
      },
    ]);
  });

  test.each(['', '/portfolio'])(
    'of a form below "%s" is answered with a redirect',
    async (base) => {
      const { postForm, stored } = await open({ base });
      const response = await postForm(GOOD);
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(`${base}/contact/sent`);
      expect(await stored()).toMatchObject([GOOD]);
    },
  );

  test('is stored once, with the choice in the words of the owner, and the previous page', async () => {
    const german = QUESTIONS.map((question) => ({ ...question, options: ['Laden', 'Blog'] }));
    const { request, clock, stored } = await open({
      site: { questions: QUESTIONS, languages: ['de'] },
      further: { de: { questions: german } },
    });
    const post = (choice: string) => {
      const body = new URLSearchParams({ ...GOOD, page: '/de/service', 'choice-kind': choice });
      return request('/de/api/contact', { method: 'POST', body });
    };
    expect((await post('A shop')).status).toBe(422);
    expect((await post('Laden')).status).toBe(303);
    expect((await post('Laden')).status).toBe(303);
    clock.now += 1;
    expect((await post('Blog')).status).toBe(303);
    const chosen = (option: string) => [{ id: 'kind', label: 'What is it?', option }];
    expect(await stored()).toMatchObject([
      { choices: chosen('A shop'), page: '/de/service' },
      { choices: chosen('A "<blog>"') },
    ]);
  });

  test('in multipart is stored, with the line breaks of a browser', async () => {
    const { request, stored } = await open();
    const body = new FormData();
    for (const [name, value] of Object.entries(GOOD))
      body.append(name, value.replaceAll('\n', '\r\n'));
    body.append('saved', '1 One');
    body.append('saved', '2 Two');
    const response = await request('/api/contact', { method: 'POST', body });
    expect(response.status).toBe(303);
    expect(await stored()).toMatchObject([{ ...GOOD, saved: [{ id: '1' }, { id: '2' }] }]);
  });
});

test.each([
  ['/contact', 'http://studio.example/portfolio/a&b?q', 'name="page" value="/portfolio/a&amp;b"'],
  ['/de/contact', 'https://studio.example/portfolio/de', 'name="page" value="/portfolio/de"'],
  ['/contact?subject=%22A%22', '', 'id="contact-subject" value="&quot;A&quot;"'],
  ['/contact', 'http://studio.example/portfolio/contact?subject=x', undefined],
  ['/contact', 'https://elsewhere.example/portfolio/service', undefined],
])('the page at %s, linked by "%s", has %s', async (path, Referer, part) => {
  const site = { languages: ['de'] };
  const { request } = await open({ base: '/portfolio', site, further: { de: {} } });
  const response = await request(path, { headers: { Referer, 'Accept-Encoding': 'gzip' } });
  const { headers } = response;
  expect(headers.get('Cache-Control')).toBe(part ? 'private, no-cache' : 'no-cache');
  expect(headers.has('ETag')).toBe(!part);
  expect(headers.get('Content-Security-Policy')).toBe('policy of the form');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(`${part ? gunzipSync(bytes) : bytes}`).toContain(part ?? CONTACT_PAGE);
});

describe('mails', () => {
  const confirmation = { subject: 'It is here', text: 'Thank you.' };
  test.each([
    ['none without a mail server', { site: { confirmation } }, {}, []],
    ['one to the owner', { variables: MAIL }, {}, ['message']],
    [
      'one to the visitor too',
      { variables: MAIL, site: { confirmation } },
      {},
      ['message', 'confirmation'],
    ],
    ['none for spam', { variables: MAIL, site: { confirmation } }, { [HONEYPOT_NAME]: 'x' }, []],
  ])('%s', async (_name, options, fields, expected) => {
    const { postJson, contact } = await open(options);
    await postJson({ ...GOOD, id, ...fields });
    expect((await contact.store.outbox.of(id)).map(({ kind }) => kind)).toEqual(expected);
  });

  test("are sent as soon as the message is stored, in the language of the visitor's page", async () => {
    const german = { subject: 'Angekommen', text: 'Danke.' };
    const { request, contact, mails } = await open({
      variables: MAIL,
      site: { confirmation, languages: ['de'] },
      further: { de: { locale: 'de', confirmation: german } },
    });
    contact.start();
    for (const email of ['ida@visitor.example', 'eva@visitor.example']) {
      const before = mails.length;
      const body = new URLSearchParams({ ...GOOD, email });
      const response = await request('/de/api/contact', { method: 'POST', body });
      expect(response.headers.get('Location')).toBe('/de/contact/sent');
      await vi.waitFor(() => expect(mails).toHaveLength(before + 2));
    }
    const subjects = mails.map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['A new shop', 'A new shop', 'Angekommen', 'Angekommen']);
  });
});

describe('a bad request', () => {
  test('is answered with field and reason', async () => {
    const { postJson, lines } = await open();
    const response = await postJson({ ...GOOD, email: 'ida', message: ' ' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      ok: false,
      error: 'invalid',
      fields: { email: { reason: 'notAnEmail' }, message: { reason: 'missing' } },
    });
    expect(lines).toEqual([
      '{"level":"info","event":"contact.refused","status":422,"reason":"invalid","fields":"email notAnEmail, message missing"}',
    ]);
  });

  test.each([
    ['no type', {}, 'name=a', 415],
    ['another type', { 'Content-Type': 'text/plain' }, 'name=a', 415],
    ['no known type', { 'Content-Type': 'constructor' }, 'name=a', 415],
    ['another charset', { 'Content-Type': 'application/json; charset=latin1' }, '{}', 415],
    [
      'a compressed body',
      { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      '{}',
      415,
    ],
    ['broken JSON', { 'Content-Type': 'application/json' }, '{"name":', 400],
    ['JSON that is no object', { 'Content-Type': 'application/json' }, '[1]', 400],
    [
      'broken UTF-8',
      { 'Content-Type': 'application/json' },
      Buffer.from('{"name":"\xff"}', 'latin1'),
      400,
    ],
    ['broken multipart', { 'Content-Type': 'multipart/form-data; boundary=x' }, '--y', 400],
    [
      'a broken name of a file',
      { 'Content-Type': 'multipart/form-data; boundary=b' },
      `--b\r\nContent-Disposition: form-data; name="a"; filename*=UTF-8''%ff\r\n\r\nx\r\n--b--\r\n`,
      400,
    ],
    ['no boundary', { 'Content-Type': 'multipart/form-data' }, '--y', 400],
    ['nothing', { 'Content-Type': 'application/json' }, undefined, 400],
    ['too much', { 'Content-Type': 'application/json' }, 'x'.repeat(maxMessageBytes + 1), 413],
  ])('%s is refused', async (_name, headers, body, status) => {
    const { request, stored } = await open();
    const response = await request('/api/contact', {
      method: 'POST',
      headers: { Accept: 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? Buffer.from(body) : body }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(await stored()).toEqual([]);
  });

  test('is logged once a minute for each reason', async () => {
    const { request, postJson, lines, clock } = await open();
    const refuse = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        await request('/api/contact', { method: 'POST', body: 'x' }, `198.51.100.${n}`);
        await postJson({}, {}, `198.51.100.${n}`);
      }
    };
    await refuse(50);
    expect(lines).toHaveLength(2);
    clock.now += 60_000;
    await refuse(1);
    expect(lines.slice(2)).toEqual([
      '{"level":"info","event":"contact.refused","status":415,"reason":"wrongType","times":49}',
      '{"level":"info","event":"contact.refused","status":422,"reason":"invalid","times":49}',
    ]);
    await postJson({ ...GOOD, id });
    for (let n = 0; n < 50; n += 1) await postJson({ ...GOOD, id });
    expect(lines).toHaveLength(6);
  });

  test('with an endless body is cut off', async () => {
    const { request } = await open();
    let parts = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        // The body ends far beyond the limit, so that a server that reads all of it does not fill the memory.
        if (++parts > 1000)
          controller.error(new Error('The server read the body beyond the limit.'));
        else controller.enqueue(new Uint8Array(10_000));
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await request('/api/contact', init)).status).toBe(413);
  });

  test.each([
    ['https://evil.example', undefined, 403],
    ['null', undefined, 403],
    [undefined, 'cross-site', 403],
    ['http://studio.example', 'same-origin', 200],
    ['https://studio.example', undefined, 200],
    [undefined, undefined, 200],
  ])('from the origin %s (%s) the answer is %i', async (origin, site, status) => {
    const { postJson, stored } = await open();
    const response = await postJson(GOOD, {
      // Without a proxy in front of the server, this header does not count.
      'X-Forwarded-Host': 'evil.example',
      ...(origin && { Origin: origin }),
      ...(site && { 'Sec-Fetch-Site': site }),
    });
    expect(response.status).toBe(status);
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0);
  });

  test('with another method is answered with the allowed ones', async () => {
    const { request } = await open();
    const response = await request('/api/contact', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  // tests/endurance/contact.test.ts sends 10,000 such requests to the running server.
  test('of any kind is no error of the server, and the answer has the reason', async () => {
    const { request, lines } = await open();
    let number = 0;
    await fc.assert(
      fc.asyncProperty(badRequest, async (init) => {
        number += 1;
        const remote = `10.1.${number >> 8}.${number & 255}`;
        const response = await request('/api/contact', init, remote);
        const body = await response.text();
        expect(response.status).toBeLessThan(500);
        if (response.headers.get('Content-Type')?.startsWith('application/json')) {
          expect(JSON.parse(body)).toMatchObject({ ok: response.status < 300 });
        } else if (response.status >= 400) {
          expect(body).toContain('<h3>');
          expect(body).not.toContain('<script>');
        }
      }),
      { numRuns: cases(50) },
    );
    for (const line of lines) expect(line).not.toContain('evil.example');
  }, 60_000);
});
