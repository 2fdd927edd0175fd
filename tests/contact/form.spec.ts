import { expect } from '@playwright/test';
import { HONEYPOT_NAME } from '../../packages/vitrine/message/honeypot.ts';
import { expectAccessible } from '../helpers/accessible.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { field, fillIn, formStatus, openForm, receipt, sendButton, test } from './form-fixtures.ts';

test('errors are shown at fields and above the form until corrected', async ({ page, server }) => {
  await openForm(page);
  await fillIn(page, { name: 'Ida', email: 'ida@visitor' });
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid');
  await sendButton(page).click();
  await expect(formStatus(page)).toBeFocused();
  await expect(formStatus(page).getByRole('link')).toHaveText([
    'Enter a valid email address, such as name@example.com.',
    'Enter a subject.',
    'Enter your message.',
  ]);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/valid email address/);
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await formStatus(page).getByRole('link', { name: 'Enter your message.' }).click();
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.type('A');
  await expect(field(page, 'Message')).not.toHaveAttribute('aria-invalid');
  await expect(formStatus(page).getByRole('link')).toHaveCount(2);
  expect(await server.stored()).toEqual([]);
});

test('clicks in a row send once, and the receipt repeats the message', async ({ page, server }) => {
  const said = watchConsole(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await openForm(page);
  await fillIn(page);
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 5; n += 1) button.click();
  });
  await expect(receipt(page)).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText([/2\d{3}/, ...Object.values(GOOD)]);
  await expectAccessible(page);
  expect(posts).toBe(1);
  expect(await server.stored()).toMatchObject([GOOD]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(said).toEqual([]);
});

test('a retry after a lost answer is stored once', async ({ page, server }) => {
  await openForm(page);
  await fillIn(page);
  let posts = 0;
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    posts += 1;
    if (posts > 1) return await route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(formStatus(page)).toContainText('The server could not be reached.');
  expect(await server.stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(receipt(page)).toBeVisible();
  expect(posts).toBe(2);
  expect(await server.stored()).toHaveLength(1);
});

test('ticked projects are sent; a filled hidden field means spam', async ({ page, server }) => {
  await page.goto('/contact');
  const saved = [
    { id: '123', title: 'Birch and Bobbin' },
    { id: '124', title: '<b>Bold</b>' },
  ];
  await page.evaluate((text) => localStorage.setItem('vitrine:saved', text), JSON.stringify(saved));
  await openForm(page);
  await fillIn(page);
  await page.getByRole('checkbox', { name: 'Birch and Bobbin' }).uncheck();
  await expectAccessible(page);
  await sendButton(page).click();
  await expect(page.getByRole('definition').last()).toHaveText('<b>Bold</b>');
  expect(await server.stored()).toMatchObject([{ saved: [{ id: '124', title: '<b>Bold</b>' }] }]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await fillIn(page, { ...GOOD, subject: 'A better shop' });
  await page.locator(`input[name=${HONEYPOT_NAME}]`).evaluate((input: HTMLInputElement) => {
    input.value = 'http://evil.example';
  });
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  // A program may have filled in the field for a person, so the owner is informed.
  expect(await server.stored()).toMatchObject([
    { subject: 'A new shop' },
    { subject: 'A message was filed as spam' },
  ]);
  expect(await server.stored('spam')).toMatchObject([{ suspicion: ['hidden field filled in'] }]);
});
