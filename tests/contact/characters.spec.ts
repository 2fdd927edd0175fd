import { expect } from '@playwright/test';
import { GOOD } from '../helpers/contact-fixture.ts';
import {
  field,
  fillIn,
  openForm,
  receipt,
  sendButton,
  testWithMail,
  untilReady,
} from './form-fixtures.ts';

// Umlauts, characters of several code points, right-to-left text, lines that look like the end of an
// SMTP message, spaces that mail programs fold, a line longer than SMTP allows, 5,000 characters.
const LINES = [
  'Grüße aus Łódź, Çeşme und Ðà Nẵng – „ja“',
  '👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇪🇺 é e\u0301',
  'שלום, אני רוצה אתר חדש',
  'مرحبا بالعالم 123',
  '.',
  '..',
  '.leading dot',
  'From the beginning',
  '>From here',
  '  two spaces, and two behind  ',
  '',
  '=3D =?utf-8?Q?x?= %0D%0A &amp; <b>"\'\\',
  '漢字かな交じり文 '.repeat(60),
  'x'.repeat(2000),
  '-- ',
  'the end',
];
const MESSAGE = LINES.join('\n').padEnd(5000, ' and so on');

const test = testWithMail.extend({ waits: true });

test('a message arrives with every character, as soon as its draft is restored', async ({
  page,
  server,
  mailServer: { received },
}) => {
  expect(MESSAGE).toHaveLength(5000);
  await openForm(page);
  await fillIn(page, { ...GOOD, name: 'Zoë "Żółw" ארי', subject: 'Größe 👟, bitte' });
  await field(page, 'Message').fill('');
  await field(page, 'Message').focus();
  for (const [index, line] of MESSAGE.split('\n').entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
  }
  await page.reload();
  await untilReady(page);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await server.stored()).toMatchObject([{ message: MESSAGE }]);

  await expect.poll(() => received.size).toBe(1);
  const [mail] = received.values();
  const [stored] = await server.stored();
  expect(mail?.text.startsWith(`${MESSAGE}\n\n-- \nZoë "Żółw" ארי\nida@visitor.example`)).toBe(
    true,
  );
  expect(mail?.headers.get('subject')).toBe('Größe 👟, bitte');
  expect(mail?.headers.get('from')).toBe('Studio <site@studio.example>');
  expect(mail?.headers.get('to')).toBe('owner@studio.example');
  expect(mail?.headers.get('reply-to')).toBe('Zoë "Żółw" ארי <ida@visitor.example>');
  expect(mail?.headers.get('message-id')).toBe(`<${stored?.id}@studio.example>`);
  expect(server.lines.join('\n')).not.toContain('Grüße');
});
