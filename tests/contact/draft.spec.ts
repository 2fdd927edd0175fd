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

test('a link fills the subject, and what the visitor makes of it stays', async ({ page }) => {
  const subject = encodeURIComponent('"><script>document.title="x"</script>');
  const path = `/contact?subject=${subject}`;
  await openForm(page, path);
  await expect(field(page, 'Subject')).toHaveValue('"><script>document.title="x"</script>');
  await expect(page).toHaveTitle(/^CONTACT PAGE/);
  await field(page, 'Subject').fill('My own words');
  await page.reload();
  await openForm(page, path);
  await expect(field(page, 'Subject')).toHaveValue('My own words');
});

test('without storage the form works all the same', async ({ page, server }) => {
  await blockStorage(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await server.stored()).toMatchObject([GOOD]);
});

test('what is typed before the form reacts stays until it is discarded', async ({ page }) => {
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
