import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { englishTexts } from 'vitrine/message';
import { SettingsError } from 'vitrine/settings';
import { GOOD, GOOD_MESSAGE, MAIL } from '../../../tests/helpers/contact-fixture.ts';
import { freePort } from '../../../tests/helpers/free-port.ts';
import { type MockResponse, startMockServer } from '../../../tests/helpers/mock-server.ts';
import { openContactFixture } from '../../../tests/helpers/open-contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readServerSettings, serverSettings } from '../environment.ts';
import { d1FromApi } from '../store/d1.ts';
import type { OutboxEntry, OutboxKind, StoredMessage } from '../store/records.ts';
import { sql } from '../store/sql.ts';
import { openChannels } from './channels.ts';
import { DeliveryError } from './delivery-error.ts';
import { postJson } from './post-json.ts';

const DOCS = join(import.meta.dirname, '../../../docs/owner');
const NOW = Date.parse('2026-03-04T05:06:07.890Z');
const ID = '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';
const KEY = `${ID}-message-${NOW}`;

const good: StoredMessage = {
  ...GOOD_MESSAGE,
  id: ID,
  language: '',
  receivedAt: NOW,
  state: 'new',
  suspicion: [],
};

const hostile: StoredMessage = {
  ...good,
  name: '<!channel> "{subject}" <b@evil.example>',
  subject: '*a* <https://evil.example|b> & @here',
  message: 'See evil.example, http://evil.example/#a\n/start @bob _c_ `d` :joy:',
};

const entryOf = (kind: OutboxKind): OutboxEntry => ({
  messageId: ID,
  kind,
  state: 'waiting',
  attempts: 0,
  queuedAt: NOW,
  nextAt: NOW,
  lastError: '',
});

afterEach(() => void vi.useRealTimers());

// Starts a mock server in place of every service. The header `x-meant` has the URL of the real service.
async function startService(...responses: MockResponse[]) {
  const { address, seen, close } = await startMockServer(responses);
  onTestFinished(close);
  const toService: typeof fetch = (url, init) =>
    fetch(address, { ...init, headers: { ...init?.headers, 'x-meant': String(url) } });
  return { address, seen, toService };
}

const channelsOf = (variables: Record<string, string>, fetch: typeof globalThis.fetch) =>
  openChannels({
    settings: readServerSettings(serverSettings, variables),
    fetch,
    now: () => NOW,
    site: { locale: 'en', strings: englishTexts },
    detailsAddress: (id) => `https://studio.example/details/${id}`,
    confirmation: () => ({ subject: 'Here', text: 'It is here.' }),
  }).channels;

async function sentBy(variables: Record<string, string>, kind: OutboxKind, message = good) {
  const { seen, toService } = await startService({ status: 200 });
  await channelsOf(variables, toService).get(kind)?.send(message, entryOf(kind));
  const { method, headers = {}, body: text = '' } = seen[0] ?? {};
  return { url: headers['x-meant'], method, headers, text, body: JSON.parse(text) };
}

const ends = {
  MAIL_FROM: 'Studio <site@studio.example>',
  MAIL_TO: 'owner@studio.example, B <b@studio.example>',
};
const template = {
  ...ends,
  MAIL_HTTP_URL: 'https://mail.example/send?v=2',
  MAIL_HTTP_HEADERS: '{"api-key": "k y", "Idempotency-Key": "{id}"}',
  MAIL_HTTP_BODY: JSON.stringify({
    v: 2,
    sender: { name: '{fromName}', email: '{fromEmail}' },
    to: [{ email: '{toEmail}', name: '{toName}' }],
    people: [{ to: ['{to}'] }],
    all: '{to}',
    reply: '{replyToName} {replyToEmail} {replyTo}',
    mail: ['{subject}', 'Text: {text}'],
    ref: '{id} {messageId} {autoSubmitted}',
  }),
};
const TEXT = `Grüße,
Ida

Budget: up to 5,000
Came from: /service

Saved projects:
- The blue door
  https://studio.example/details/123

-- 
Ida Novak
ida@visitor.example`;

