import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('Contact shows its content', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await test.step('the profiles are linked', async () => {
    const profiles = main.getByRole('list', { name: 'Social profiles' }).getByRole('link');
    await expect(profiles).toHaveText(['GitHub', 'LinkedIn', 'Mastodon', 'Bluesky', 'CodePen']);
  });
  await test.step('email and phone hold values reserved for examples', async () => {
    const email = main.getByRole('link', { name: /^Email/ });
    await expect(email).toHaveText(/\b\w+@[\w-]+\.example$/);
    await expect(email).toHaveAttribute('href', /^mailto:\w+@[\w-]+\.example$/);
    // Berlin phone numbers that are reserved for fiction: 030 23125 000 to 030 23125 999.
    const phone = main.getByRole('link', { name: /^Phone/ });
    await expect(phone).toHaveText(/\+49 30 23125 ?\d{3}$/);
    await expect(phone).toHaveAttribute('href', /^tel:\+493023125\d{3}$/);
    await expect(main.getByRole('link', { name: 'Save to your address book' })).toBeVisible();
  });
  await test.step('the form has four labelled fields, all required', async () => {
    await expect(main.getByRole('textbox')).toHaveCount(4);
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      const field = main.getByRole('textbox', { name, exact: true });
      await expect(field).toBeVisible();
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveJSProperty('validity.valueMissing', true);
    }
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  });
  await test.step('the availability is that of the content', async () => {
    await expect(main.getByText('Open for projects from January')).toBeVisible();
  });
});
