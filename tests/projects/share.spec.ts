import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { projectsPage, watchConsole } from './parts.ts';

const birch = 'Birch and Bobbin';

test('opens the share sheet of the device where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        document.documentElement.setAttribute('data-shared', JSON.stringify(data));
      },
    });
  });
  await page.goto('project');
  await projectsPage(page).share(birch).click();
  const address = new URL('details/123', page.url()).href;
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: birch, url: address }),
  );
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('a share sheet that is closed again is no error', async ({ page }) => {
  const said = watchConsole(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: () => Promise.reject(new DOMException('closed', 'AbortError')),
    });
  });
  await page.goto('project');
  await projectsPage(page).share(birch).click();
  await projectsPage(page).heart(birch).click();
  expect(said).toEqual([]);
});

test.describe('elsewhere a small menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto('project');
  });

  test('has plain links in a new tab', async ({ page }) => {
    await projectsPage(page).share(birch).click();
    const menu = page.getByRole('group', { name: `Share ${birch}` });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const links = menu.getByRole('link');
    await expect(links).toHaveText([/^Mail$/, /^LinkedIn/, /^Mastodon/, /^X/, /^WhatsApp/]);
    const address = new URL('details/123', page.url()).href;
    for (const link of await links.all()) {
      const url = (await link.getAttribute('href')) ?? '';
      expect(decodeURIComponent(url)).toContain(address);
      if (url.startsWith('mailto:')) continue;
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('copies the link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await projectsPage(page).share(birch).click();
    const menu = page.getByRole('group', { name: `Share ${birch}` });
    await expect(menu.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL('details/123', page.url()).href,
    );
  });

  test('shows the link where copying is not allowed', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
    });
    await projectsPage(page).share(birch).click();
    const menu = page.getByRole('group', { name: `Share ${birch}` });
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await expect(menu.getByText(new URL('details/123', page.url()).href)).toBeVisible();
  });

  test('closes on Escape and gives the focus back, and on a click beside it', async ({ page }) => {
    const { share } = projectsPage(page);
    const menu = page.getByRole('group', { name: `Share ${birch}` });
    await share(birch).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(share(birch)).toBeFocused();
    await share(birch).click();
    await expect(menu).toBeVisible();
    await share(birch).click();
    await expect(menu).toBeHidden();
    await share(birch).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
  });

  test('opens beside another card at once', async ({ page }) => {
    const { share } = projectsPage(page);
    await share(birch).click();
    await expect(page.getByRole('group', { name: `Share ${birch}` })).toBeVisible();
    await share('Honey from the Lime Avenue').click();
    await expect(page.getByRole('group', { name: `Share ${birch}` })).toBeHidden();
    await expect(page.getByRole('group', { name: 'Share Honey' })).toBeVisible();
  });
});