describe('mail by HTTP', () => {
  test('by Resend', async () => {
    expect(await sentBy({ ...ends, RESEND_API_KEY: 're_1' }, 'message')).toMatchObject({
      url: 'https://api.resend.com/emails',
      method: 'POST',
      headers: {
        authorization: 'Bearer re_1',
        'idempotency-key': KEY,
        'content-type': 'application/json',
      },
      body: {
        from: '"Studio" <site@studio.example>',
        to: ['owner@studio.example', '"B" <b@studio.example>'],
        reply_to: '"Ida Novak" <ida@visitor.example>',
        subject: 'A new shop',
        text: TEXT,
        headers: { 'Auto-Submitted': 'no' },
      },
    });
  });

  test('by Postmark, with a Message-ID that stays the same', async () => {
    const variables = { ...ends, POSTMARK_SERVER_TOKEN: 'token' };
    expect(await sentBy(variables, 'confirmation')).toMatchObject({
      url: 'https://api.postmarkapp.com/email',
      headers: { 'x-postmark-server-token': 'token' },
      body: {
        From: '"Studio" <site@studio.example>',
        To: 'ida@visitor.example',
        ReplyTo: 'owner@studio.example',
        Subject: 'Here',
        TextBody: 'It is here.',
        TrackLinks: 'None',
        Headers: [
          { Name: 'Message-ID', Value: `<${ID}.confirmation@studio.example>` },
          { Name: 'X-PM-KeepID', Value: 'true' },
          { Name: 'Auto-Submitted', Value: 'auto-replied' },
        ],
      },
    });
  });

  test('by any service, from its template', async () => {
    expect(await sentBy(template, 'message')).toMatchObject({
      url: 'https://mail.example/send?v=2',
      headers: { 'api-key': 'k y', 'idempotency-key': KEY },
      body: {
        v: 2,
        sender: { name: 'Studio', email: 'site@studio.example' },
        to: [
          { email: 'owner@studio.example', name: '' },
          { email: 'b@studio.example', name: 'B' },
        ],
        people: [{ to: ['owner@studio.example', '"B" <b@studio.example>'] }],
        all: 'owner@studio.example, "B" <b@studio.example>',
        reply: 'Ida Novak ida@visitor.example "Ida Novak" <ida@visitor.example>',
        mail: ['A new shop', `Text: ${TEXT}`],
        ref: `${KEY} <${ID}@studio.example> no`,
      },
    });
  });

  test('by the example of the docs', async () => {
    const page = await readFile(join(DOCS, 'contact.md'), 'utf8');
    const lines = page.matchAll(/^(MAIL_HTTP_[A-Z]+)=(.*)$/gm);
    const variables = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
    expect(await sentBy({ ...ends, ...variables }, 'message')).toMatchObject({
      url: 'https://api.brevo.com/v3/smtp/email',
      headers: { 'api-key': 'xkeysib-your-key' },
      body: {
        sender: { email: 'site@studio.example' },
        to: [{ email: 'owner@studio.example' }, { email: 'b@studio.example' }],
        replyTo: { email: 'ida@visitor.example' },
        subject: 'A new shop',
        textContent: TEXT,
      },
    });
  });

  test('has the text of a visitor as it is, and no second address', async () => {
    const { body } = await sentBy(template, 'message', hostile);
    expect(body.mail[0]).toBe(hostile.subject);
    expect(body.mail[1]).toContain(hostile.message);
    expect(body.reply).toContain('"!channel {subject} b@evil.example" <ida@visitor.example>');
  });

  test('is needed where a host has no sockets', () => {
    const smtp = { ...ends, SMTP_URL: 'smtp://mail.studio.example' };
    expect(() => channelsOf(smtp, fetch)).toThrow(SettingsError);
  });
});

