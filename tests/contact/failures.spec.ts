import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../helpers/accessible.ts';
import { GOOD } from '../helpers/contact-fixture.ts';
import { field, fillIn, formStatus, openForm, receipt, sendButton, test } from './form-fixtures.ts';

async function expectFallbacks(page: Page, reason: string): Promise<void> {
  await expect(formStatus(page)).toBeFocused();
  await expect(formStatus(page)).toContainText('Your message was not sent');
  await expect(formStatus(page)).toContainText(reason);
  await expect(field(page, 'Message')).toHaveValue(GOOD.message);
  const mail = formStatus(page).getByRole('link', { name: 'Open in your mail program' });
  const link = new URL((await mail.getAttribute('href')) ?? '');
  expect(link.protocol).toBe('mailto:');
  expect(link.searchParams.get('subject')).toBe(GOOD.subject);
  expect(link.searchParams.get('body')).toContain('Grüße,\r\nIda');
}

test('a failure is shown, nothing is lost, and trying again sends', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await fillIn(page);
  const wait = { status: 429, headers: { 'Retry-After': '600' } };
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    await route.fulfill({ contentType: 'application/json', ...wait });
  });
  await sendButton(page).click();
  await expectFallbacks(page, 'Please try again in 10 minutes.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByText('The message was copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll('\r\n', '\n')).toBe(
    `${GOOD.subject}\n\n${GOOD.message}\n\n${GOOD.name}\n${GOOD.email}`,
  );

  await page.unroute('**/api/contact');
  const again = page.getByRole('button', { name: 'Try again' });
  await context.setOffline(true);
  await again.click();
  await expectFallbacks(page, 'This device is offline.');
  await context.setOffline(false);
  await again.click();
  await expect(receipt(page)).toBeVisible();
  expect(await server.stored()).toHaveLength(1);
});

test('a response that does not arrive is reported after 20 seconds', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.clock.install();
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') await route.fallback();
  });
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending your message' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(formStatus(page)).not.toBeEmpty({ timeout: 100 });
  }).toPass({ intervals: [20] });
  await expectFallbacks(page, 'The server did not answer within 20 seconds.');
});
