import { expect } from '@playwright/test';
import { blockStorage } from '../helpers/block-storage.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { field, fillIn, openForm, receipt, sendButton, test, untilReady } from './form-fixtures.ts';

test('a draft survives late scripts, a reload and a closed tab', async ({ context, server }) => {
  const first = await context.newPage();
  const letFormCome = await holdBack(first, /\/ContactForm[^/]*\.js/);
  await first.goto('/contact', { waitUntil: 'commit' });
  await fillIn(first);
  letFormCome();
  await untilReady(first);
  await expect(field(first, 'Message')).toHaveValue(GOOD.message);
  await first.reload();
  await expect(field(first, 'Message')).toHaveValue(GOOD.message);
  await first.close();

  const second = await context.newPage();
  await openForm(second);
  await expect(field(second, 'Name')).toHaveValue(GOOD.name);
  await expect(second.getByText('Your draft was restored.')).toBeVisible();
  await second.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(second, 'Message')).toHaveValue('');
  await second.reload();
  await expect(field(second, 'Message')).toHaveValue('');
  await fillIn(second);
  await sendButton(second).click();
  await expect(receipt(second)).toBeVisible();
  expect(await server.stored()).toHaveLength(1);
  expect(await second.evaluate(() => localStorage.getItem('vitrine:contact-draft'))).toBeNull();
});

test('the form works without storage', async ({ page, server }) => {
  await blockStorage(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await server.stored()).toMatchObject([GOOD]);
});
