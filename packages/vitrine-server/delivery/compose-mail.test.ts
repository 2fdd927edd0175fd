import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { englishTexts } from 'vitrine/message';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import type { StoredMessage } from '../store/records.ts';
import { messageMail } from './compose-mail.ts';

test('nothing that a visitor writes is decoded as an encoded word (RFC 2047)', async () => {
  const word = '=?utf-8?B?QQ0KQmNjOiBhbGxAZXZpbC5leGFtcGxl?=';
  const message: StoredMessage = {
    ...GOOD_MESSAGE,
    id: '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11',
    name: word,
    subject: `Grüße ${word}=${word}`,
    language: '',
    receivedAt: Date.parse('2026-03-04T05:06:07Z'),
    state: 'new',
    suspicion: [],
  };
  const from = { name: 'Studio', address: 'site@studio.example' };
  const to = [{ name: '', address: 'owner@studio.example' }];
  const site = { locale: 'en', strings: englishTexts };
  const mail = messageMail(message, { from, to }, site, (id) => id);
  // A service that sends mail by HTTP gets subject and names as text, and writes the mail headers itself.
  expect([mail.subject, mail.replyTo?.name].join()).not.toContain('=?');
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