describe('a notification', () => {
  const slack = { SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/a' };
  const telegram = { TELEGRAM_BOT_TOKEN: '1:ab', TELEGRAM_CHAT_ID: '-7' };
  const ntfy = { NTFY_URL: 'https://ntfy.sh/my-topic', NTFY_TOKEN: 'tk_1' };

  test('for Slack has all text in elements without markup', async () => {
    const { url, body } = await sentBy(slack, 'slack', hostile);
    expect(url).toBe(slack.SLACK_WEBHOOK_URL);
    expect(body).toEqual({
      // A hair space follows each character that could start a link or a mention.
      text:
        'New message · &lt;!channel&gt; "{subject}" &lt;b@\u200aevil.\u200aexample&gt;: ' +
        '*a* &lt;https:\u200a//evil.\u200aexample|b&gt; &amp; @\u200ahere',
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [{ type: 'rich_text', elements: [expect.anything(), expect.anything()] }],
    });
    const [section, quote] = body.blocks[0].elements;
    expect([section.type, quote.type]).toEqual(['rich_text_section', 'rich_text_quote']);
    expect([...section.elements, ...quote.elements]).toEqual([
      { type: 'text', text: 'New message\n', style: { bold: true } },
      { type: 'text', text: `${hostile.name}: ${hostile.subject}` },
      { type: 'text', text: hostile.message.replace('\n', ' ') },
    ]);
  });

  test('for Telegram has the text of a visitor preformatted', async () => {
    const { url, body } = await sentBy(telegram, 'telegram', hostile);
    expect(url).toBe('https://api.telegram.org/bot1:ab/sendMessage');
    const { offset, length, type } = body.entities[0];
    expect(type).toBe('pre');
    expect(body.text.slice(0, offset)).toBe('New message\n');
    expect(body.text.slice(offset, offset + length)).toBe(
      `${hostile.name}: ${hostile.subject}\n${hostile.message.replace('\n', ' ')}`,
    );
    expect(body.text).toHaveLength(offset + length);
    expect(body).toMatchObject({ chat_id: '-7', link_preview_options: { is_disabled: true } });
    expect(body).not.toHaveProperty('parse_mode');
  });

  test('for ntfy has no address and no mention', async () => {
    const { url, headers, body } = await sentBy(ntfy, 'ntfy', hostile);
    expect(url).toBe('https://ntfy.sh');
    expect(headers?.authorization).toBe('Bearer tk_1');
    expect(body).toEqual({
      topic: 'my-topic',
      title: 'New message: <!channel> "{subject}" <b@\u200aevil.\u200aexample>',
      message:
        '*a* <https:\u200a//evil.\u200aexample|b> & @\u200ahere\n' +
        'See evil.\u200aexample, http:\u200a//evil.\u200aexample/#\u200aa ' +
        '/start @\u200abob _c_ `d` :\u200ajoy:',
      sequence_id: `${ID}-ntfy-${NOW}`,
    });
  });

  test.each([
    ['a'.repeat(200), 'a'.repeat(200)],
    ['a'.repeat(201), `${'a'.repeat(199)}…`],
    [`${'a'.repeat(195)} 👩‍💻 and so on`, `${'a'.repeat(195)}…`],
    [`e${'\u0301'.repeat(5000)}`, '…'],
  ])('has 200 characters of the message at most: %#', async (message, excerpt) => {
    const { body } = await sentBy(ntfy, 'ntfy', { ...good, message });
    expect(body.message).toBe(`A new shop\n${excerpt}`);
  });
});

describe('a webhook', () => {
  const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
  const variables = { WEBHOOK_URL: 'https://studio.example/hook', WEBHOOK_SECRET: SECRET };

  // Loads the code and the payload of the example in the documentation of the webhook.
  async function docsExample() {
    const page = await readFile(join(DOCS, 'webhook.md'), 'utf8');
    const code = /```js\n(.*?)```/s.exec(page)?.[1] ?? '';
    const file = join(await temporaryFolder(), 'example.mjs');
    await writeFile(file, code);
    const module: {
      isGenuine: (headers: unknown, body: string, secret: string) => boolean;
    } = await import(pathToFileURL(file).href);
    const payload: unknown = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
    return { ...module, payload };
  }

  test('has the payload and the signature of the docs', async () => {
    const { isGenuine, payload } = await docsExample();
    const { headers, text, body } = await sentBy(variables, 'webhook');
    expect(headers['webhook-id']).toBe(ID);
    expect(body).toEqual(payload);

    vi.useFakeTimers({ toFake: ['Date'], now: NOW + 1000 });
    const several = `v1,AAAA ${headers['webhook-signature']}`;
    expect(isGenuine(headers, text, SECRET)).toBe(true);
    expect(isGenuine({ ...headers, 'webhook-signature': several }, text, SECRET)).toBe(true);
    const other = `whsec_${btoa('another secret, as long as it is')}`;
    for (const [changed, sent, secret] of [
      [{}, `${text} `, SECRET],
      [{ 'webhook-id': 'another' }, text, SECRET],
      [{ 'webhook-timestamp': `${NOW}` }, text, SECRET],
      [{ 'webhook-signature': undefined }, text, SECRET],
      [{}, text, other],
    ] as const) {
      expect(isGenuine({ ...headers, ...changed }, sent, secret)).toBe(false);
    }
    vi.setSystemTime(NOW + 6 * 60 * 1000);
    expect(isGenuine(headers, text, SECRET)).toBe(false);
  });
});

async function errorOf(sending: Promise<void>): Promise<DeliveryError> {
  const error: unknown = await sending.catch((caught: unknown) => caught);
  if (error instanceof DeliveryError) return error;
  throw new Error(`No DeliveryError: ${error}`);
}

describe('an answer', () => {
  const post = (url: string, timeLimit?: number) =>
    postJson({ service: 'The service', url, body: '{}' }, { fetch, now: () => NOW, timeLimit });
  const isUnavailable = { isUnavailable: true, isFinal: false };
  const isFinal = { isUnavailable: false, isFinal: true };
  const isPassing = { isUnavailable: false, isFinal: false };
  const date = new Date(NOW + 90_110).toUTCString();

  const retryIn = (value: string) => ({ headers: { 'Retry-After': value } });

  test.each([
    [400, { body: 'bad "x"\r\n\u001b[31m' }, isFinal, 'The service answered 400: bad "x" [31m'],
    [401, {}, isFinal],
    [404, {}, isFinal],
    [410, {}, isFinal],
    [422, { body: '{"message":"No such domain"}' }, { ...isFinal, code: '422' }],
    [408, {}, isPassing],
    [409, {}, isPassing],
    [429, {}, { ...isUnavailable, retryAfter: 0 }],
    [429, retryIn('35'), { ...isUnavailable, retryAfter: 35_000 }],
    [429, retryIn(date), { ...isUnavailable, retryAfter: 90_110 }],
    [429, retryIn('9999999'), { ...isUnavailable, retryAfter: 86_400_000 }],
    [429, retryIn('soon'), { ...isUnavailable, retryAfter: 0 }],
    [429, { body: '{"parameters":{"retry_after":7}}' }, { ...isUnavailable, retryAfter: 7000 }],
    [500, {}, isPassing],
    [502, {}, isUnavailable],
    [503, retryIn('5'), { ...isUnavailable, retryAfter: 5000 }],
    [504, {}, isUnavailable],
  ])('%i %j', async (status, response, expected, message = expect.any(String)) => {
    const { address } = await startService({ status, ...response });
    expect(await errorOf(post(address))).toMatchObject({ ...expected, message });
  });

  test.each([200, 201, 202, 204])('%d is a success', async (status) => {
    const { address } = await startService({ status });
    await expect(post(address)).resolves.toBeUndefined();
  });

  test('with a redirect is not followed', async () => {
    const { address, seen } = await startService({ status: 307, headers: { Location: '/other' } });
    expect(await errorOf(post(address))).toMatchObject({ ...isFinal, code: '307' });
    expect(seen).toHaveLength(1);
  });

  test('that does not come in time is an error', async () => {
    const { address } = await startService('silence');
    const message = 'The service did not answer within 0.05 s.';
    const expected = { ...isUnavailable, code: 'ETIMEDOUT', message };
    expect(await errorOf(post(address, 50))).toMatchObject(expected);
  });

  test('from nobody is an error with the reason', async () => {
    const error = await errorOf(post(`http://127.0.0.1:${await freePort()}/`));
    expect(error).toMatchObject({ ...isUnavailable, code: 'ECONNREFUSED' });
    expect(error.message).toMatch(/^The service cannot be reached: .*ECONNREFUSED/);
  });
});

const everyWay = {
  ...ends,
  RESEND_API_KEY: 're_1',
  WEBHOOK_URL: 'https://studio.example/hook',
  WEBHOOK_SECRET: `whsec_${'QUJD'.repeat(8)}`,
  SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/a',
  TELEGRAM_BOT_TOKEN: '1:ab',
  TELEGRAM_CHAT_ID: '7',
  NTFY_URL: 'https://ntfy.sh/my-topic',
};

// An answer of 1 MB, in parts of 16 kB. `read` is the number of bytes that were taken from it.
function largeAnswer(status: number) {
  const seen = { read: 0, isCancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      seen.read += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(120));
      if (seen.read === 64 * 16_384) controller.close();
    },
    cancel: () => {
      seen.isCancelled = true;
    },
  });
  return { seen, response: new Response(body, { status }) };
}

