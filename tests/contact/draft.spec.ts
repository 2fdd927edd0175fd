import { expect } from '@playwright/test';
import { blockStorage } from '../helpers/block-storage.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { field, fillIn, openForm, receipt, sendButton, test, untilReady } from './form-fixtures.ts';

test('a draft survives a reload and a closed tab, until it is sent', async ({
  context,
  server,
}) => {
  const first = await context.newPage();
  await openForm(first, `${server.url}/contact`);
  await fillIn(first, { ...GOOD, subject: '' });
  await first.reload();
  await expect(field(first, 'Message')).toHaveValue(GOOD.message);
  await first.close();

  const second = await context.newPage();
  await openForm(second, `${server.url}/contact`);
  await expect(field(second, 'Name')).toHaveValue(GOOD.name);
  await expect(second.getByText('Your draft was restored.')).toBeVisible();
  await fillIn(second, { subject: GOOD.subject });
  await sendButton(second).click();
  await expect(receipt(second)).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('vitrine:contact-draft'))).toBeNull();
  await second.reload();
  await expect(field(second, 'Message')).toHaveValue('');
});

test('the form works without storage', async ({ page, server }) => {
  await blockStorage(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await server.stored()).toMatchObject([GOOD]);
});

test('text typed before hydration stays until it is discarded', async ({ page }) => {
  const letFormCome = await holdBack(page, /\/ContactForm[^/]*\.js/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  letFormCome();
  await untilReady(page);
  await expect(field(page, 'Message')).toHaveValue(GOOD.message);
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(GOOD.message);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await openForm(page);
  await expect(field(page, 'Message')).toHaveValue('');
});
