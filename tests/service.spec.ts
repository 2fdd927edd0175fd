import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { services } from './helpers/services.ts';

test('Service lists eight services, each with a text and a link of its own', async ({ page }) => {
  await page.goto('/service');
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Read More' }) });
  await expect(entries).toHaveCount(8);
  const texts = new Set<string>();
  for (const [index, name] of services.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(entry.getByRole('link')).toHaveAccessibleName(`Read More about ${name}`);
    texts.add(await entry.locator('p').last().innerText());
  }
  expect(texts.size).toBe(8);

  await test.step("'Read More' leads to what the service includes", async () => {
    for (const name of services) {
      await page.getByRole('link', { name: `Read More about ${name}` }).click();
      const id = new URL(page.url()).hash.slice(1);
      const notes = page.locator(`section[id="${id}"]`);
      await expect(notes.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(notes.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(notes.getByRole('listitem').first()).toBeVisible();
    }
  });
  await test.step('a service can be asked about, and the message knows its subject', async () => {
    const ask = page.getByRole('link', { name: 'Ask about this' });
    await expect(ask).toHaveCount(8);
    await ask.nth(6).click();
    await expect(page).toHaveURL((url) => url.pathname === '/contact');
    expect(new URL(page.url()).searchParams.get('subject')).toBe('(SEO) Optimization');
  });
});
