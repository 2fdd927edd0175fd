import { expect } from '@playwright/test';
import { expectUsable, projectsPage, test } from './parts.ts';

const birch = 'Birch and Bobbin';

test('the share sheet of the device opens, and closing it is no error', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        const { dataset } = document.documentElement;
        if (dataset.shared) throw new DOMException('closed', 'AbortError');
        dataset.shared = JSON.stringify(data);
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
  await projectsPage(page).share(birch).click();
  await projectsPage(page).heart(birch).click();
  await expect(projectsPage(page).saved).toHaveText('Saved (1)');
  await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('else a menu has plain links and copies the address', async ({ page, context }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('project');
  const share = projectsPage(page).share(birch);
  const menu = page.getByRole('group', { name: `Share ${birch}` });
  const address = new URL('details/123', page.url()).href;

  await test.step('plain links in a new tab', async () => {
    await share.click();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectUsable(page);
    const links = menu.getByRole('link');
    await expect(links).toHaveText([/^Mail$/, /^LinkedIn/, /^Mastodon/, /^X/, /^WhatsApp/]);
    await expect(links.and(page.locator('[target=_blank][rel=noopener]'))).toHaveCount(4);
    const pattern = new RegExp(encodeURIComponent(address).replaceAll('.', '\\.'));
    await expect(links.last()).toHaveAttribute('href', pattern);
  });
  await test.step('it closes by Escape, which returns the focus, and by a click outside', async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(share).toBeFocused();
    await share.click();
    await expect(menu).toBeVisible();
    await share.click();
    await expect(menu).toBeHidden();
    await share.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
  });
  await test.step('it opens beside another card at once', async () => {
    await share.click();
    await expect(menu).toBeVisible();
    await projectsPage(page).share('Honey from the Lime Avenue').click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('group', { name: 'Share Honey' })).toBeVisible();
  });
  await test.step('it copies the link and confirms that', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.click();
    await expect(menu.getByRole('button', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
});

test('it shows the link where copying is not allowed', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await page.goto('project');
  await projectsPage(page).share(birch).click();
  const menu = page.getByRole('group', { name: `Share ${birch}` });
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByText(new URL('details/123', page.url()).href)).toBeVisible();
});
