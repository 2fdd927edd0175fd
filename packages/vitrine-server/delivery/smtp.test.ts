import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailServer } from '../../../tests/helpers/mail-server.ts';
import { portOf } from '../../vitrine/node-http/port-of.ts';
import type { Mail } from './compose-mail.ts';
import { DeliveryError } from './delivery-error.ts';
import { smtpSender } from './smtp.ts';

const mail = (subject: string, to = 'owner@studio.example'): Mail => ({
  from: { name: 'Studio', address: 'site@studio.example' },
  to: [{ name: '', address: to }],
  subject,
  text: '.\nGrüße',
  messageId: `<${subject}@studio.example>`,
  date: new Date(0),
});

const server = new MailServer();
beforeEach(() => server.open());
afterEach(async () => {
  await server.close();
  server.received.clear();
  server.passwords.length = 0;
});
const received = () => Array.from(server.received.keys(), (id) => /<(.*)@/.exec(id)?.[1]);

async function failureOf(sending: Promise<void>) {
  try {
    await sending;
  } catch (error) {
    if (error instanceof DeliveryError) return error;
    throw error;
  }
  throw new Error('The mail was sent, although an error was expected.');
}

test('a mail server that is unavailable for a while is an error, then used again', async () => {
  const sender = smtpSender(`smtp://127.0.0.1:${server.port}`);
  await sender.send(mail('one'));
  await sender.send(mail('two'));
  await server.close();
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ isUnavailable: true });
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ isUnavailable: true });
  await server.open();
  await sender.send(mail('three'));
  sender.close();
  expect(received()).toEqual(['one', 'two', 'three']);
});

// The URL of the mail server under test, with an IP address that does not reveal that it is on this machine.
const elsewhere = (scheme: string) => `${scheme}://me:secret@[::ffff:127.0.0.1]:${server.port}`;

test.each(['', '?requireTLS=false&ignoreTLS=true'])(
  'a mail server without TLS gets neither password nor mail (%s)',
  async (query) => {
    const sender = smtpSender(`${elsewhere('smtp')}${query}`);
    expect(await failureOf(sender.send(mail('one')))).toMatchObject({
      code: 'ETLS',
      message: expect.stringContaining('smtp+insecure:// in SMTP_URL'),
      isUnavailable: true,
    });
    sender.close();
    expect([server.passwords, received()]).toEqual([[], []]);
  },
);

test('a mail server without TLS is used with smtp+insecure://, and on this machine', async () => {
  for (const url of [elsewhere('smtp+insecure'), `smtp://me:secret@127.0.0.1:${server.port}`]) {
    const sender = smtpSender(url);
    await sender.send(mail(new URL(url).protocol));
    sender.close();
  }
  expect(server.passwords).toEqual(['secret', 'secret']);
  expect(received()).toEqual(['smtp+insecure:', 'smtp:']);
});

test('a mail that is refused is an error, and the next one is sent', async () => {
  const sender = smtpSender(`smtp://127.0.0.1:${server.port}`);
  expect(await failureOf(sender.send(mail('one', 'nobody@studio.example')))).toMatchObject({
    code: '550',
    isUnavailable: false,
    isFinal: false,
  });
  // A refused confirmation is not retried, because a visitor may type any e-mail address.
  const confirmation = {
    ...mail('one', 'nobody@studio.example'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
  expect(await failureOf(sender.send(confirmation))).toMatchObject({ code: '550', isFinal: true });
  await sender.send(mail('two'));
  sender.close();
  expect(received()).toEqual(['two']);
});

test.each([
  ['empty lines', 'smtp', '\r\n'],
  ['empty lines after STARTTLS', 'smtp', '\r\n'],
  ['empty lines by TLS', 'smtps', '\r\n'],
  ['one answer', 'smtp', '250-Wait\r\n'],
  ['one line', 'smtp', 'x'],
])('more than 64 kB of %s are an error', async (name, scheme, line) => {
  const text = line.repeat(8192);
  const flooding = new SMTPServer({
    authOptional: true,
    secure: scheme === 'smtps',
    disabledCommands: name.includes('STARTTLS') ? [] : ['STARTTLS'],
    logger: false,
    onMailFrom() {
      for (const { _socket: socket } of flooding.connections) {
        const write = () => {
          while (socket.write(text));
        };
        socket.on('drain', write);
        write();
      }
    },
  });
  flooding.on('error', () => {});
  const { server } = flooding;
  await new Promise<void>((resolve) => flooding.listen(0, '127.0.0.1', resolve));
  const query = 'tls.rejectUnauthorized=false&socketCloseTimeout=50';
  const sender = smtpSender(`${scheme}://127.0.0.1:${portOf(server)}?${query}`, 5000);
  expect(await failureOf(sender.send(mail('one')))).toMatchObject({
    message: 'The mail server sent more than 64 kB.',
    isUnavailable: true,
  });
  sender.close();
  await new Promise<void>((resolve) => flooding.close(resolve));
});

test('a mail server that never ends its answer is an error, and the next one gets the mail', async () => {
  const trickling = createServer((socket) => {
    socket.write('220 Hello\r\n');
    const timer = setInterval(() => socket.write('250-Wait\r\n'), 10);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
  const port = portOf(trickling);
  // This mail server never closes its side of the connection, for which nodemailer waits 5 s by default.
  const sender = smtpSender(`smtp://127.0.0.1:${port}?socketCloseTimeout=50`, 500);
  expect(await failureOf(sender.send(mail('one')))).toMatchObject({
    code: 'ETIMEDOUT',
    message: 'The mail server did not accept the mail within 0.5 s.',
    isUnavailable: true,
  });
  // The callback of `close` runs only when no connection is left.
  await new Promise((resolve) => trickling.close(resolve));
  await server.close();
  await server.open(port);
  await sender.send(mail('one'));
  sender.close();
  expect(received()).toEqual(['one']);
});