describe.each([200, 302, 400, 500])('a large answer with the status %i', (status) => {
  test.each(['message', 'webhook', 'slack', 'telegram', 'ntfy'] as const)(
    'of the service for %s is read to 64 kB',
    async (kind) => {
      const { seen, response } = largeAnswer(status);
      const channels = channelsOf(everyWay, async () => response);
      const sent = channels.get(kind)?.send(good, entryOf(kind));
      if (status === 200) await sent;
      else expect((await errorOf(sent ?? Promise.resolve())).code).toBe(String(status));
      expect(seen.isCancelled).toBe(true);
      expect(seen.read).toBeLessThanOrEqual(65_536 + 2 * 16_384);
    },
  );

  test.skipIf(status < 400)('of the API of D1 is read to 64 kB', async () => {
    const { seen, response } = largeAnswer(status);
    vi.stubGlobal('fetch', async () => response);
    const send = d1FromApi({ account: 'a', database: 'b', token: 'c' });
    await expect(send([sql`SELECT 1`])).rejects.toThrow(`the API answered ${status}`);
    expect(seen.isCancelled).toBe(true);
    expect(seen.read).toBeLessThanOrEqual(65_536 + 2 * 16_384);
  });
});

test('a connection that is lost after success is no error', async () => {
  const body = new ReadableStream({ cancel: () => Promise.reject(new Error('gone')) });
  const post = postJson(
    { service: 'The service', url: 'https://a.example', body: '{}' },
    { fetch: async () => new Response(body), now: () => NOW },
  );
  await expect(post).resolves.toBeUndefined();
});

