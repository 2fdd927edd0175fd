import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { GOOD_MESSAGE } from '../../tests/helpers/contact-fixture.ts';
import type { StoredMessage } from '../store/records.ts';
import { confirmationMail, messageMail } from './compose.ts';

const message: StoredMessage = {
  ...GOOD_MESSAGE,
  id: '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11',
  name: 'Ida, Novak',
  message: '.\n..Grüße\n',
  language: '',
  receivedAt: Date.parse('2026-03-04T05:06:07Z'),
  state: 'new',
  suspicion: [],
};
const from = { name: 'Studio', address: 'site@studio.example' };
const to = [{ name: '', address: 'owner@studio.example' }];

test("the mail comes from the owner's domain, and the answer goes to the visitor", () => {
  const details = (id: string) => `https://studio.example/details/${id}`;
  const mail = messageMail(message, { from, to }, en.contact.mail, details);
  expect(mail).toMatchObject({
    from,
    to,
    replyTo: { name: 'Ida, Novak', address: 'ida@visitor.example' },
    subject: 'A new shop',
    messageId: '<0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11@studio.example>',
  });
  expect(mail.text).toMatchInlineSnapshot(`
    ".
    ..Grüße


    Budget: up to 5,000
    Came from: /service

    Saved projects:
    - The blue door
      https://studio.example/details/123

    -- 
    Ida, Novak
    ida@visitor.example"
  `);
});

test('a confirmation holds nothing that the visitor wrote', () => {
  const mail = confirmationMail(message, { from, to }, { subject: 'Here', text: 'It is here.' });
  expect(mail).toMatchObject({
    from,
    to: [{ name: '', address: 'ida@visitor.example' }],
    replyTo: { address: 'owner@studio.example' },
    subject: 'Here',
    text: 'It is here.',
    messageId: '<0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11.confirmation@studio.example>',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
});

test('nothing that a visitor writes is decoded as an encoded word (RFC 2047)', async () => {
  const word = '=?utf-8?B?QQ0KQmNjOiBhbGxAZXZpbC5leGFtcGxl?=';
  const details = (id: string) => id;
  const mail = messageMail(
    { ...message, saved: [], suspicion: [], name: word, subject: `Grüße ${word}=${word}` },
    { from, to },
    en.contact.mail,
    details,
  );
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(mail);
  const [head = ''] = String(sent.message).split('\r\n\r\n');
  const words = head.matchAll(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi);
  for (const [, encoding, text = ''] of words) {
    const decoded =
      encoding?.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('=', '%'));
    expect(decoded).not.toMatch(/[\r\n]/);
  }
  expect(head).not.toMatch(/^Bcc:/im);
});
