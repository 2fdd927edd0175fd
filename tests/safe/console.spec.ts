// Everything on every page is used once; the browser has nothing to say about it, above all not
// that the content policy kept something back. tests/contact/form.spec.ts does so for messages.
import { expect, type Page, test } from '@playwright/test';
import { settle } from '../../scripts/settle.ts';
import { fillIn, test as messageTest, sendButton } from '../contact/fixtures.ts';
import { paths } from '../helpers/pages.ts';
import { next, previous } from '../motion/slider-support.ts';
import { projectsPage, watchConsole } from '../projects/parts.ts';

/** Notes what the console gets, and every request that leaves the site. */
function watch(page: Page): string[] {
  const said = watchConsole(page);
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const own = page.url() === 'about:blank' ? host : new URL(page.url()).host;
    if (protocol !== 'data:' && host !== own) said.push(`request: ${request.url()}`);
  });
  return said;
}

async function expectPolicy(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  const policy = (await answer?.headerValue('Content-Security-Policy')) ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
}

test('every page, scrolled through, with sliders and the switches of light and motion', async ({
  page,
}) => {
  const said = watch(page);
  let sliders = 0;
  for (const path of paths) {
    await expectPolicy(page, path);
    await settle(page);
    const slider = page.locator('section[aria-roledescription="carousel"]');
    if ((await slider.count()) > 0) {
      await next(slider).click();
      await previous(slider).click();
      sliders += 1;
    }
    const light = page.getByRole('group', { name: 'Light' });
    for (const name of ['Night', 'Day', 'As the system has it']) {
      await light.getByRole('radio', { name, exact: true }).check();
    }
    await page.getByRole('button', { name: 'Stop all motion' }).click();
    await page.getByRole('button', { name: 'Let things move' }).click();
  }
  expect(sliders).toBeGreaterThanOrEqual(3);
  // The browser itself notes that the unknown address answered with 404.
  const own = said.filter((line) => !line.includes('status of 404'));
  expect(own).toEqual([]);
  expect(said.length - own.length).toBeLessThanOrEqual(1);
});

test('search, filters, saving and the share menu', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const said = watch(page);
  await expectPolicy(page, '/project');
  const { keyword, category, heart, share, titles } = projectsPage(page);
  await keyword.fill('Bobbin');
  await expect(titles).toHaveText(['Birch and Bobbin']);
  await category.selectOption({ index: 1 });
  await heart('Birch and Bobbin').click();
  await share('Birch and Bobbin').click();
  const menu = page.getByRole('group', { name: 'Share Birch and Bobbin' });
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(menu.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^READ MORE/ }).click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expect(titles).toHaveText(['Birch and Bobbin']);
  expect(said).toEqual([]);
});

test('the pictures of a project', async ({ page }) => {
  const said = watch(page);
  await expectPolicy(page, '/details/123');
  await expect(page.getByRole('button', { name: 'Save Birch and Bobbin' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Birch and Bobbin' });
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(said).toEqual([]);
});

messageTest.describe('without JavaScript', () => {
  messageTest.use({ javaScriptEnabled: false });

  messageTest('a message that is refused, and one that is taken', async ({ page, server }) => {
    const said = watch(page);
    await page.goto('/contact');
    await fillIn(page, { name: 'Ida' });
    await page.locator('form#contact-form').evaluate((form) => form.setAttribute('novalidate', ''));
    await sendButton(page).click();
    await expect(page.locator('#contact-answer')).not.toBeEmpty();
    await expect(page.locator('#contact-name')).toHaveValue('Ida');
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(server.stored()).toHaveLength(1);
    expect(said.filter((line) => !line.includes('status of 422'))).toEqual([]);
  });
});
