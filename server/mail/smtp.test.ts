import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '../port-of.ts';
import type { Mail } from './compose.ts';
import { mailFailure, smtpSender } from './smtp.ts';

const mail = (subject: string, to = 'owner@studio.example'): Mail => ({
  from: { name: 'Studio', address: 'site@studio.example' },
  to: [{ name: '', address: to }],
  subject,
  text: '.\nGrüße',
  messageId: `<${subject}@studio.example>`,
  date: new Date(0),
});

let server: SMTPServer | undefined;
let received: string[] = [];
afterEach(close);

async function open(port = 0): Promise<number> {
  const opened = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
      done(address.startsWith('nobody') ? refusal : null);
    },
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        received.push(/^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '');
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
  server = opened;
  return portOf(opened.server);
}

async function close(): Promise<void> {
  const closing = server;
  server = undefined;
  if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
}

async function failureOf(sending: Promise<void>) {
  try {
    await sending;
  } catch (error) {
    return mailFailure(error);
  }
  throw new Error('The mail was sent.');
}

test('a mail server that goes away is told, and used again when it is back', async () => {
  received = [];
  const port = await open();
  const sender = smtpSender(`smtp://127.0.0.1:${port}`);
  await sender.send(mail('one'));
  await sender.send(mail('two'));
  await close();
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ reached: false });
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ reached: false });
  await open(port);
  await sender.send(mail('three'));
  sender.close();
  expect(received).toEqual(['one', 'two', 'three']);
});

test('a mail that is refused is told, and the next one goes', async () => {
  received = [];
  const sender = smtpSender(`smtp://127.0.0.1:${await open()}`);
  expect(await failureOf(sender.send(mail('one', 'nobody@studio.example')))).toMatchObject({
    code: '550',
    reached: true,
  });
  await sender.send(mail('two'));
  sender.close();
  expect(received).toEqual(['two']);
});