test.each([true, false])(
  'a note about missing mail, where the form sends here: %s',
  async (takesMessages) => {
    const { contact } = await openContactFixture({ site: { takesMessages } });
    const notes = (await contact.notes()).join();
    expect(notes.includes('Mail is not set up')).toBe(takesMessages);
  },
);

test('mail without TLS is a warning in the log, without the password', async () => {
  const SMTP_URL = 'smtp+insecure://me:hunter2@mail.example:2525';
  const { lines } = await openContactFixture({ variables: { ...MAIL, SMTP_URL } });
  const warning = '{"level":"warning","event":"mail.insecure","host":"mail.example:2525"';
  expect(lines).toEqual([expect.stringContaining(warning)]);
  expect(lines.join()).not.toContain('hunter2');
});

test('a message is sent by every channel; the log has nothing personal, whatever the answers', async () => {
  const done = { status: 200 };
  const { seen, toService } = await startService(
    ...[done, done, done],
    { status: 400, body: `No: ${GOOD.email} ${GOOD.name}` },
    { status: 503, body: `Not now: ${GOOD.email}` },
  );
  const options = { site: { locale: 'de' }, variables: everyWay, fetch: toService } as const;
  const { contact, lines, postJson: send } = await openContactFixture(options);
  expect((await contact.notes())[0]).toBe(
    'Messages are forwarded by: mail (Resend), the webhook, Slack, Telegram, ntfy.',
  );
  const { id } = await (await send(GOOD)).json();
  contact.start();
  // `delivery.postponed` is the last event that is logged.
  await vi.waitUntil(() => lines.join().includes('"event":"delivery.postponed"'));
  expect(seen).toHaveLength(5);
  expect(seen.filter(({ body }) => body.includes('Neue Nachricht'))).toHaveLength(3);
  const states = (await contact.store.outbox.of(id)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['given up', 'sent', 'sent', 'sent', 'waiting']);
  expect(lines.join()).toContain('"event":"delivery.given-up"');
  for (const part of [GOOD.name, GOOD.email, GOOD.subject, 'Grüße', 're_1', '1:ab']) {
    expect(lines.join()).not.toContain(part);
  }
});
