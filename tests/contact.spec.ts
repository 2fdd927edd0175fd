import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const fields = ['Name', 'Email', 'Subject', 'Message'];

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test('the profiles are linked', async ({ page }) => {
  const profiles = page
    .getByRole('main')
    .getByRole('list', { name: 'Social profiles' })
    .getByRole('link');
  await expect(profiles).toHaveText(['GitHub', 'LinkedIn', 'Mastodon', 'Bluesky', 'CodePen']);
  for (const profile of await profiles.all()) await expect(profile).toHaveAttribute('href', '#');
});

test('the email box and the phone box hold values reserved for examples', async ({ page }) => {
  const main = page.getByRole('main');
  const email = main.getByRole('link', { name: /^Email/ });
  await expect(email).toHaveText(/\b\w+@[\w-]+\.example$/);
  await expect(email).toHaveAttribute('href', /^mailto:\w+@[\w-]+\.example$/);
  // The numbers that Germany keeps for fiction: in Berlin, 030 23125 000 to 999.
  const phone = main.getByRole('link', { name: /^Phone/ });
  await expect(phone).toHaveText(/\+49 30 23125 ?\d{3}$/);
  await expect(phone).toHaveAttribute('href', /^tel:\+493023125\d{3}$/);
});

test('the form has four labelled fields, all required', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(4);
  for (const label of fields) {
    await expect(field(page, label)).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('required');
    const missing = await field(page, label).evaluate(
      (node) =>
        'validity' in node && node.validity instanceof ValidityState && node.validity.valueMissing,
    );
    expect(missing, label).toBe(true);
  }
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Message')).toHaveJSProperty('localName', 'textarea');
});

test('the form posts, and has a button to send it', async ({ page }) => {
  const form = page.locator('main form');
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form.getByRole('button', { name: /^Send/ })).toBeVisible();
});

test('the door sign says what the content says', async ({ page }) => {
  await expect(page.getByRole('main').getByText('Open for projects from January')).toBeVisible();
});
