import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailServer } from '../../tests/helpers/mail-server.ts';
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

const server = new MailServer();
beforeEach(() => server.open());
afterEach(async () => {
  await server.close();
  server.received.clear();
});
const received = () => Array.from(server.received.keys(), (id) => /<(.*)@/.exec(id)?.[1]);

async function failureOf(sending: Promise<void>) {
  try {
    await sending;
  } catch (error) {
    return mailFailure(error);
  }
  throw new Error('The mail was sent.');
}

test('a mail server that goes away is told, and used again when it is back', async () => {
  const sender = smtpSender(`smtp://127.0.0.1:${server.port}`);
  await sender.send(mail('one'));
  await sender.send(mail('two'));
  await server.close();
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ reached: false });
  expect(await failureOf(sender.send(mail('three')))).toMatchObject({ reached: false });
  await server.open();
  await sender.send(mail('three'));
  sender.close();
  expect(received()).toEqual(['one', 'two', 'three']);
});

test('a mail that is refused is told, and the next one goes', async () => {
  const sender = smtpSender(`smtp://127.0.0.1:${server.port}`);
  expect(await failureOf(sender.send(mail('one', 'nobody@studio.example')))).toMatchObject({
    code: '550',
    reached: true,
  });
  await sender.send(mail('two'));
  sender.close();
  expect(received()).toEqual(['two']);
});
