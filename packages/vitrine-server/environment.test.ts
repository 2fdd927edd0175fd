import { expect, test } from 'vitest';
import { SettingsError } from 'vitrine/settings';
import { readServerSettings, serverSettings } from './environment.ts';

function problem(variables: Record<string, string>): string {
  try {
    readServerSettings(serverSettings, variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted, although an error was expected.');
}

const ends = { MAIL_FROM: 'site@studio.example', MAIL_TO: 'me@studio.example' };

test('variables that are empty or not set have the default', () => {
  const set = { PORT: '', BASE: '', PATH: '/usr/bin' };
  expect(readServerSettings(serverSettings, set)).toEqual({
    PORT: 4321,
    HOST: '127.0.0.1',
    BASE: '',
    OUT_DIR: 'dist',
    DATA_DIR: 'data',
    TRUST_PROXY: 0,
    STORE_LIMIT_MB: 200,
  });
});

test.each([
  [
    { PORT: '0', TRUST_PROXY: '1' },
    { PORT: 0, TRUST_PROXY: 1 },
  ],
  [
    { PORT: '65535', RETENTION_DAYS: '90' },
    { PORT: 65535, RETENTION_DAYS: 90 },
  ],
  [
    { BASE: '/', STORE_LIMIT_MB: '50' },
    { BASE: '', STORE_LIMIT_MB: 50 },
  ],
  [
    {
      SMTP_URL: 'smtps://me:secret@mail.studio.example:465',
      MAIL_FROM: 'The studio <site@studio.example>',
      MAIL_TO: 'a@studio.example, B <b@studio.example>',
    },
    {
      SMTP_URL: 'smtps://me:secret@mail.studio.example:465',
      MAIL_FROM: { name: 'The studio', address: 'site@studio.example' },
      MAIL_TO: [
        { name: '', address: 'a@studio.example' },
        { name: 'B', address: 'b@studio.example' },
      ],
    },
  ],
])('%o is allowed', (variables, expected) => {
  expect(readServerSettings(serverSettings, variables)).toMatchObject(expected);
});

test.each([
  ...['postgres://me:secret@db.example:5432/site?sslmode=verify-full', 'postgres://a:p%23x@b/c'],
  `d1://${'0a'.repeat(16)}/01234567-89ab-cdef-0123-456789abcdef`,
  ...['libsql://a.turso.io', 'libsql://a.turso.io?tls=0', 'file:/srv/a.db'],
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(readServerSettings(serverSettings, { DATABASE_URL })).toMatchObject({ DATABASE_URL });
});

test.each([
  ...['65536', '-1', '80.5', 'http', '99999999', ' 80'].map((value) => ['PORT', value] as const),
  ...['portfolio', '/portfolio/', '//evil.example', '/a/../b', '/ä', 'C:/portfolio'].map(
    (value) => ['BASE', value] as const,
  ),
])('%s=%s is refused', (name, value) => {
  expect(problem({ [name]: value })).toContain(`  ${name} is "${value}". Allowed: a `);
});

test('all errors are in one message', () => {
  expect(problem({ PORT: 'x', HOST: 'my host', BASE: 'portfolio/' })).toMatchInlineSnapshot(`
    "3 settings are wrong:
      PORT is "x". Allowed: a whole number from 0 to 65535 (0 picks a free port).
      HOST is "my host". Allowed: an IP address or a host name, such as 127.0.0.1 or 0.0.0.0.
      BASE is "portfolio/". Allowed: a path such as /portfolio, with a slash in front and none at the end, of the letters a to z, digits and . _ ~ - (instead of /ü, write /ue)."
  `);
});

const secret = `whsec_${'QUJD'.repeat(8)}`;

test.each([
  [{ HOST: '::1', BASE: '/a/b.c' }],
  [{ ...ends, SMTP_URL: 'smtp+insecure://a' }],
  [{ ...ends, RESEND_API_KEY: 're_1' }],
  [{ ...ends, POSTMARK_SERVER_TOKEN: 'a-b' }],
  [
    {
      ...ends,
      MAIL_HTTP_URL: 'http://127.0.0.1:8025/send',
      MAIL_HTTP_BODY:
        '{"to": ["{toEmail}"], "mail": {"subject": "{subject}", "text": "{text} {id}"}}',
      MAIL_HTTP_HEADERS: '{"Authorization": "Bearer x y", "Idempotency-Key": "{id}"}',
    },
  ],
  [{ WEBHOOK_URL: 'https://studio.example/hook?key=1', WEBHOOK_SECRET: secret }],
  [{ TELEGRAM_BOT_TOKEN: '123:AB-c_d', TELEGRAM_CHAT_ID: '-100123' }],
  [{ NTFY_URL: 'https://ntfy.sh/a_Topic-1', NTFY_TOKEN: 'tk_1' }],
  [{ SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x', NTFY_URL: 'http://[::1]/t' }],
])('%o is a complete set', (variables) => {
  expect(() => readServerSettings(serverSettings, variables)).not.toThrow();
});

test.each([
  [
    { ...ends, SMTP_URL: 'smtp://a', RESEND_API_KEY: 're_1' },
    'SMTP_URL and RESEND_API_KEY are set. Mail uses only one of these variables',
  ],
  [
    { MAIL_TO: 'me@studio.example' },
    'MAIL_FROM is not set. Mail needs this variable in addition to MAIL_TO.\n  None of SMTP_URL, RESEND_API_KEY, ' +
      'POSTMARK_SERVER_TOKEN, and MAIL_HTTP_URL is set. Mail needs one of them in addition to MAIL_TO.',
  ],
  [
    { RESEND_API_KEY: 're_1' },
    'MAIL_FROM is not set. Mail needs this variable in addition to RESEND_API_KEY.',
  ],
  [
    { ...ends, MAIL_HTTP_BODY: '{}' },
    'MAIL_HTTP_URL is not set. Mail by HTTP needs this variable in addition to MAIL_HTTP_BODY.',
  ],
  [{ ...ends, MAIL_HTTP_URL: 'https://a.example' }, 'MAIL_HTTP_BODY is not set.'],
  [
    { MAIL_HTTP_BODY: '{"a": "{subject} {text} {to} {form}"}' },
    'no other placeholders than {id} {from}',
  ],
  [{ MAIL_HTTP_BODY: '{"a": "{subject} {text}"}' }, 'a JSON object with the placeholders'],
  [{ MAIL_HTTP_BODY: '{"a": ' }, 'a JSON object with the placeholders'],
  [{ MAIL_HTTP_HEADERS: '{"a b": "c"}' }, 'a JSON object whose values are strings'],
  [{ MAIL_HTTP_HEADERS: '{"a": "c\\r\\nd"}' }, 'a JSON object whose values are strings'],
  [{ MAIL_HTTP_HEADERS: '{"a": "{subject}"}' }, 'the only placeholder is {id}'],
  [
    { WEBHOOK_URL: 'https://a.example' },
    'WEBHOOK_SECRET is not set. The webhook needs this variable in addition to WEBHOOK_URL.',
  ],
  [{ WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'whsec_ and 24 to 64 random bytes'],
  [{ WEBHOOK_SECRET: 'hunter2' }, 'whsec_ and 24 to 64 random bytes'],
  [{ SLACK_WEBHOOK_URL: 'http://hooks.slack.com/x' }, 'a URL that begins with https://'],
  [{ SLACK_WEBHOOK_URL: 'http://localhost.evil.example' }, 'a URL that begins with https://'],
  [{ WEBHOOK_URL: 'https://me:secret@a.example' }, 'without user and password'],
  [{ TELEGRAM_BOT_TOKEN: '1:a' }, 'TELEGRAM_CHAT_ID is not set. Telegram needs this variable'],
  [{ TELEGRAM_CHAT_ID: 'me' }, 'TELEGRAM_CHAT_ID is "me". Allowed: the number of a chat'],
  [
    { NTFY_TOKEN: 'tk_1' },
    'NTFY_URL is not set. ntfy needs this variable in addition to NTFY_TOKEN.',
  ],
  [{ NTFY_URL: 'https://ntfy.example/' }, 'the URL of a topic'],
  [{ RESEND_API_KEY: 're 1' }, 'without spaces'],
])('%o is an error', (variables, line) => {
  const text = problem(variables);
  expect(text).toContain(line);
  for (const [name, value] of Object.entries(variables)) {
    if (!/MAIL_FROM|MAIL_TO|CHAT_ID/.test(name)) expect(text).not.toContain(value);
  }
});

test.each([
  ...[
    ...['postgres://me:p#x@db.example/site', 'postgres://me:12#x@db.example/site'],
    ...['postgres://me:12?x@db.example/site', 'postgres://me:12/x@db.example/site'],
    ...['postgres://db.example:99999/site', 'postgres://me:secret@db.example/site\n'],
    ...['libsql://me:secret@db.example', 'libsql://db.example#a', 'https://me@db.example'],
    ...['libsql://db.example?authToken=a%0Ab', 'file://db.example/a.db'],
  ].map((value) => ['DATABASE_URL', value] as const),
  ...['a\nb', 'a b', 'tok€n'].map((value) => ['DATABASE_AUTH_TOKEN', value] as const),
  ...['smtp://me:12#x@mail.example', 'smtp+insecure://', 'smtps+insecure://mail.example'].map(
    (value) => ['SMTP_URL', value] as const,
  ),
])('%s=%j is refused', (name, value) => {
  const start = `A setting is wrong:\n  ${name} is not usable. Allowed: `;
  expect(problem({ ...(name === 'SMTP_URL' && ends), [name]: value })).toMatch(start);
});

test('a password is not repeated', () => {
  const message = problem({
    SMTP_URL: 'http://me:secret@studio.example',
    MAIL_FROM: 'site',
    MAIL_TO: 'me@studio.example; you@studio.example',
    TRUST_PROXY: 'yes',
    RETENTION_DAYS: '0',
    DATABASE_URL: 'mysql://me:secret@db.example',
  });
  expect(message).toMatchInlineSnapshot(`
    "6 settings are wrong:
      SMTP_URL is not usable. Allowed: smtp://user:password@host:587 or smtps://user:password@host:465 (special characters percent-encoded), or smtp+insecure:// for a mail server without TLS.
      MAIL_FROM is "site". Allowed: an e-mail address of the owner's own domain, such as Studio <site@studio.example>.
      MAIL_TO is "me@studio.example; you@studio.example". Allowed: one e-mail address, or several separated by commas.
      TRUST_PROXY is "yes". Allowed: the number of proxies in front of the server, 0 to 9.
      RETENTION_DAYS is "0". Allowed: a whole number of days from 1 to 99999, or unset to keep messages.
      DATABASE_URL is not usable. Allowed: postgres://user:password@host/database, libsql://host (its token in DATABASE_AUTH_TOKEN), file:/path, or d1://account-id/database-id (special characters percent-encoded), or unset to keep messages in DATA_DIR."
  `);
});
